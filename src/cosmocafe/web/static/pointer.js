// What comes to lie under a pointer that rests is not pointed at.

let rest = [NaN, NaN];

addEventListener("pointermove", ({ clientX, clientY }) => { rest = [clientX, clientY]; }, { passive: true });

export const isMoved = ({ clientX, clientY }) => clientX !== rest[0] || clientY !== rest[1];
