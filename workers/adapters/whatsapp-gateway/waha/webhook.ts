import { createHmac, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import type { GatewayEvent, PresenceState } from "#app/domain/channels/gateway-event.ts";
import { parseBoundedJson, unparsed } from "../bounded-json.ts";
import { parseJid, parseJids } from "../evolution/address.ts";
import type { Translation } from "../evolution/events.ts";
import { MessageId, WireMoment } from "../evolution/wire.ts";
import type { ParsedWebhook } from "#workers/adapters/channel-gateway/port.ts";
import { bareId } from "./address.ts";
import { translateJoin, translateParticipants, translateUpdate } from "./groups.ts";
import { statusOfAck, translateWahaMessage } from "./message.ts";
import { translateWahaStatus } from "./status.ts";
import { WahaEnvelope, WahaMessage } from "./wire.ts";

/** Verifies WAHA's signature: hex HMAC-SHA512 of the raw bytes. */
export function verifyWahaWebhook(
	bytes: Uint8Array,
	signature: string | null,
	secret: string,
): boolean {
	const expected = createHmac("sha512", secret).update(bytes).digest();
	const given = /^[0-9a-f]{128}$/i.test(signature ?? "")
		? Buffer.from(signature ?? "", "hex")
		: Buffer.alloc(expected.length);
	return timingSafeEqual(given, expected);
}

/** `foreign`: a body of another session under this path; the caller answers 401 (I13). */
type WahaWebhook = ParsedWebhook | { kind: "foreign" };

/** Translates one verified call. Never throws. */
export function parseWahaWebhook(rawBody: string, expectedSession: string): WahaWebhook {
	const json = parseBoundedJson(rawBody);
	if (!json.ok) return unparsed(json.code);
	const envelope = WahaEnvelope.safeParse(json.value);
	if (!envelope.success) return { kind: "quarantine", reason: "envelope" };
	const { event, session, payload, me } = envelope.data;
	if (session !== expectedSession) return { kind: "foreign" };
	const translation =
		event === "session.status" ? translateWahaStatus(payload, me) : translate(event, payload);
	if (translation === null) return { kind: "quarantine", reason: event.slice(0, 60) };
	return Array.isArray(translation)
		? { kind: "events", events: translation }
		: { kind: "ignored", reason: translation.ignored };
}

function translate(event: string, payload: unknown): Translation {
	switch (event) {
		case "message.any":
		case "message.waiting":
			return translateMessage(payload);
		case "message.ack":
			return translateAck(payload);
		case "message.reaction":
			return translateReaction(payload);
		case "message.edited":
			return translateEdit(payload);
		case "poll.vote":
			return translateVote(payload);
		case "message.revoked":
			return translateRevocation(payload);
		case "presence.update":
			return translatePresence(payload);
		case "call.received":
		case "call.accepted":
		case "call.rejected":
			return translateCall(event, payload);
		case "group.v2.join":
			return translateJoin(payload);
		case "group.v2.update":
			return translateUpdate(payload);
		case "group.v2.participants":
			return translateParticipants(payload);
		default:
			return { ignored: `event ${event.slice(0, 60)}` };
	}
}

function translateMessage(payload: unknown): Translation {
	const parsed = WahaMessage.safeParse(payload);
	if (!parsed.success) return null;
	const event = translateWahaMessage(parsed.data, "live");
	return event ? [event] : { ignored: "not a person or a group" };
}

const Ack = z.looseObject({ id: MessageId, fromMe: z.boolean().nullish(), ack: z.number() });

function translateAck(payload: unknown): Translation {
	const parsed = Ack.safeParse(payload);
	if (!parsed.success) return null;
	const { id, fromMe, ack } = parsed.data;
	const status = statusOfAck(ack);
	if (fromMe === false || status === null) return { ignored: `ack ${ack}` };
	const why = status === "failed" ? { failure: "refused" as const } : {};
	return [{ type: "status", providerId: bareId(id), status, ...why }];
}

const Reaction = z.looseObject({
	fromMe: z.boolean().nullish(),
	reaction: z.looseObject({ text: z.string().nullish(), messageId: MessageId }),
});

function translateReaction(payload: unknown): Translation {
	const parsed = Reaction.safeParse(payload);
	if (!parsed.success) return null;
	const { reaction, fromMe } = parsed.data;
	const providerId = bareId(reaction.messageId);
	return [{ type: "reaction", providerId, emoji: reaction.text ?? "", fromMe: fromMe ?? false }];
}

const Vote = z.looseObject({
	vote: z.looseObject({
		from: z.string().nullish(),
		participant: z.string().nullish(),
		fromMe: z.boolean().nullish(),
		selectedOptions: z.array(z.string()),
		timestamp: WireMoment,
	}),
	poll: z.looseObject({ id: MessageId }),
});

/** All that somebody chose, each time they choose. Our own phone's votes are nobody's. */
function translateVote(payload: unknown): Translation {
	const parsed = Vote.safeParse(payload);
	if (!parsed.success) return null;
	const { vote, poll } = parsed.data;
	const voter = parseJids([vote.participant, vote.from]).find(({ kind }) => kind !== "group");
	if (vote.fromMe === true || !voter) return { ignored: "vote of nobody" };
	return [
		{
			type: "vote",
			providerId: bareId(poll.id),
			voter,
			name: null,
			choices: vote.selectedOptions,
			at: vote.timestamp || null,
		},
	];
}

const Edit = z.looseObject({ editedMessageId: MessageId, body: z.string().nullish() });

function translateEdit(payload: unknown): Translation {
	const parsed = Edit.safeParse(payload);
	if (!parsed.success) return null;
	const { editedMessageId, body } = parsed.data;
	return [{ type: "edited", providerId: bareId(editedMessageId), text: body ?? "" }];
}

const Revocation = z.looseObject({
	revokedMessageId: MessageId.nullish(),
	before: z.looseObject({ id: MessageId }).nullish().catch(null),
});

function translateRevocation(payload: unknown): Translation {
	const parsed = Revocation.safeParse(payload);
	const id = parsed.data?.revokedMessageId ?? parsed.data?.before?.id;
	return id ? [{ type: "deleted", providerId: bareId(id) }] : null;
}

const Presences = z.looseObject({
	id: z.string(),
	presences: z.array(
		z.looseObject({
			participant: z.string(),
			lastKnownPresence: z.string().nullish(),
			lastSeen: WireMoment,
		}),
	),
});
const PRESENCE_STATES: Record<string, PresenceState> = {
	typing: "typing",
	recording: "recording",
	online: "online",
	paused: "online",
	offline: "offline",
};

function translatePresence(payload: unknown): Translation {
	const parsed = Presences.safeParse(payload);
	if (!parsed.success) return null;
	const { id, presences } = parsed.data;
	const isGroup = parseJid(id)?.kind === "group";
	const events = presences.flatMap((presence): GatewayEvent[] => {
		const word = presence.lastKnownPresence ?? "";
		const state = Object.hasOwn(PRESENCE_STATES, word) ? PRESENCE_STATES[word] : undefined;
		const addresses = parseJids(isGroup ? [id] : [id, presence.participant]);
		if (!state || addresses.length === 0) return [];
		return [{ type: "presence", addresses, state, lastSeenAt: presence.lastSeen || null }];
	});
	return events.length > 0 ? events : { ignored: "presence of nobody" };
}

const Call = z.looseObject({
	id: MessageId,
	from: z.string().nullish(),
	timestamp: WireMoment,
	isVideo: z.boolean().nullish(),
});

function translateCall(event: string, payload: unknown): Translation {
	const parsed = Call.safeParse(payload);
	if (!parsed.success) return null;
	const { id, from, timestamp, isVideo } = parsed.data;
	const addresses = parseJids([from]);
	if (addresses.length === 0) return { ignored: "call of nobody" };
	const status = event === "call.received" ? "ringing" : "ended";
	return [{ type: "call", callId: id, addresses, status, video: isVideo ?? false, at: timestamp }];
}
