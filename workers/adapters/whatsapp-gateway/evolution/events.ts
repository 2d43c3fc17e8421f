import { z } from "zod";
import type { GatewayEvent, PresenceState } from "#app/domain/channels/gateway-event.ts";
import { parseJid, parseJids, phoneOf } from "./address.ts";
import { readEditedText } from "./content.ts";
import { parseStatus } from "./message.ts";
import { parsePairingCode, parseQr } from "./qr.ts";
import { MessageId, QrBody, WireMoment } from "./wire.ts";

/** Our events, the reason for none, or null when an authentic body cannot be translated. */
export type Translation = GatewayEvent[] | { ignored: string } | null;

const Qr = z.looseObject({ qrcode: QrBody });
const QrLimit = z.looseObject({ message: z.string(), statusCode: z.number() });

/** QRCODE_UPDATED has two shapes: a new code, or no more codes. */
export function translateQr(data: unknown): Translation {
	const fresh = Qr.safeParse(data);
	if (fresh.success) {
		const qr = parseQr(fresh.data.qrcode);
		const pairingCode = parsePairingCode(fresh.data.qrcode.pairingCode);
		return qr ? [{ type: "qr", qr, pairingCode }] : null;
	}
	const limit = QrLimit.safeParse(data);
	return limit.success ? [{ type: "link_refused", reasonCode: limit.data.statusCode }] : null;
}

const Connection = z.looseObject({
	state: z.string(),
	statusReason: z.number().nullish(),
	wuid: z.string().nullish(),
	profileName: z.string().nullish(),
});

/** Codes after which the phone has to be linked again; after any other close the gateway reconnects by itself. */
const FINAL_CODES = [401, 402, 403, 406];

export function translateConnection(data: unknown): Translation {
	const parsed = Connection.safeParse(data);
	if (!parsed.success) return null;
	const { state, wuid, profileName } = parsed.data;
	const reasonCode = parsed.data.statusReason ?? null;
	switch (state) {
		case "open":
			return [{ type: "linked", phone: phoneOf(wuid), profileName: profileName || null }];
		case "connecting":
			return [{ type: "linking" }];
		case "refused":
			return [{ type: "link_refused", reasonCode }];
		case "close":
			// With a `wuid` it is the message of the connection's opening, sent although the socket has closed again.
			return !wuid && reasonCode !== null && FINAL_CODES.includes(reasonCode)
				? [{ type: "unlinked", reasonCode }]
				: [{ type: "linking" }];
		default:
			return { ignored: `connection state ${state}` };
	}
}

const InstanceStatus = z.looseObject({
	status: z.string(),
	disconnectionReasonCode: z.number().nullish(),
});

export function translateInstanceStatus(data: unknown): Translation {
	const parsed = InstanceStatus.safeParse(data);
	if (!parsed.success) return null;
	return parsed.data.status === "closed"
		? [{ type: "unlinked", reasonCode: parsed.data.disconnectionReasonCode ?? null }]
		: { ignored: `instance status ${parsed.data.status}` };
}

const Update = z.looseObject({
	keyId: MessageId.optional(),
	key: z.looseObject({ id: MessageId, fromMe: z.boolean().nullish() }).nullish(),
	fromMe: z.boolean().nullish(),
	status: z.string().nullish(),
	message: z.looseObject({ editedMessage: z.unknown().optional() }).nullish().catch(null),
});

/** Matched by id only, because the address may be the lid of a chat that is known by its phone number. */
export function translateUpdate(data: unknown): Translation {
	const parsed = Update.safeParse(data);
	if (!parsed.success) return null;
	const providerId = parsed.data.keyId ?? parsed.data.key?.id;
	if (!providerId) return null;
	if (parsed.data.message?.editedMessage) return { ignored: "echo of an edit" };
	if (!(parsed.data.fromMe ?? parsed.data.key?.fromMe ?? true))
		return { ignored: "status of a received message" };
	const status = parseStatus(parsed.data.status);
	// WhatsApp refused the message afterwards; Evolution does not pass on the code.
	const why = status === "failed" ? { failure: "refused" as const } : {};
	return status
		? [{ type: "status", providerId, status, ...why }]
		: { ignored: `message status ${parsed.data.status ?? "absent"}` };
}

