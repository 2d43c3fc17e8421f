import type { ConversionView, GraphFaultView } from "#app/contracts/facebook.ts";
import type { GraphFault } from "#workers/adapters/meta-graph/port.ts";
import { isByAgent, type StoredConversion } from "#workers/data/queries/facebook/conversions.ts";

/** The part of Meta's error that is stored and shown. */
export const faultView = ({ code, message, traceId }: GraphFault): GraphFaultView => ({
	code,
	message,
	traceId,
});

/** A conversion as the screen shows it, without token and payload. */
export function viewConversion(
	row: StoredConversion & { agentName?: string | null },
): ConversionView {
	const { eventId, eventName, pixelId, state, attempts, eventsReceived, traceId } = row;
	const fault = row.fault === null ? null : (JSON.parse(row.fault) as GraphFaultView);
	return {
		agent: isByAgent(row.memberId) ? { name: row.agentName ?? null } : null,
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
