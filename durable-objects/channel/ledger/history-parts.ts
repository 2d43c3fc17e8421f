import type { GatewayEvent } from "#app/domain/channels/gateway-event.ts";
import type { SharedHistory } from "#app/domain/channels/shared-history.ts";
import { inParts } from "#app/domain/channels/shared-history.ts";
import type { Task, Tasks } from "../../object/tasks.ts";

/** Pause between two parts: others are served in between. */
const PAUSE_MS = 10;

export interface HistoryParts {
	sql: SqlStorage;
	tasks: Tasks;
	/** Stores events that are no news. */
	learn(events: readonly GatewayEvent[], now: number): void;
}

/**
 * What the phone that shares the number tells of the time before it was connected. One call may bring thousands of messages:
 * they are written down as they came and stored part by part, so that no turn of the object is long and none is lost by
 * its end. A part that was stored and not yet crossed off is stored once more, which changes nothing.
 */
export function createHistory({ sql, tasks, learn }: HistoryParts) {
	let waiting = sql
		.exec<{ count: number }>("SELECT count(*) AS count FROM history_parts")
		.one().count;

	const note = (name: string, value: number): void =>
		void sql.exec("INSERT OR REPLACE INTO progress (name, value) VALUES (?, ?)", name, value);

	const read = (name: string): number | null =>
		sql.exec<{ value: number }>("SELECT value FROM progress WHERE name = ?", name).toArray()[0]
			?.value ?? null;

	function keep({
		events,
		progress,
		isDeclined,
	}: Extract<GatewayEvent, { type: "history" }>): void {
		for (const part of inParts(events)) {
			sql.exec("INSERT INTO history_parts (events) VALUES (?)", JSON.stringify(part));
			waiting++;
		}
		// Calls overtake each other: what has come is never less again.
		if (progress !== null)
			note("history_progress", Math.max(progress, read("history_progress") ?? 0));
		if (isDeclined) note("history_declined", 1);
	}

	async function workOff(): Promise<void> {
		await scheduler.wait(PAUSE_MS);
		const [part] = sql
			.exec<{ n: number; events: string }>("SELECT n, events FROM history_parts ORDER BY n LIMIT 1")
			.toArray();
		// The channel was deleted meanwhile.
		if (!part) return;
		learn(JSON.parse(part.events) as GatewayEvent[], Date.now());
		sql.exec("DELETE FROM history_parts WHERE n = ?", part.n);
		waiting--;
	}

	return {
		apply(events: readonly GatewayEvent[]): void {
			for (const event of events) if (event.type === "history") keep(event);
		},

		/** What has come of it. */
		view: (): SharedHistory => ({
			progress: read("history_progress"),
			isDeclined: read("history_declined") === 1,
			isWorking: waiting > 0,
		}),

		startDue: (): Task[] =>
			waiting > 0 && !tasks.isUnderWay("history") ? [tasks.begin("history", workOff)] : [],

		nextWake: (now: number): number | null =>
			waiting > 0 && !tasks.isUnderWay("history") ? now : null,

		erase(): void {
			waiting = 0;
		},
	};
}
