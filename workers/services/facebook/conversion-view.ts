import type { ConversionView, GraphFaultView } from "#app/contracts/facebook.ts";
import type { GraphFault } from "#workers/adapters/meta-graph/port.ts";
import type { StoredConversion } from "#workers/data/queries/facebook/conversions.ts";

/** What of a fault is kept and shown. */
export const faultView = ({ code, message, traceId }: GraphFault): GraphFaultView => ({
	code,
	message,
	traceId,
});

/** What the screen shows of one: no token, no payload. */
export function viewConversion(row: StoredConversion): ConversionView {
	const { eventId, eventName, pixelId, state, attempts, eventsReceived, traceId } = row;
	const fault = row.fault === null ? null : (JSON.parse(row.fault) as GraphFaultView);
	return {
		eventId,
		eventName,
		pixelId,
		state,
		attempts,
		eventsReceived,
		traceId,
		fault,
		isTest: row.testEventCode !== null,
		eventAt: row.eventAt,
		createdAt: row.createdAt,
		updatedAt: row.updatedAt,
	};
}
