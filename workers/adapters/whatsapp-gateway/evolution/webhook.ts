import { createHmac, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import type { MessageOrigin } from "#app/domain/inbox/message.ts";
import type { GatewayEvent } from "#app/domain/channels/gateway-event.ts";
import { parseBoundedJson, unparsed } from "../bounded-json.ts";
import {
	translateCall,
	translateConnection,
	translateContacts,
	translateDelete,
	translateEdit,
	translateInstanceStatus,
	translatePresence,
	translateQr,
	translateUpdate,
	type Translation,
} from "./events.ts";
import { translateGroups, translateParticipants } from "./groups.ts";
import { translateRecord } from "./message.ts";
import { MessageRecord } from "./wire.ts";
import type { ParsedWebhook } from "#workers/adapters/channel-gateway/port.ts";
import { equalsSecret } from "../webhook-secrets.ts";

/**
 * The token is made once per event, so a late retry has an expired one, and a 401 would end the retries and lose the
 * event. With the gateway's settings the last retry is at most half an hour after the first call; four times that
 * allows for slow gateways and differing clocks.
 */
const EXPIRED_TOKEN_GRACE_MS = 2 * 3_600_000;
/** The gateway's tokens are valid for ten minutes; a token without an end was not made for one event. */
const MAX_TOKEN_AHEAD_MS = 24 * 3_600_000;
/** The gateway's clock may be ahead of ours. */
const CLOCK_LEAD_MS = 5 * 60_000;

const TokenHeader = z.looseObject({ alg: z.literal("HS256") });
const TokenClaims = z.looseObject({ iat: z.number(), exp: z.number() });

/**
 * Whether a call comes from our gateway: requires the static header and a bearer token signed HS256 with the channel's
 * own key. The algorithm is fixed and never taken from the token (A17).
 */
export function verifyEvolutionWebhook(input: {
	authorization: string | null;
	headerToken: string | null;
	headerSecret: string;
	jwtSecret: string;
	nowMs: number;
}): "ok" | "refused" {
	const hasHeader = equalsSecret(input.headerToken ?? "", input.headerSecret);
	const token = /^Bearer ([\w-]+)\.([\w-]+)\.([\w-]+)$/i.exec(input.authorization ?? "");
	const [, head = "", claims = "", signature = ""] = token ?? [];
	const expected = createHmac("sha256", input.jwtSecret).update(`${head}.${claims}`).digest();
	const given = Buffer.from(signature, "base64url");
	const isSigned = given.length === expected.length && timingSafeEqual(given, expected);
	if (!hasHeader || !isSigned) return "refused";
	return isTimely(head, claims, input.nowMs) ? "ok" : "refused";
}

function isTimely(head: string, claims: string, nowMs: number): boolean {
	const decode = (part: string) =>
		parseBoundedJson(Buffer.from(part, "base64url").toString("utf8"));
	const header = decode(head);
	const body = decode(claims);
	if (!header.ok || !body.ok || !TokenHeader.safeParse(header.value).success) return false;
	const parsed = TokenClaims.safeParse(body.value);
	if (!parsed.success) return false;
	const { iat, exp } = parsed.data;
	const [issuedAt, endsAt] = [iat * 1000, exp * 1000];
	if (issuedAt > nowMs + CLOCK_LEAD_MS || endsAt > nowMs + MAX_TOKEN_AHEAD_MS) return false;
	return nowMs <= endsAt + EXPIRED_TOKEN_GRACE_MS;
}

const Envelope = z.looseObject({
	event: z.string(),
	instance: z.string(),
	data: z.unknown().optional(),
});

/** `foreign`: a body of another instance under this path; the caller answers 401. */
type EvolutionWebhook = ParsedWebhook | { kind: "foreign" };

/** Translates one verified call. `rawBody` is the unchanged text. Never throws. */
export function parseEvolutionWebhook(rawBody: string, expectedInstance: string): EvolutionWebhook {
	const json = parseBoundedJson(rawBody);
	if (!json.ok) return unparsed(json.code);
	const envelope = Envelope.safeParse(json.value);
	if (!envelope.success) return { kind: "quarantine", reason: "envelope" };
	const { event, instance, data } = envelope.data;
	if (instance !== expectedInstance) return { kind: "foreign" };
	switch (event) {
		case "messages.upsert":
			return parseRecords(event, [data], "live");
		case "send.message":
			return parseRecords(event, [data], "api");
		case "messages.set":
			return Array.isArray(data)
				? parseRecords(event, data, "history")
				: { kind: "quarantine", reason: event };
		default:
			return describe(translate(event, data), event.slice(0, 60));
	}
}

function describe(translation: Translation, event: string): ParsedWebhook {
	if (translation === null) return { kind: "quarantine", reason: event };
	if (!Array.isArray(translation)) return { kind: "ignored", reason: translation.ignored };
	return { kind: "events", events: translation };
}

function translate(event: string, data: unknown): Translation {
	switch (event) {
		case "qrcode.updated":
			return translateQr(data);
		case "connection.update":
			return translateConnection(data);
		case "status.instance":
			return translateInstanceStatus(data);
		case "remove.instance":
			// The only event when an instance that was not linked is deleted.
			return [{ type: "unlinked", reasonCode: null }];
		case "messages.update":
			return translateUpdate(data);
		case "messages.edited":
		case "send.message.update":
			return translateEdit(data);
		case "messages.delete":
			return translateDelete(data);
		case "contacts.set":
		case "contacts.upsert":
		case "contacts.update":
			return translateContacts(data);
		case "groups.upsert":
		case "groups.update":
		case "group.update":
			return translateGroups(data);
		case "group-participants.update":
		case "group.participants.update":
			return translateParticipants(data);
		case "presence.update":
			return translatePresence(data);
		case "call":
			return translateCall(data);
		default:
			// Chats have wrong unread counts; log-outs are also sent as status.instance, with a reason.
			return { ignored: `event ${event.slice(0, 60)}` };
	}
}

/** Parses records separately: an invalid one does not affect the others and is reported as unread. */
function parseRecords(event: string, records: unknown[], origin: MessageOrigin): ParsedWebhook {
	const events: GatewayEvent[] = [];
	let ignored = "no records";
	let unread = 0;
	for (const item of records) {
		const record = MessageRecord.safeParse(item);
		if (!record.success) {
			unread++;
			continue;
		}
		const translated = translateRecord(record.data, originOf(record.data, origin));
		if ("event" in translated) events.push(translated.event);
		else ignored = translated.ignored;
	}
	if (events.length > 0)
		return unread > 0 ? { kind: "events", events, unread: event } : { kind: "events", events };
	return unread > 0 ? { kind: "quarantine", reason: event } : { kind: "ignored", reason: ignored };
}

/**
 * An upsert from our own side was written on the phone, except messages of the gateway's own client (its answer to a
 * rejected call), which are the only ones that start as PENDING.
 */
function originOf(record: MessageRecord, origin: MessageOrigin): MessageOrigin {
	if (origin !== "live" || !record.key.fromMe) return origin;
	return record.status === "PENDING" && !record.key.addressingMode ? "api" : "phone";
}

/** Fields with credentials: instance tokens, QR codes. */
const SECRET_FIELDS = /("(?:apikey|token|hash|code|base64|pairingCode)"\s*:\s*)"(?:[^"\\]|\\.)*"?/g;

/** A body as it may be stored: without keys and codes, even when it is no JSON. */
export function redactEvolutionWebhook(rawBody: string): string {
	return rawBody.replace(SECRET_FIELDS, '$1"[removed]"');
}
