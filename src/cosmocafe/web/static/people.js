// My place and coming back: the secret behind the # goes into its field, and passkeys are offered where the browser has them.

import { $, body, notice } from "./page.js";

const hasPasskeys = isSecureContext && Boolean(window.PublicKeyCredential) && !/^[\d.]+$|:/.test(location.hostname); // they belong to a name

export function fillSecret() {
  const take = () => {
    if (location.hash.length < 2) return;
    document.querySelector("[name=secret]").value = location.hash.slice(1);
    history.replaceState(null, "", location.pathname);
  };
  addEventListener("hashchange", take);
  take();
  const button = document.querySelector("[data-use-passkey]");
  button.hidden = !hasPasskeys;
  button.addEventListener("click", () => carefully(usePasskey));
}

export function offerPasskeys() {
  $("passkeys").hidden = !hasPasskeys;
  document.querySelector("[data-make-passkey]").addEventListener("click", () => carefully(makePasskey));
}

async function carefully(work) {
  try {
    await work();
  } catch {
    notice(body.dataset.failed, 8);
  }
}

async function makePasskey() {
  const wish = await post("/me/passkey/wish");
  wish.challenge = bytes(wish.challenge);
  wish.user.id = bytes(wish.user.id);
  for (const one of wish.excludeCredentials) one.id = bytes(one.id);
  const { id, response } = await navigator.credentials.create({ publicKey: wish });
  await post("/me/passkey", { id, ...parts(response.clientDataJSON, response.getAuthenticatorData()), key: text(response.getPublicKey()) });
  location.reload();
}

async function usePasskey() {
  const asked = await post("/back/passkey/ask");
  const { id, response } = await navigator.credentials.get({ publicKey: { ...asked, challenge: bytes(asked.challenge) } });
  await post("/back/passkey", { id, ...parts(response.clientDataJSON, response.authenticatorData), signature: text(response.signature) });
  location.assign("/");
}

function parts(client, authenticator) { return { client: text(client), authenticator: text(authenticator) }; }

async function post(path, said = {}) {
  const answer = await fetch(path, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(said) });
  if (!answer.ok) throw new Error(path);
  return answer.json();
}

function bytes(written) { return Uint8Array.from(atob(written.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0)); }

function text(data) { return btoa(String.fromCharCode(...new Uint8Array(data))).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", ""); }
