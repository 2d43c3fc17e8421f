import type { GatewayEvent } from "#app/domain/whatsapp/gateway-event.ts";
import { isSignedByMeta, type MetaCall } from "../meta-graph/signature.ts";
import { parseBoundedJson } from "./bounded-json.ts";
import { translateCloudMessage, translateCloudStatus } from "./cloud-message.ts";
import { CloudEnvelope, CloudValue } from "./cloud-wire.ts";

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
