import { logEvent } from "#workers/adapters/secrets/log-event.ts";
import { createAlarmClock } from "./alarm.ts";
import { createPump } from "./pump.ts";
import type { Task } from "./tasks.ts";

/**
 * One thing an object can do by itself. It is made from exactly what it names; the object runs an ordered list of
 * them and knows nothing else of them. Its tables stand in the object's schema before it is made.
 */
export interface Capability<Event = never> {
	/** What was told from outside, in the order of the list. Writes; throws only when nothing may be stored. */
	apply?(events: readonly Event[], now: number): void;
	/** Something has changed, whoever changed it. Cheap: called after every change. */
	noteChange?(now: number): void;
	/** Does what time alone brings, in memory and tables. */
	tick?(now: number): void;
	/** Begins what is due. Throws nothing. */
	startDue?(now: number): Task[];
	/** The next moment something is due by itself; null: nothing is, or it is under way. */
	nextWake?(now: number): number | null;
	/** The object's tables are empty: memory forgets what was in them. */
	erase?(): void;
}

/** After a failure of our own code inside an alarm. */
const RETRY_AFTER_BREAK_MS = 30_000;

export interface RunnerParts<Event> {
	ctx: DurableObjectState;
	/** In their order; the list may change, as when the object is erased. */
	capabilities(): readonly Capability<Event>[];
	/** What must not wait for an alarm that gets no turn. */
	isUrgent(now: number): boolean;
	/** For the log. */
	name: string;
}

/** Runs an object's capabilities: one alarm, one pump, no list kept by hand. */
export function createRunner<Event>({ ctx, capabilities, isUrgent, name }: RunnerParts<Event>) {
	const alarm = createAlarmClock(ctx.storage);
	const noteChange = (now: number): void => {
		for (const capability of capabilities()) capability.noteChange?.(now);
	};

	const pump = createPump({
		nextWake: (now) => wakeTime(now),
		startDue(now) {
			for (const capability of capabilities()) capability.tick?.(now);
			// Before anything begins: what is being told now must not count as news once more.
			noteChange(now);
			return capabilities().flatMap((capability) => capability.startDue?.(now) ?? []);
		},
	});

	/** The earliest reason to wake; null: a sleeping object does nothing at all. */
	function wakeTime(now: number): number | null {
		const moments = capabilities()
			.map((capability) => capability.nextWake?.(now) ?? null)
			.filter((at) => at !== null);
		return moments.length === 0 ? null : Math.max(now, Math.min(...moments));
	}

	/** After any change: whoever watches hears of it, and the work it made is seen to. */
	function afterChange(now: number): void {
		noteChange(now);
		if (pump.nudge()) return;
		alarm.wakeAt(wakeTime(now));
		// Under steady load the alarm gets no turn: what people wrote leaves all the same.
		if (alarm.isOverdue(now) && isUrgent(now)) ctx.waitUntil(run());
	}

	/** Works off what is due. Never throws: an alarm that throws is dropped in the end (R07). */
	async function run(): Promise<void> {
		try {
			await pump.run();
		} catch (error) {
			logEvent({ event: "alarm_broke", level: "error", object: name, error: String(error) });
			alarm.wakeAt(Date.now() + RETRY_AFTER_BREAK_MS);
		} finally {
			alarm.wakeAt(wakeTime(Date.now()));
		}
	}

	return {
		afterChange,

		/** Tells every capability, in order, and sees to what follows from it. */
		apply(events: readonly Event[], now: number): void {
			for (const capability of capabilities()) capability.apply?.(events, now);
			afterChange(now);
		},

		async runAlarm(): Promise<void> {
			alarm.hasFired();
			await run();
		},

		/** After a start: what is set is read, what is missing is set (R03, R09). */
		repairAlarm: () => alarm.repair(wakeTime(Date.now())),
	};
}
