/** One step of an object's schema. Append-only: a shipped step is never edited. */
export interface Step {
	/** `0001_create_inbox`: number, verb, object. */
	id: string;
	sql: string;
}

/**
 * Brings one set of an object's tables to the newest step, all or nothing (R37): a kill half way leaves the
 * old schema, and the next start tries again. Storage is synchronous, so this may run in the
 * constructor.
 * @throws when the applied steps are not a prefix of the declared ones: old code met new rows.
 */
export function migrate(
	storage: DurableObjectStorage,
	/** Whose steps: `inbox`, `instance`, `hub`; sets grow without knowing each other. */
	set: string,
	steps: readonly Step[],
): void {
	const { sql } = storage;
	sql.exec(
		"CREATE TABLE IF NOT EXISTS migrations (step_set TEXT, id TEXT, PRIMARY KEY (step_set, id)) WITHOUT ROWID",
	);
	const applied = sql
		.exec<{ id: string }>("SELECT id FROM migrations WHERE step_set = ? ORDER BY id", set)
		.toArray()
		.map((row) => row.id);
	for (const [index, id] of applied.entries()) {
		if (steps[index]?.id !== id)
			throw new Error(
				`Schema step ${id} was applied, but the code declares ${steps[index]?.id ?? "nothing"}.`,
			);
	}
	if (applied.length === steps.length) return;
	storage.transactionSync(() => {
		for (const step of steps.slice(applied.length)) {
			sql.exec(step.sql);
			sql.exec("INSERT INTO migrations (step_set, id) VALUES (?, ?)", set, step.id);
		}
	});
}
