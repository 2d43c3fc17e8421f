/**
 * The single alarm of an object. Setting it costs a billed row, so it is set only when the new moment is
 * earlier than the one already set. An alarm that fires too early only computes the next moment again.
 * Moments are epoch ms.
 */
export interface AlarmClock {
	/** Makes sure the object wakes at `at` or before; null changes nothing. */
	wakeAt(at: number | null): void;
	/** The set moment passed more than OVERDUE_MS ago and the alarm has not fired. */
	isOverdue(now: number): boolean;
	/** To be called first when the alarm fires: nothing is set any more. */
	hasFired(): void;
	/** After a start: reads which alarm is set, and sets an earlier one if `at` asks for it (R03, R09). */
	repair(at: number | null): Promise<void>;
}

/** An alarm normally fires within milliseconds; under steady requests the runtime may never run it. */
const OVERDUE_MS = 250;

/**
 * @param storage of the object; `setAlarm` is not awaited, as the output gate holds answers until it is
 *   stored
 */
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
