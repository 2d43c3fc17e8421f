import { afterFailure } from "#app/domain/inbox/keeping-files.ts";
import type { Mark } from "#app/domain/sales/mark.ts";
import type { Tasks } from "../../object/tasks.ts";
import type { ConfigStore } from "../config.ts";
import {
	type BacklogParts,
	createBacklog,
	type Waiting,
	type WaitingRow,
} from "../files/backlog.ts";

/**
 * Has the Worker tell Meta of marks, through a queue: this object waits for nobody. What was marked may be corrected or taken
 * back for a moment before it leaves.
 */
const LEAVES_AFTER_MS = 30_000;

export function createMarkHandOver({
	sql,
	...parts
}: {
	sql: SqlStorage;
	config: ConfigStore;
	tasks: Tasks;
	queue: BacklogParts["queue"];
}) {
	const backlog = createBacklog({
		...parts,
		type: "sale_mark",
		isOn: () => true,
		onLost: fails,
		rows: {
			list: () =>
				sql
					.exec<WaitingRow>(
						"SELECT id, at AS wanted_at, due_at, failures FROM sale_marks WHERE due_at IS NOT NULL",
					)
					.toArray(),
			put: ({ id, dueAt, failures }) =>
				void sql.exec(
					"UPDATE sale_marks SET due_at = ?, failures = ? WHERE id = ?",
					dueAt,
					failures,
					id,
				),
			remove: (id) => void sql.exec("UPDATE sale_marks SET due_at = NULL WHERE id = ?", id),
		},
	});

	/** Tried again as long as somebody might answer; then it stays as not sent. */
	function fails({ id, wantedAt, failures }: Waiting, now: number): void {
		const after = afterFailure("unreached", failures);
		if (after.kind === "again")
			return backlog.again({ id, wantedAt, failures: failures + 1, dueAt: now + after.pauseMs });
		backlog.remove(id);
	}

	return {
		add: ({ id, at }: Pick<Mark, "id" | "at">, now: number): void =>
			backlog.add(id, at, now + LEAVES_AFTER_MS),
		claim: backlog.claim,
		remove: backlog.remove,
		/** Nobody could be asked this time. */
		fail(id: string, now: number): void {
			const entry = backlog.find(id);
			if (entry) fails(entry, now);
		},
		startDue: backlog.startDue,
		nextWake: backlog.nextWake,
		erase: backlog.erase,
	};
}
