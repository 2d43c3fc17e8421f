// founding.md 6: "Esqueci minha senha". Attacks A03, A05, B12.

/** Time a reset link works. */
export const RESET_TTL_MS = 60 * 60 * 1000;
/** New passwords one link takes before it is dead (A03). */
export const MAX_RESET_TRIES = 5;
