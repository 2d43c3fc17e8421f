import type { Step } from "../object/migrate.ts";

/** The schema of an object that holds a workspace's knowledge. */
export const knowledgeSteps: readonly Step[] = [
	{
		// `attachments`: which agents know which bases. `cuts`: lengths of the passages of `text` as JSON; a text is stored once.
		// `external_id`: how a program calls it. `imported`: what was taken in from D1 as it was then, so that nothing comes
		// twice and what was deleted stays away.
		id: "0001_create_knowledge",
		onlyAdds: true,
		sql: `
CREATE TABLE bases (
	id TEXT PRIMARY KEY,
	name TEXT NOT NULL,
	created_by TEXT,
	created_at INTEGER NOT NULL
) WITHOUT ROWID;

CREATE TABLE attachments (
	agent_id TEXT NOT NULL,
	base_id TEXT NOT NULL,
	PRIMARY KEY (agent_id, base_id)
) WITHOUT ROWID;

CREATE TABLE entries (
	id TEXT PRIMARY KEY,
	base_id TEXT NOT NULL,
	source TEXT NOT NULL,
	source_id TEXT,
	file_name TEXT,
	external_id TEXT,
	title TEXT NOT NULL,
	text TEXT NOT NULL,
	cuts TEXT NOT NULL,
	characters INTEGER NOT NULL,
	created_by TEXT,
	created_at INTEGER NOT NULL,
	updated_at INTEGER NOT NULL,
	answered INTEGER NOT NULL DEFAULT 0,
	last_answered_at INTEGER,
	last_right_at INTEGER
);
CREATE INDEX entries_base ON entries (base_id, created_at, id);
CREATE UNIQUE INDEX entries_external ON entries (base_id, external_id) WHERE external_id IS NOT NULL;

CREATE TABLE imported (
	entry_id TEXT PRIMARY KEY,
	agent_id TEXT NOT NULL,
	updated_at INTEGER NOT NULL
) WITHOUT ROWID;

CREATE TABLE imported_agents (
	agent_id TEXT PRIMARY KEY,
	version INTEGER NOT NULL
) WITHOUT ROWID;

CREATE TABLE meta (
	key TEXT PRIMARY KEY,
	value INTEGER NOT NULL
) WITHOUT ROWID;
`,
	},
];
