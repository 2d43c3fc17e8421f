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
	{
		// Tables of entries that are catalogues, as JSON. `updated_at`: of the entry when its text was made of the table. A
		// release that does not know them searches their texts.
		id: "0002_create_catalogues",
		onlyAdds: true,
		sql: `
CREATE TABLE catalogues (
	entry_id TEXT PRIMARY KEY,
	rows TEXT NOT NULL,
	updated_at INTEGER NOT NULL
) WITHOUT ROWID;
`,
	},
	{
		// Sites that are read by their address. `run` counts the readings; `cursor`: where the one under way goes on; `attempts`
		// since it last got on. `due_at`: of the next call. `settled_at`: of the first time that something of it was taken.
		// `source_pages`: found by the reading under way. `source_entries`: what an entry was read from, and a digest of what
		// it said when it was settled. `source_changes`: what waits for somebody's yes.
		id: "0003_create_sources",
		onlyAdds: true,
		sql: `
CREATE TABLE sources (
	id TEXT PRIMARY KEY,
	base_id TEXT NOT NULL,
	address TEXT NOT NULL,
	kind TEXT NOT NULL,
	schedule TEXT NOT NULL,
	state TEXT NOT NULL,
	problem TEXT,
	title TEXT NOT NULL DEFAULT '',
	pages INTEGER NOT NULL DEFAULT 0,
	missed INTEGER NOT NULL DEFAULT 0,
	run INTEGER NOT NULL DEFAULT 0,
	attempts INTEGER NOT NULL DEFAULT 0,
	cursor TEXT,
	due_at INTEGER,
	last_read_at INTEGER,
	settled_at INTEGER,
	created_by TEXT,
	created_at INTEGER NOT NULL
) WITHOUT ROWID;

CREATE TABLE source_pages (
	source_id TEXT NOT NULL,
	address TEXT NOT NULL,
	position INTEGER NOT NULL,
	problem TEXT,
	found TEXT NOT NULL,
	PRIMARY KEY (source_id, address)
) WITHOUT ROWID;

CREATE TABLE source_entries (
	entry_id TEXT PRIMARY KEY,
	source_id TEXT NOT NULL,
	path TEXT NOT NULL,
	settled TEXT NOT NULL
) WITHOUT ROWID;
CREATE INDEX source_entries_source ON source_entries (source_id);

CREATE TABLE source_declined (
	source_id TEXT NOT NULL,
	digest TEXT NOT NULL,
	PRIMARY KEY (source_id, digest)
) WITHOUT ROWID;

CREATE TABLE source_changes (
	source_id TEXT NOT NULL,
	key TEXT NOT NULL,
	position INTEGER NOT NULL,
	kind TEXT NOT NULL,
	entry_id TEXT,
	found TEXT,
	PRIMARY KEY (source_id, key)
) WITHOUT ROWID;
`,
	},
	{
		// Pairs of entries that look alike and are both right, by their ids in alphabetical order, as they were then.
		id: "0004_create_settled_pairs",
		onlyAdds: true,
		sql: `
CREATE TABLE settled_pairs (
	one TEXT NOT NULL,
	other TEXT NOT NULL,
	one_updated_at INTEGER NOT NULL,
	other_updated_at INTEGER NOT NULL,
	settled_by TEXT NOT NULL,
	settled_at INTEGER NOT NULL,
	PRIMARY KEY (one, other)
) WITHOUT ROWID;
`,
	},
	{
		// `__vectors`: int8 figures of an entry's passages one behind the other. Made anew from the entries at any time, and in
		// no backup: the dump of every release leaves out names that begin so, and JSON holds no bytes. Triggers, because a
		// release before this one changes entries too. `semantic_search`: who makes vectors; no row: the installation.
		id: "0005_add_vectors",
		onlyAdds: true,
		sql: `
CREATE TABLE __vectors (
	entry_id TEXT PRIMARY KEY,
	model TEXT NOT NULL,
	dimensions INTEGER NOT NULL,
	vectors BLOB NOT NULL
);
CREATE TRIGGER entries_changed AFTER UPDATE OF title, text, cuts ON entries
WHEN old.title IS NOT new.title OR old.text IS NOT new.text OR old.cuts IS NOT new.cuts
BEGIN DELETE FROM __vectors WHERE entry_id = old.id; END;
CREATE TRIGGER entries_removed AFTER DELETE ON entries
BEGIN DELETE FROM __vectors WHERE entry_id = old.id; END;

CREATE TABLE semantic_search (
	id INTEGER PRIMARY KEY,
	chosen TEXT NOT NULL,
	integration_id TEXT,
	model TEXT,
	problem TEXT
);

CREATE TABLE semantic_days (
	day TEXT PRIMARY KEY,
	questions INTEGER NOT NULL,
	question_tokens INTEGER NOT NULL,
	entry_tokens INTEGER NOT NULL
) WITHOUT ROWID;
`,
	},
	{
		// Groups of words that mean the same, `words` as JSON. Pairs that answers of the team suggest: of customers' questions
		// no more than one word each; dismissed ones stay away until they are as old as others.
		id: "0006_create_synonyms",
		onlyAdds: true,
		sql: `
CREATE TABLE synonym_groups (
	id TEXT PRIMARY KEY,
	words TEXT NOT NULL,
	created_by TEXT NOT NULL,
	created_at INTEGER NOT NULL
) WITHOUT ROWID;

CREATE TABLE synonym_suggestions (
	asked TEXT NOT NULL,
	told TEXT NOT NULL,
	is_dismissed INTEGER NOT NULL DEFAULT 0,
	suggested_at INTEGER NOT NULL,
	PRIMARY KEY (asked, told)
) WITHOUT ROWID;
`,
	},
];
