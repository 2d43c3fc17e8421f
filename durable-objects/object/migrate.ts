import { logEvent } from "#workers/adapters/secrets/log-event.ts";

/** One step of an object's schema. Append-only: a shipped step is never edited. */
export interface Step {
	/** `0001_create_inbox`: number, verb, object. */
	id: string;
	sql: string;
	/**
	 * Whether a release that does not know this step can run on the changed schema: nothing it reads or
	 * writes was removed, changed in meaning or made mandatory. Stored beside the step's id, because that
	 * older release cannot ask.
	 */
	onlyAdds: boolean;
}

interface AppliedStep extends Record<string, SqlStorageValue> {
	id: string;
	only_adds: number | null;
}

/** Named sets of steps that grow independently of each other. */
export type Schema = Readonly<Record<string, readonly Step[]>>;

/**
 * Brings an object's tables to the newest step. Each set is applied in one transaction (R37): a crash half
 * way leaves the old schema, and the next start tries again. Storage is synchronous, so this may run in the
 * constructor. Unknown steps of a newer release are tolerated when they only add: a release can be rolled
 * back (R38).
 * @throws Error when an applied step is unknown here and does more than add, or when a known step was
 *   skipped: this code would misread the rows
 */
export function migrate(storage: DurableObjectStorage, schema: Schema): void {
	createLog(storage.sql);
	for (const [set, steps] of Object.entries(schema)) migrateSet(storage, set, steps);
}

function migrateSet(storage: DurableObjectStorage, set: string, steps: readonly Step[]): void {
	const { sql } = storage;
	const applied = listApplied(sql, set);
	const known = applied.filter(({ id }) => steps.some((step) => step.id === id));
	refuseGap(known, steps);
	tolerateNewer(
		set,
		applied.filter((step) => !known.includes(step)),
	);
	if (known.length === steps.length) return;
	storage.transactionSync(() => {
		for (const step of steps.slice(known.length)) {
			sql.exec(step.sql);
			sql.exec(
				"INSERT INTO migrations (step_set, id, only_adds) VALUES (?, ?, ?)",
				set,
				step.id,
				step.onlyAdds ? 1 : 0,
			);
		}
	});
}

/** Objects of the first releases have this table without its last column. */
function createLog(sql: SqlStorage): void {
	sql.exec(
		"CREATE TABLE IF NOT EXISTS migrations (step_set TEXT, id TEXT, PRIMARY KEY (step_set, id)) WITHOUT ROWID",
	);
	const { has } = sql
		.exec<{ has: number }>(
			"SELECT count(*) AS has FROM pragma_table_info('migrations') WHERE name = 'only_adds'",
		)
		.one();
	if (has === 0) sql.exec("ALTER TABLE migrations ADD COLUMN only_adds INTEGER");
}

const listApplied = (sql: SqlStorage, set: string): AppliedStep[] =>
	sql
		.exec<AppliedStep>("SELECT id, only_adds FROM migrations WHERE step_set = ? ORDER BY id", set)
		.toArray();

function refuseGap(known: readonly AppliedStep[], steps: readonly Step[]): void {
	for (const [at, { id }] of known.entries())
		if (steps[at]?.id !== id)
			throw new Error(`Schema step ${id} was applied, and ${steps[at]?.id} before it was not.`);
}

function tolerateNewer(set: string, unknown: readonly AppliedStep[]): void {
	for (const { id, only_adds: onlyAdds } of unknown) {
		if (onlyAdds !== 1)
			throw new Error(`Schema step ${id} was applied, and this release does not know it.`);
		logEvent({ event: "newer_schema_step", level: "warn", set, step: id });
	}
}
