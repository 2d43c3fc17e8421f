/** Set by vite.config.ts where the product is built; not there in tests and in development. */
declare const PROSA_BUILD: string | undefined;

/** Which sources this server was built from. For the server alone: a page is told its own. */
export const BUILD = typeof PROSA_BUILD === "string" ? PROSA_BUILD : "development";
