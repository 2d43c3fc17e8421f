import { withMeter } from "#workers/data/deadline.ts";

/** The database as a channel's object uses it: what it reads and writes is counted. */
export const meterDatabase = withMeter;
