import type { GatewayEvent } from "#app/domain/channels/gateway-event.ts";
import { isEventsFault } from "#app/domain/channels/kept-event.ts";
import { logEvent } from "#workers/adapters/secrets/log-event.ts";
import type { createQuarantine } from "./quarantine.ts";

type SetAside = (event: GatewayEvent, reason: string) => boolean;

/**
 * The transactions of an inbox. The parts keep copies of rows in memory, which would survive a rollback: after a
 * broken transaction the object is restarted.
 * @param applyEvent writes one event to the tables; throws when it cannot be stored
 */
export function createTransactions(
	ctx: DurableObjectState,
	quarantine: ReturnType<typeof createQuarantine>,
	applyEvent: (event: GatewayEvent, now: number) => void,
) {
	/** Applies events in one transaction; an event that breaks it is given to `setAside`. Throws when it broke. */
	function apply(events: readonly GatewayEvent[], now: number, setAside: SetAside): void {
		const current: { event: GatewayEvent | null } = { event: null };
		try {
			ctx.storage.transactionSync(() => {
				for (const event of events) {
					current.event = event;
					applyEvent(event, now);
				}
				current.event = null;
			});
		} catch (error) {
			const { event } = current;
			if (!event || !isEventsFault(error) || !trySetAside(event, error, setAside)) {
				ctx.abort("A transaction broke.");
				throw error;
			}
			const { type } = event;
			logEvent({ event: "event_set_aside", level: "error", type, error: String(error) });
			// Nothing else may run before the event is stored for sure; then the object restarts.
			const ended = ctx.blockConcurrencyWhile(async () => {
				await ctx.storage.sync();
				throw new Error("An event broke.");
			});
			ended.catch(() => null);
			throw error;
		}
	}

	return {
		/** Runs a write in one transaction and returns its result. When it throws, the object is restarted. */
		transact<T>(write: () => T): T {
			try {
				return ctx.storage.transactionSync(write);
			} catch (error) {
				ctx.abort("A transaction broke.");
				throw error;
			}
		},

		/**
		 * Applies a batch of gateway events, all or none. An event that cannot be stored does not lose the others: it is
		 * set aside and the call throws; the gateway sends the batch again, and it is stored without that event.
		 * Faults of the storage set nothing aside (I19, R13).
		 */
		receive(events: readonly GatewayEvent[], now: number): void {
			apply(quarantine.withoutBroken(events), now, (event, reason) =>
				quarantine.setAside(event, reason, now),
			);
		},

		/** Applies an event that was set aside as row `n`. Throws when it breaks again, which is noted on the row. */
		replay(n: number, event: GatewayEvent, now: number): void {
			apply([event], now, () => {
				quarantine.noteFailure(n, "broke", now);
				return true;
			});
		},
	};
}

/** False also when the storage itself refuses the write: then the fault is the storage's. */
function trySetAside(event: GatewayEvent, error: unknown, setAside: SetAside): boolean {
	try {
		return setAside(event, error instanceof Error ? error.name : "error");
	} catch {
		return false;
	}
}
