/** Calls on WhatsApp: Meta tells that one rings and how it ended. It is answered on the phone or by whoever has the Calling API. */
import { z } from "zod";
import type { GatewayEvent } from "#app/domain/channels/gateway-event.ts";
import { MessageId, WireMoment } from "../../evolution/wire.ts";
import { personOf } from "../people.ts";
import { Digits, type FieldReader, NOTHING, Words } from "./reading.ts";

const Call = z.looseObject({
	id: MessageId,
	event: z.enum(["connect", "terminate"]),
	from: Words,
	from_user_id: Words,
	to: Words,
	to_user_id: Words,
	direction: Words,
	timestamp: WireMoment,
	/** Seconds; absent: nobody answered. */
	duration: Digits,
});
const Calls = z.looseObject({
	metadata: z.looseObject({ display_phone_number: Words }),
	calls: z.array(z.unknown()).nullish(),
	/** RINGING, ACCEPTED, REJECTED of our own calls: their end says the rest. */
	statuses: z.array(z.unknown()).nullish(),
});

export const readCalls: FieldReader = (value) => {
	const parsed = Calls.safeParse(value);
	if (!parsed.success) return null;
	const own = parsed.data.metadata.display_phone_number?.replace(/\D/g, "");
	const calls = (parsed.data.calls ?? []).map((raw) => callOf(raw, own));
	if (calls.length === 0 && !parsed.data.statuses) return null;
	return calls.length === 0
		? NOTHING
		: { events: calls.flatMap((call) => call ?? []), isUnread: calls.includes(null) };
};

function callOf(raw: unknown, own: string | undefined): GatewayEvent | null {
	const parsed = Call.safeParse(raw);
	if (!parsed.success) return null;
	const { id: callId, event, direction, timestamp: at, duration, ...call } = parsed.data;
	const isOurs = direction === "BUSINESS_INITIATED" || (!direction && call.from === own);
	const addresses = isOurs
		? personOf(call.to, call.to_user_id)
		: personOf(call.from, call.from_user_id);
	if (addresses.length === 0) return null;
	const seconds = Number(duration ?? 0);
	const end = seconds > 0 ? { seconds } : { isMissed: true as const };
	return {
		type: "call",
		callId,
		addresses,
		status: event === "connect" ? "ringing" : "ended",
		video: false,
		at,
		...(isOurs && { fromMe: true as const }),
		...(event === "terminate" && end),
	};
}