const Edit = z.looseObject({
	key: z.looseObject({ id: MessageId }),
	type: z.union([z.literal("MESSAGE_EDIT"), z.literal(14)]),
	editedMessage: z.record(z.string(), z.unknown()),
});

/** Sent for every protocol message; only real edits carry all three fields. */
export function translateEdit(data: unknown): Translation {
	const parsed = Edit.safeParse(data);
	if (!parsed.success) return { ignored: "protocol message, no edit" };
	const text = readEditedText(parsed.data.editedMessage);
	return text === null ? null : [{ type: "edited", providerId: parsed.data.key.id, text }];
}

const Deleted = z.union([
	z.looseObject({ key: z.looseObject({ id: MessageId }) }),
	z.looseObject({ id: MessageId }),
]);

/** A bare key when the contact deletes, a whole record (whose own `id` is a row's) when we do. */
export function translateDelete(data: unknown): Translation {
	const parsed = Deleted.safeParse(data);
	if (!parsed.success) return null;
	const { key, id } = parsed.data as { key?: { id: string }; id?: string };
	const providerId = key?.id ?? id;
	return providerId ? [{ type: "deleted", providerId }] : null;
}

const Contact = z.looseObject({
	remoteJid: z.string().nullish(),
	pushName: z.string().nullish(),
	profilePicUrl: z.string().nullish(),
});

/** An array from the sync, one object from a message. */
export function translateContacts(data: unknown): Translation {
	const parsed = z.union([z.array(Contact), Contact.transform((one) => [one])]).safeParse(data);
	if (!parsed.success) return null;
	const events = parsed.data.flatMap((contact): GatewayEvent[] => {
		const address = parseJid(contact.remoteJid);
		// For a group it has the name of the last author, not the group's.
		if (!address || address.kind === "group") return [];
		const name = contact.pushName || null;
		const picture = contact.profilePicUrl ?? "";
		const avatarUrl = picture.startsWith("https://") ? picture : null;
		return name || avatarUrl ? [{ type: "contact", addresses: [address], name, avatarUrl }] : [];
	});
	return events.length > 0 ? events : { ignored: "contact without news" };
}

const Presences = z.looseObject({
	id: z.string(),
	presences: z.record(
		z.string(),
		z.looseObject({ lastKnownPresence: z.string().nullish(), lastSeen: WireMoment }),
	),
});
const PRESENCE_STATES: Record<string, PresenceState> = {
	composing: "typing",
	recording: "recording",
	available: "online",
	paused: "online",
	unavailable: "offline",
};

export function translatePresence(data: unknown): Translation {
	const parsed = Presences.safeParse(data);
	if (!parsed.success) return null;
	const { id, presences } = parsed.data;
	const isGroup = parseJid(id)?.kind === "group";
	const events = Object.entries(presences).flatMap(([jid, presence]): GatewayEvent[] => {
		const word = presence.lastKnownPresence ?? "";
		const state = Object.hasOwn(PRESENCE_STATES, word) ? PRESENCE_STATES[word] : undefined;
		const addresses = parseJids(isGroup ? [id] : [id, jid]);
		if (!state || addresses.length === 0) return [];
		return [{ type: "presence", addresses, state, lastSeenAt: presence.lastSeen || null }];
	});
	return events.length > 0 ? events : { ignored: "presence of nobody" };
}

const Call = z.looseObject({
	id: MessageId,
	chatId: z.string().nullish(),
	from: z.string().nullish(),
	callerPn: z.string().nullish(),
	status: z.string(),
	isVideo: z.boolean().nullish(),
	date: z.union([z.string(), z.number()]).nullish(),
});

export function translateCall(data: unknown): Translation {
	const parsed = z.union([z.array(Call), Call.transform((one) => [one])]).safeParse(data);
	if (!parsed.success) return null;
	const events = parsed.data.flatMap((call): GatewayEvent[] => {
		const addresses = parseJids([call.chatId, call.callerPn, call.from]);
		if (addresses.length === 0) return [];
		const at = call.date ? new Date(call.date).getTime() : 0;
		return [
			{
				type: "call",
				callId: call.id,
				addresses,
				status: call.status === "offer" || call.status === "ringing" ? "ringing" : "ended",
				video: call.isVideo ?? false,
				at: Number.isFinite(at) ? at : 0,
			},
		];
	});
	return events.length > 0 ? events : { ignored: "call of nobody" };
}
