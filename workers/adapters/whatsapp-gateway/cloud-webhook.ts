import { createHmac, timingSafeEqual } from "node:crypto";
import type { GatewayEvent } from "#app/domain/whatsapp/gateway-event.ts";
import { parseBoundedJson } from "./bounded-json.ts";
import { translateCloudMessage, translateCloudStatus } from "./cloud-message.ts";
import { CloudEnvelope, CloudValue } from "./cloud-wire.ts";
import { equalsSecret } from "./webhook-secrets.ts";

/** A call to the one address Meta has for all numbers of our app. */
export interface CloudCall {
	/** `X-Hub-Signature-256`. */
	signature: string | null;
	bytes: Uint8Array;
}

/** What a call told about one number. */
export interface CloudBatch {
	phoneNumberId: string;
	events: GatewayEvent[];
	/** Something in it was not understood: the body is kept. */
	isUnread: boolean;
}

export type OpenedCloudCall =
	| { kind: "unproved" }
	| { kind: "unread"; reason: string }
	| { kind: "batches"; batches: CloudBatch[]; body: string };

/** Meta's one-time question when the address is registered: its challenge back, or null. */
export function answerCloudChallenge(
	query: { mode: string; token: string; challenge: string },
	verifyToken: string,
): string | null {
	const isOurs = equalsSecret(query.token, verifyToken);
	return query.mode === "subscribe" && isOurs && /^[\w.-]{1,200}$/.test(query.challenge)
		? query.challenge
		: null;
}

/** Proves a call by its signature over the bytes as they came, and sorts it by number. */
export function openCloudCall(call: CloudCall, appSecret: string): OpenedCloudCall {
	if (!isSigned(call, appSecret)) return { kind: "unproved" };
	const body = new TextDecoder().decode(call.bytes);
	const json = parseBoundedJson(body);
	if (!json.ok) return { kind: "unread", reason: json.code };
	const envelope = CloudEnvelope.safeParse(json.value);
	if (!envelope.success) return { kind: "unread", reason: "envelope" };
	const batches = new Map<string, CloudBatch>();
	for (const { changes } of envelope.data.entry)
		for (const { field, value } of changes) {
			// Templates, quality, account: nothing a conversation is made of.
			if (field !== "messages") continue;
			const read = readValue(value);
			if (!read) return { kind: "unread", reason: "value" };
			const known = batches.get(read.phoneNumberId);
			batches.set(read.phoneNumberId, {
				phoneNumberId: read.phoneNumberId,
				events: [...(known?.events ?? []), ...read.events],
				isUnread: (known?.isUnread ?? false) || read.isUnread,
			});
		}
	return { kind: "batches", batches: [...batches.values()], body };
}

function isSigned(call: CloudCall, appSecret: string): boolean {
	const expected = createHmac("sha256", appSecret).update(call.bytes).digest();
	const hex = /^sha256=([0-9a-f]{64})$/i.exec(call.signature ?? "")?.[1];
	const given = hex ? Buffer.from(hex, "hex") : Buffer.alloc(expected.length);
	return timingSafeEqual(given, expected);
}

function readValue(value: unknown): CloudBatch | null {
	const parsed = CloudValue.safeParse(value);
	if (!parsed.success) return null;
	const { metadata, contacts, messages, statuses } = parsed.data;
	const translated = [
		...(messages ?? []).map((message) => translateCloudMessage(message, contacts ?? [])),
		...(statuses ?? []).map(translateCloudStatus),
	];
	return {
		phoneNumberId: metadata.phone_number_id,
		events: translated.flatMap((events) => events ?? []),
		isUnread: translated.includes(null),
	};
}
