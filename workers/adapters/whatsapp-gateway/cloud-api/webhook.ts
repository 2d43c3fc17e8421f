import type { GatewayEvent } from "#app/domain/channels/gateway-event.ts";
import { isSignedByMeta, type MetaCall } from "#workers/adapters/meta-graph/signature.ts";
import { parseBoundedJson } from "../bounded-json.ts";
import {
	isOfUnknownKind,
	translateCloudEcho,
	translateCloudMessage,
	translateCloudStatus,
} from "./message.ts";
import { CloudEnvelope, CloudOwner, CloudValue } from "./wire.ts";

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

/** Proves a call by its signature over the bytes as they came, and sorts it by number. */
export function openCloudCall(call: MetaCall, appSecret: string): OpenedCloudCall {
	if (!isSignedByMeta(call, [appSecret])) return { kind: "unproved" };
	return readCloudCall(new TextDecoder().decode(call.bytes));
}

/** The same of a call that was proved when it came. */
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
	// What names no number is nobody's, and costs nobody what came beside it.
	if (isStrange && batches.size === 0) return { kind: "unread", reason: "value" };
	return { kind: "batches", batches: [...batches.values()], body };
}

/** Said of a number, but nothing that a conversation is made of, or more than its inbox could keep. */
const PASSED_OVER = ["history", "smb_app_state_sync"];

/**
 * What a change tells about a number. A field nobody knows is kept as it came when it names one; about
 * accounts, templates and quality there is nothing to keep.
 */
function readChange(field: string, value: unknown): CloudBatch | "nothing" | "strange" {
	const isConversation = field === "messages" || field === "smb_message_echoes";
	const parsed = CloudValue.safeParse(value);
	if (isConversation && parsed.success) return readValue(parsed.data);
	const owner = CloudOwner.safeParse(value);
	if (!owner.success) return isConversation ? "strange" : "nothing";
	if (PASSED_OVER.includes(field)) return "nothing";
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
