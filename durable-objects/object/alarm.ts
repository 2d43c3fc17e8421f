/**
 * The one alarm of an object. Setting it costs a billed row, so it is set only when the earliest
 * reason is earlier than what is set already; an alarm that comes too early just computes again.
 */
export interface AlarmClock {
	/** Makes sure the object wakes at `at` or before. */
	wakeAt(at: number | null): void;
	/** What is set is long over and has not fired: nobody gives this object a turn. */
	isOverdue(now: number): boolean;
	/** The alarm has fired: nothing is set any more. */
	hasFired(): void;
	/** Reads what is set, after a start; sets what is missing (R03, R09). */
	repair(at: number | null): Promise<void>;
}

/** An alarm comes within milliseconds, unless the runtime is busy with requests. */
const OVERDUE_MS = 250;

export function createAlarmClock(storage: DurableObjectStorage): AlarmClock {
	let armedAt: number | null = null;
	return {
		wakeAt(at) {
			if (at === null || (armedAt !== null && armedAt <= at)) return;
			armedAt = at;
			void storage.setAlarm(at);
		},
		isOverdue: (now) => armedAt !== null && now - armedAt > OVERDUE_MS,
		hasFired() {
			armedAt = null;
		},
		async repair(at) {
			armedAt = await storage.getAlarm();
			this.wakeAt(at);
		},
	};
}
