// Shows that it is somebody's turn, and leads to the table; see turn.js.

addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(clients.matchAll({ type: "window", includeUncontrolled: true }).then((pages) => lead(pages, event.notification.data)));
});

function lead(pages, table) {
  const page = pages.find(({ url }) => url === table);
  return page ? page.focus() : clients.openWindow(table);
}
