import type { GatewayEvent } from "#app/domain/channels/gateway-event.ts";
import { isSignedByMeta, type MetaCall } from "#workers/adapters/meta-graph/signature.ts";
import { parseBoundedJson } from "../bounded-json.ts";
import { COEXISTENCE_READERS } from "./coexistence.ts";
import {
	isOfUnknownKind,
	translateCloudEcho,
	translateCloudMessage,
	translateCloudStatus,
} from "./message.ts";
import { CloudEnvelope, CloudOwner, CloudValue } from "./wire.ts";

/** The part of a call that concerns one number. */
export interface CloudBatch {
	phoneNumberId: string;
	events: GatewayEvent[];
	/** Part of it could not be translated: the raw body is stored. */
	isUnread: boolean;
}

export type OpenedCloudCall =
	| { kind: "unproved" }
	| { kind: "unread"; reason: string }
	| { kind: "batches"; batches: CloudBatch[]; body: string };

/** Verifies a call's signature over its raw bytes, and groups its contents by number. Never throws. */
export function openCloudCall(call: MetaCall, appSecret: string): OpenedCloudCall {
	if (!isSignedByMeta(call, [appSecret])) return { kind: "unproved" };
	return readCloudCall(new TextDecoder().decode(call.bytes));
}

/** The same for a stored body, whose signature was verified when it arrived. */
export function readCloudCall(body: string): Exclude<OpenedCloudCall, { kind: "unproved" }> {
	const json = parseBoundedJson(body);
	if (!json.ok) return { kind: "unread", reason: json.code };
	const envelope = CloudEnvelope.safeParse(json.value);
	if (!envelope.success) return { kind: "unread", reason: "envelope" };
	const batches = new Map<string, CloudBatch>();
	let isStrange = false;
	for (const { changes } of envelope.data.entry)
		for (const { field, value } of changes) {
			const read = readChange(field, value);
			if (read === "strange") isStrange = true;
			if (typeof read === "string") continue;
			const known = batches.get(read.phoneNumberId);
			batches.set(read.phoneNumberId, {
				phoneNumberId: read.phoneNumberId,
				events: [...(known?.events ?? []), ...read.events],
				isUnread: (known?.isUnread ?? false) || read.isUnread,
			});
		}
	// A change without a number belongs to no channel; it must not prevent the others from being delivered.
	if (isStrange && batches.size === 0) return { kind: "unread", reason: "value" };
	return { kind: "batches", batches: [...batches.values()], body };
}

/**
 * Translates one change. An unknown field is stored raw if it names a number; changes of accounts, templates and
 * quality are ignored.
 */
function readChange(field: string, value: unknown): CloudBatch | "nothing" | "strange" {
	const reader = Object.hasOwn(COEXISTENCE_READERS, field) ? COEXISTENCE_READERS[field] : undefined;
	const past = reader?.(value);
	if (past) return past;
	const isConversation = field === "messages" || field === "smb_message_echoes";
	const parsed = CloudValue.safeParse(value);
	if (isConversation && parsed.success) return readValue(parsed.data);
	const owner = CloudOwner.safeParse(value);
	if (!owner.success) return isConversation ? "strange" : "nothing";
	return { phoneNumberId: owner.data.metadata.phone_number_id, events: [], isUnread: true };
}

function readValue(value: CloudValue): CloudBatch {
	const { metadata, contacts, messages, message_echoes: echoes, statuses } = value;
	const translated = [
		...(messages ?? []).map((message) => translateCloudMessage(message, contacts ?? [])),
		...(echoes ?? []).map((echo) => translateCloudEcho(echo)),
		...(statuses ?? []).map(translateCloudStatus),
	];
	return {
		phoneNumberId: metadata.phone_number_id,
		events: translated.flatMap((events) => events ?? []),
		isUnread:
			translated.includes(null) || [...(messages ?? []), ...(echoes ?? [])].some(isOfUnknownKind),
	};
}
