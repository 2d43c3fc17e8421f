/** As app/contracts/frames.ts has them; that file carries all of the members' frames with it. */
export const CLOSE_TOO_MANY = 4408;
export const CLOSE_GONE = 4404;
