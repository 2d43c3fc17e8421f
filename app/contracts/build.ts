/** Set by vite.config.ts where the product is built; not there in tests and in development. */
declare const PROSA_BUILD: string | undefined;

/** The build id of this server. For server code only; a page has the id of its own build. */
export const BUILD = typeof PROSA_BUILD === "string" ? PROSA_BUILD : "development";
