import type { MessageContent, MessageOrigin } from "#app/domain/inbox/message.ts";
import type { GatewayEvent, GatewayMessageStatus } from "#app/domain/channels/gateway-event.ts";
import { findAdReply, readAdReply } from "../ad-reply.ts";
import { parseJid, parseJids } from "./address.ts";
import { readBody } from "./content.ts";
import type { MessageRecord } from "./wire.ts";

/** Evolution's statuses. PENDING, DELETED and EDITED say nothing about delivery. */
const STATUSES: Record<string, GatewayMessageStatus> = {
	SERVER_ACK: "sent",
	DELIVERY_ACK: "delivered",
	READ: "read",
	PLAYED: "read",
	ERROR: "failed",
};

export function parseStatus(word: string | null | undefined): GatewayMessageStatus | null {
	return word && Object.hasOwn(STATUSES, word) ? (STATUSES[word] ?? null) : null;
}

const RANKS: GatewayMessageStatus[] = ["failed", "sent", "delivered", "read"];

/** The status of a stored record: the highest of its updates, which have no order or dates. */
function statusOf(record: MessageRecord): GatewayMessageStatus | null {
	const words = [record.status, ...(record.MessageUpdate ?? []).map((update) => update.status)];
	return words.map(parseStatus).reduce((best, status) => {
		if (status === null) return best;
		return best === null || RANKS.indexOf(status) > RANKS.indexOf(best) ? status : best;
	}, null);
}

type Translated = { event: GatewayEvent } | { ignored: string };

/** Translates one message record, or gives the reason why it is no event. */
export function translateRecord(record: MessageRecord, origin: MessageOrigin): Translated {
	const { key } = record;
	const chat = parseJid(key.remoteJid);
	if (!chat) return { ignored: "not a person or a group" };
	const body = readBody(record.message);
	switch (body.kind) {
		case "protocol":
			return { ignored: "protocol message" };
		case "edit":
			return { event: { type: "edited", providerId: body.targetId, text: body.text } };
		case "reaction":
			return {
				event: {
					type: "reaction",
					providerId: body.targetId,
					emoji: body.emoji,
					fromMe: key.fromMe,
				},
			};
		case "content": {
			const isGroup = chat.kind === "group";
			const addresses = isGroup ? [chat] : parseJids([key.remoteJid, key.remoteJidAlt]);
			// Some releases have it beside the message, some within.
			const referral =
				key.fromMe || isGroup
					? null
					: (readAdReply(record.contextInfo) ?? findAdReply(record.message));
			const isCut = key.addressingMode === "lid" && chat.kind === "phone" && addresses.length === 1;
			return {
				event: {
					type: "message",
					providerId: key.id,
					addresses,
					// The message was addressed by a lid, which the event replaced by the phone number.
					...(isCut ? { isAddressCut: true } : {}),
					fromMe: key.fromMe,
					origin,
					// In a group this is the author's name, not the group's.
					name: key.fromMe || isGroup ? null : record.pushName || null,
					author: isGroup && !key.fromMe ? authorOf(record) : null,
					...(isGroup && groupFactsOf(record)),
					sentAt: record.messageTimestamp,
					content: withMediaRef(body.content, key.id),
					quotedProviderId: record.contextInfo?.stanzaId || null,
					...(referral && { referral }),
					status: key.fromMe ? statusOf(record) : null,
				},
			};
		}
	}
}

/** Evolution identifies a medium by its message's id. */
function withMediaRef(content: MessageContent, ref: string): MessageContent {
	const { media } = content;
	return media?.mimetype ? { ...content, media: { ...media, ref } } : content;
}

/** Who wrote in the group, by the address with which it knows them first, and whom they name. */
function groupFactsOf({ key, contextInfo }: MessageRecord) {
	const authorAddresses = parseJids([key.participant, key.participantAlt]);
	const mentions = parseJids(contextInfo?.mentionedJid ?? []).map((address) => ({
		addresses: [address],
		name: null,
	}));
	return {
		...(authorAddresses.length > 0 && { authorAddresses }),
		...(mentions.length > 0 && { mentions }),
	};
}

function authorOf(record: MessageRecord): string | null {
	if (record.pushName) return record.pushName;
	const { participant, participantAlt } = record.key;
	const known = parseJids([participantAlt, participant]);
	return (known.find((address) => address.kind === "phone") ?? known[0])?.value ?? null;
}
