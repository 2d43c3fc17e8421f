import type { Step } from "../inbox/migrate.ts";

/** What an instance keeps beside its inbox. */
export const instanceSteps: readonly Step[] = [
	{
		id: "0001_create_link",
		sql: `
CREATE TABLE config (id INTEGER PRIMARY KEY CHECK (id = 1), json TEXT NOT NULL);
CREATE TABLE link (id INTEGER PRIMARY KEY CHECK (id = 1), json TEXT NOT NULL, seq INTEGER NOT NULL);
CREATE TABLE transitions (at INTEGER NOT NULL, version INTEGER PRIMARY KEY, status TEXT NOT NULL);
CREATE TABLE simulator (id INTEGER PRIMARY KEY CHECK (id = 1), json TEXT NOT NULL);
`,
	},
	{
		id: "0002_explain_transitions",
		sql: `
ALTER TABLE transitions ADD COLUMN reason TEXT;
`,
	},
];
