import { z } from "zod";
import type { Address } from "#app/domain/inbox/address.ts";
import { isSameEmoji } from "#app/domain/inbox/reaction.ts";
import type { FileKind } from "#app/domain/inbox/outgoing-file.ts";
import type { GatewayCapabilities } from "#app/domain/channels/capabilities.ts";
import { openFile } from "../channel-gateway/opened-file.ts";
import type { ChannelGateway, GatewayAnswer, Quoted } from "../channel-gateway/port.ts";
import { createMultipart } from "../multipart.ts";
import { acceptWhen } from "../whatsapp-gateway/gateway-http.ts";
import { readAccount } from "./messenger-account.ts";
import { callMessenger, type MessengerTarget } from "./messenger-http.ts";

const MB = 1024 * 1024;
const LARGEST = 25 * MB;
const LARGEST_IMAGE = 8 * MB;

/** A message has a text or a file, never both: nothing stands below a file. */
export const MESSENGER_FILES: NonNullable<GatewayCapabilities["files"]> = {
	image: {
		maxBytes: LARGEST_IMAGE,
		mimetypes: ["image/jpeg", "image/png", "image/gif"],
		caption: false,
	},
	video: { maxBytes: LARGEST, caption: false },
	audio: { maxBytes: LARGEST, caption: false },
	voice: {
		maxBytes: LARGEST,
		mimetypes: ["audio/ogg", "audio/mpeg", "audio/mp4"],
		caption: false,
	},
	document: { maxBytes: LARGEST, caption: false },
};

export const INSTAGRAM_FILES: NonNullable<GatewayCapabilities["files"]> = {
	image: {
		maxBytes: LARGEST_IMAGE,
		mimetypes: ["image/jpeg", "image/png", "image/gif"],
		caption: false,
	},
	video: {
		maxBytes: LARGEST,
		mimetypes: ["video/mp4", "video/webm", "video/quicktime"],
		caption: false,
	},
	// Opus in ogg is not taken, which voice notes are recorded in.
	audio: { maxBytes: LARGEST, mimetypes: ["audio/mp4", "audio/aac", "audio/wav"], caption: false },
	document: { maxBytes: LARGEST, mimetypes: ["application/pdf"], caption: false },
};

/** Instagram takes one reaction of a business, by its name. */
export const INSTAGRAM_REACTIONS: readonly string[] = ["❤️"];

/** Meta's words for kinds of files; those that are missing are never sent. */
const TYPES: Partial<Record<FileKind, string>> = {
	image: "image",
	video: "video",
	audio: "audio",
	voice: "audio",
	document: "file",
};

const Sent = z.looseObject({ message_id: z.string().min(1) });
const invalid = { class: "refused", reason: "invalid" } as const;

/** The person of an address; null for another vendor's. */
export const personOf = (target: MessengerTarget, to: Address): { id: string } | null => {
	const kind = target.type === "messenger" ? "facebook" : "instagram";
	return to.kind === kind && /^\d{1,32}$/.test(to.value) ? { id: to.value } : null;
};

const sent = (
	answer: GatewayAnswer<z.infer<typeof Sent>>,
): GatewayAnswer<{ providerId: string; address: null }> =>
	answer.class === "accepted"
		? { class: "accepted", value: { providerId: answer.value.message_id, address: null } }
		: answer;

const replyTo = (quoted: Quoted | null | undefined) =>
	quoted ? { reply_to: { mid: quoted.providerId } } : {};

/** Returned with the echo, which identifies a send whose answer was lost. Instagram has no such field. */
const named = ({ type }: MessengerTarget, clientId: string) =>
	type === "messenger" ? { metadata: clientId } : {};

/** Sends a text. A harmless call is made first, as with the other vendors: when it fails, nothing was sent. */
export async function sendText(
	target: MessengerTarget,
	{ to, text, clientId, quoted }: Parameters<ChannelGateway["sendText"]>[0],
): ReturnType<ChannelGateway["sendText"]> {
	const recipient = personOf(target, to);
	if (recipient === null) return invalid;
	const reachable = await readAccount(target);
	if (reachable.class !== "accepted") return reachable;
	const answer = await callMessenger(target, {
		method: "POST",
		path: "/me/messages",
		body: {
			recipient,
			messaging_type: "RESPONSE",
			message: { text, ...named(target, clientId) },
			...replyTo(quoted),
		},
		answer: Sent,
		doubt: "unknown",
	});
	return sent(answer);
}

type SendFile = NonNullable<ChannelGateway["sendFile"]>;

/** Sends a file, its bytes with the message. */
export async function sendFile(
	target: MessengerTarget,
	{ to, file, caption, clientId, quoted }: Parameters<SendFile>[0],
): ReturnType<SendFile> {
	const recipient = personOf(target, to);
	const type = TYPES[file.kind];
	if (recipient === null || type === undefined || caption !== "") return invalid;
	const reachable = await readAccount(target);
	if (reachable.class !== "accepted") return reachable;
	const opened = await openFile(file);
	if (opened.class !== "accepted") return opened;
	const { fileName: name, mimetype, bytes } = file;
	const message = { attachment: { type, payload: { is_reusable: false } } };
	const reply = replyTo(quoted).reply_to;
	const fields = {
		recipient: JSON.stringify(recipient),
		messaging_type: "RESPONSE",
		message: JSON.stringify({ ...message, ...named(target, clientId) }),
		...(reply && { reply_to: JSON.stringify(reply) }),
	};
	const answer = await callMessenger(target, {
		method: "POST",
		path: "/me/messages",
		form: createMultipart(fields, {
			field: "filedata",
			name,
			mimetype,
			bytes,
			body: opened.value,
		}),
		answer: Sent,
		doubt: "unknown",
	});
	return sent(answer);
}

/** Sends a sender action (typing, seen, a reaction); never together with a message. */
export async function act(
	target: MessengerTarget,
	to: Address,
	action: "typing_on" | "typing_off" | "mark_seen" | "react" | "unreact",
	payload?: { message_id: string; reaction?: string },
): Promise<GatewayAnswer<null>> {
	const recipient = personOf(target, to);
	if (recipient === null) return invalid;
	const answer = await callMessenger(target, {
		method: "POST",
		path: "/me/messages",
		body: { recipient, sender_action: action, ...(payload && { payload }) },
		answer: z.looseObject({}),
		doubt: "not_accepted",
	});
	return acceptWhen(answer);
}

/** Reacts to a message; "" takes the reaction back. */
export async function react(
	target: MessengerTarget,
	{ target: { providerId, address }, emoji }: { target: Quoted; emoji: string },
): Promise<GatewayAnswer<null>> {
	const message = { message_id: providerId };
	if (emoji === "") return act(target, address, "unreact", message);
	if (target.type === "messenger")
		return act(target, address, "react", { ...message, reaction: emoji });
	if (!INSTAGRAM_REACTIONS.some((one) => isSameEmoji(one, emoji))) return invalid;
	return act(target, address, "react", { ...message, reaction: "love" });
}
