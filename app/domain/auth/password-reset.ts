// decisions.md 6: "Esqueci minha senha". Attacks A03, A05, B12.

/** Time a reset link works. */
export const RESET_TTL_MS = 60 * 60 * 1000;
/** New passwords one link takes before it is dead (A03). */
export const MAX_RESET_TRIES = 5;
/** Mails one account gets before the next waits (lock-out.ts): nobody fills a stranger's mailbox. */
export const FREE_RESET_MAILS = 3;
