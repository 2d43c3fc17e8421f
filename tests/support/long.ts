import { env } from "cloudflare:workers";

/** `npm run test:long`: the full figures instead of the short form. */
export const isLong: boolean = (env as Env & { PROSA_LONG: string }).PROSA_LONG === "1";
