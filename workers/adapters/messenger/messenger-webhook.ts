import type { GatewayEvent } from "#app/domain/channels/gateway-event.ts";
import { isSignedByMeta, type MetaCall } from "../meta-graph/signature.ts";
import { parseBoundedJson } from "../whatsapp-gateway/bounded-json.ts";
import { translateMetaItem } from "./messenger-events.ts";
import type { MessengerType } from "./messenger-http.ts";
import { MetaEnvelope } from "./messenger-wire.ts";

/** The part of a call that concerns one page or Instagram account. */
export interface MetaBatch {
	type: MessengerType;
	accountId: string;
	events: GatewayEvent[];
	/** Part of it could not be translated: the raw body is stored. */
	isUnread: boolean;
}

export type OpenedMetaCall =
	| { kind: "unproved" }
	| { kind: "unread"; reason: string }
	| { kind: "batches"; batches: MetaBatch[]; body: string };

/** Meta's objects that have conversations. */
const TYPES: Record<string, MessengerType> = { page: "messenger", instagram: "instagram" };

/**
 * Verifies a call's signature over its raw bytes, and groups its messages by page. `changes` (posts, comments, leads)
 * make no batch. Never throws.
 */
export function openMetaCall(
	call: MetaCall,
	app: { secrets: readonly string[]; appId: string | null },
): OpenedMetaCall {
	if (!isSignedByMeta(call, app.secrets)) return { kind: "unproved" };
	return readMetaCall(new TextDecoder().decode(call.bytes), app.appId);
}

/** The same for a stored body, whose signature was verified when it arrived. */
export function readMetaCall(
	body: string,
	appId: string | null,
): Exclude<OpenedMetaCall, { kind: "unproved" }> {
	const json = parseBoundedJson(body);
	if (!json.ok) return { kind: "unread", reason: json.code };
	const envelope = MetaEnvelope.safeParse(json.value);
	if (!envelope.success) return { kind: "unread", reason: "envelope" };
	const { object, entry } = envelope.data;
	const type = Object.hasOwn(TYPES, object) ? TYPES[object] : undefined;
	if (!type) return { kind: "batches", batches: [], body };
	const batches = new Map<string, MetaBatch>();
	for (const { id: accountId, messaging } of entry) {
		const account = { type, id: accountId, appId };
		const translated = (messaging ?? []).map((item) => translateMetaItem(item, account));
		const known = batches.get(accountId);
		batches.set(accountId, {
			type,
			accountId,
			events: [...(known?.events ?? []), ...translated.flatMap((events) => events ?? [])],
			isUnread: (known?.isUnread ?? false) || translated.includes(null),
		});
	}
	return { kind: "batches", batches: [...batches.values()], body };
}
