/** Sending files, and what is done to messages, as WAHA 2026.7 with the engine GOWS (SOURCES.md). */
import { createHash } from "node:crypto";
import { type Answer, reply, textOf } from "../emulator-server.ts";
import { emit, keep, type Message, newId, type Session, type World } from "./state.ts";

type Body = Record<string, unknown>;

const failure = (status: number, message: string): Answer =>
	reply(status, { statusCode: status, message });

/** Express's limit for JSON, told as WAHA tells every broken call. */
const MAX_BODY_BYTES = 50 * 1024 * 1024;
const TOO_LARGE = reply(500, {
	statusCode: 500,
	exception: { message: "request entity too large", name: "PayloadTooLargeError" },
});

const NAMES: Record<string, string> = {
	image: "imageMessage",
	video: "videoMessage",
	voice: "audioMessage",
	document: "documentMessage",
};

/** A message of ours: what texts and files have in common. */
export function compose(
	session: Session,
	chat: string,
	id: string,
	told: Partial<Message>,
): Message {
	return {
		id,
		timestamp: Math.floor(Date.now() / 1000),
		from: session.me?.id ?? "",
		to: chat,
		fromMe: true,
		source: "api",
		body: "",
		hasMedia: false,
		media: null,
		ack: 0,
		replyTo: null,
		_data: {},
		...told,
	};
}

/** `sendImage` and its like: a file as base64 in JSON. */
export function sendFile(world: World, session: Session, kind: string, body: Body): Answer {
	const file = (body.file ?? {}) as Body;
	const data = textOf(file.data);
	if (data.length > MAX_BODY_BYTES) return TOO_LARGE;
	const mimetype = textOf(file.mimetype);
	if (!data || !mimetype) return failure(400, "file.mimetype must be a string");
	if ((kind === "video" || kind === "voice") && typeof body.convert !== "boolean")
		return failure(422, "convert must be a boolean value");
	const bytes = Buffer.from(data, "base64");
	const chat = String(body.chatId);
	const bare = newId();
	const digest = createHash("sha256").update(bytes).digest();
	const caption = kind === "voice" ? "" : textOf(body.caption);
	const name = textOf(file.filename);
	session.files.set(`${bare}.bin`, { bytes, mimetype });
	session.sentFiles.push({ id: bare, chat, kind, name, mimetype, sha256: digest.toString("hex") });
	const message = compose(session, chat, `true_${chat}_${bare}`, {
		body: caption,
		hasMedia: true,
		media: {
			url: `${world.url()}/api/files/${session.name}/${bare}.bin`,
			mimetype,
			filename: name,
			error: null,
		},
		replyTo: typeof body.reply_to === "string" ? { id: body.reply_to } : null,
		// whatsmeow writes WhatsApp's names in Go's way.
		_data: {
			Info: {},
			Message: {
				[NAMES[kind] ?? ""]: {
					mimetype,
					caption,
					fileSHA256: digest.toString("base64"),
					fileLength: bytes.byteLength,
					...(kind === "voice" ? { PTT: true, seconds: 3 } : {}),
				},
			},
		},
	});
	keep(world, session, message);
	return reply(201, message);
}

const bareOf = (id: string): string => /^(?:true|false)_[^_]+_([^_]+)/.exec(id)?.[1] ?? id;

/** GOWS asks no store: what it does not know is passed on all the same. */
export function react(world: World, session: Session, body: Body): Answer {
	const id = textOf(body.messageId);
	const text = typeof body.reaction === "string" ? body.reaction : null;
	if (!id || text === null) return failure(400, "messageId must be a string");
	const isThere = session.messages.some((message) => message.id === id);
	session.acts.push({ type: "reaction", id, value: text, isThere });
	const from = session.me?.id ?? "";
	emit(world, session, "message.reaction", {
		id: `true_${id.split("_")[1]}_${newId()}`,
		from,
		fromMe: true,
		source: "api",
		reaction: { text, messageId: id },
	});
	return reply(200, {});
}

export function edit(world: World, session: Session, id: string, body: Body): Answer {
	const text = textOf(body.text);
	if (text === "") return failure(400, "text must be a string");
	const stored = session.messages.find((message) => message.id === id);
	if (stored) stored.body = text;
	session.acts.push({ type: "edit", id, value: text, isThere: stored !== undefined });
	emit(world, session, "message.edited", {
		id: `true_${id.split("_")[1]}_${newId()}`,
		fromMe: true,
		editedMessageId: bareOf(id),
		body: text,
	});
	return reply(200, {});
}

export function revoke(world: World, session: Session, id: string): Answer {
	const at = session.messages.findIndex((message) => message.id === id);
	if (at >= 0) session.messages.splice(at, 1);
	session.acts.push({ type: "deletion", id, value: "", isThere: at >= 0 });
	emit(world, session, "message.revoked", {
		after: { id: `true_${id.split("_")[1]}_${newId()}` },
		revokedMessageId: bareOf(id),
		before: null,
	});
	return reply(200, {});
}
