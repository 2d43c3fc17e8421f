import { logEvent } from "#workers/adapters/secrets/log-event.ts";
import { createAlarmClock } from "./alarm.ts";
import { createPump } from "./pump.ts";
import type { Task } from "./tasks.ts";

/**
 * One thing an object does by itself. It is made from exactly the parts it names; the object runs an
 * ordered list of capabilities and knows nothing else about them. Its tables exist in the object's schema
 * before it is made. Every `now` and returned moment is epoch ms.
 */
export interface Capability<Event = never> {
	/**
	 * Handles a batch of events from outside. May write; throws only when nothing of the batch may be
	 * stored.
	 */
	apply?(events: readonly Event[], now: number): void;
	/** Called after every change of the object, so it must be cheap. */
	noteChange?(now: number): void;
	/** Applies to memory and tables what the passing of time causes. Called before `startDue`. */
	tick?(now: number): void;
	/** Begins what is due and returns the tasks begun. Never throws. */
	startDue?(now: number): Task[];
	/** The next moment something is due; null when nothing is, or when it is under way. */
	nextWake?(now: number): number | null;
	/** Called after the object's tables were emptied: drops the copies kept in memory. */
	erase?(): void;
}

/** Pause after our own code failed inside an alarm. */
const RETRY_AFTER_BREAK_MS = 30_000;

export interface RunnerParts<Event> {
	ctx: DurableObjectState;
	/** Read anew each time, in order: the list changes when the object is erased. */
	capabilities(): readonly Capability<Event>[];
	/** Whether something is due that must not wait for an overdue alarm. */
	isUrgent(now: number): boolean;
	/** The object's name in the log. */
	name: string;
}

/** Runs an object's capabilities with one alarm and one pump. */
export function createRunner<Event>({ ctx, capabilities, isUrgent, name }: RunnerParts<Event>) {
	const alarm = createAlarmClock(ctx.storage);
	const noteChange = (now: number): void => {
		for (const capability of capabilities()) capability.noteChange?.(now);
	};

	const pump = createPump({
		nextWake: (now) => wakeTime(now),
		startDue(now) {
			for (const capability of capabilities()) capability.tick?.(now);
			// Before anything begins: what the tasks report now must not count as a new change again.
			noteChange(now);
			return capabilities().flatMap((capability) => capability.startDue?.(now) ?? []);
		},
	});

	/** The earliest moment any capability wants to wake; null: no alarm is needed. */
	function wakeTime(now: number): number | null {
		const moments = capabilities()
			.map((capability) => capability.nextWake?.(now) ?? null)
			.filter((at) => at !== null);
		return moments.length === 0 ? null : Math.max(now, Math.min(...moments));
	}

	/**
	 * To be called after any change: capabilities are notified, and due work is started or the alarm set.
	 */
	function afterChange(now: number): void {
		noteChange(now);
		if (pump.nudge()) return;
		alarm.wakeAt(wakeTime(now));
		// Under steady load the alarm may not fire: a member's message is sent from this request instead.
		if (alarm.isOverdue(now) && isUrgent(now)) ctx.waitUntil(run());
	}

	/** Runs what is due. Never throws: the platform drops an alarm that keeps throwing (R07). */
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

		/**
		 * Hands a batch to every capability in order, then calls `afterChange`. Throws what a capability's
		 * `apply` throws.
		 */
		apply(events: readonly Event[], now: number): void {
			for (const capability of capabilities()) capability.apply?.(events, now);
			afterChange(now);
		},

		async runAlarm(): Promise<void> {
			alarm.hasFired();
			await run();
		},

		/** After a start: reads the alarm that is set and sets a missing one (R03, R09). */
		repairAlarm: () => alarm.repair(wakeTime(Date.now())),
	};
}
