/** Reactions, other words, deletions for everyone: answers and webhooks as recorded. */
import { type Answer, failure, invalid, reply } from "./http.ts";
import { sendFromApi } from "./phone.ts";
import { recipient } from "./routes-chat.ts";
import { type Instance, ownMessageId, push, type StoredMessage, type World } from "./state.ts";
import { emit } from "./webhooks.ts";

type Body = Record<string, unknown>;
interface Key {
	id: string;
	remoteJid: string;
	fromMe: boolean;
}

const asKey = (value: unknown): Key | null => {
	const key = value as Partial<Key> | undefined;
	const isWhole = Boolean(key?.id && key.remoteJid && typeof key.fromMe === "boolean");
	return isWhole ? (key as Key) : null;
};

const find = (instance: Instance, { id }: Key): StoredMessage | undefined =>
	instance.messages.find(({ key }) => key.id === id);

/** An act reaches a phone only in the chat where its message is. */
function note(world: World, instance: Instance, key: Key, type: string, value: string): void {
	const stored = find(instance, key);
	const isThere = !stored || stored.key.remoteJid === key.remoteJid;
	push(world.log.acts, { instance: instance.name, type, id: key.id, value, isThere });
}

const segmenter = new Intl.Segmenter();
const isEmoji = (text: string): boolean =>
	text === "" || ([...segmenter.segment(text)].length === 1 && /\p{Emoji}/u.test(text));

export function sendReaction(world: World, instance: Instance, body: Body): Answer {
	const key = asKey(body.key);
	if (!key) return invalid('instance requires property "key"');
	const emoji = typeof body.reaction === "string" ? body.reaction : null;
	if (emoji === null) return invalid('instance requires property "reaction"');
	if (!isEmoji(emoji)) return failure(400, ['"reaction" must be an emoji']);
	if (instance.memory !== "open") return failure(400, ["Error: Connection Closed"]);
	note(world, instance, key, "reaction", emoji);
	return reply(
		201,
		sendFromApi(world, instance, key.remoteJid, "", null, {
			message: { reactionMessage: { text: emoji, key, senderTimestampMs: Date.now() } },
			messageType: "reactionMessage",
			isAct: true,
		}),
	);
}

export function updateMessage(world: World, instance: Instance, body: Body): Answer {
	const key = asKey(body.key);
	if (!key) return invalid('instance requires property "key"');
	const text = typeof body.text === "string" ? body.text : "";
	if (instance.memory !== "open") return failure(500, ["Error: Connection Closed"]);
	const stored = find(instance, key);
	if (!stored) return failure(404, ["Message not found"]);
	const jid = recipient(world, String(body.number));
	if (jid !== stored.key.remoteJid) return failure(400, ["RemoteJid does not match"]);
	const media = stored.message[stored.messageType] as Body | undefined;
	if (media?.mimetype) media.caption = text;
	else stored.message = { conversation: text };
	stored.messageTimestamp = Math.floor(Date.now() / 1000);
	note(world, instance, key, "edit", text);
	const editedMessage = { extendedTextMessage: { text } };
	const { remoteJid } = stored.key;
	const named = { remoteJid, fromMe: true, id: key.id };
	const timestampMs = Date.now();
	emit(world, instance, "send.message.update", {
		key: named,
		editedMessage,
		timestampMs,
		type: 14,
	});
	return reply(200, {
		key: { remoteJid, fromMe: true, id: ownMessageId() },
		message: {
			protocolMessage: {
				key: named,
				type: "MESSAGE_EDIT",
				editedMessage,
				timestampMs: String(timestampMs),
			},
		},
		messageTimestamp: String(stored.messageTimestamp),
		status: "PENDING",
	});
}

export function deleteMessageForEveryone(world: World, instance: Instance, body: Body): Answer {
	const key = asKey(body);
	if (!key) return invalid('instance requires property "id"');
	if (instance.memory !== "open")
		return failure(500, ["Error while deleting message for everyone", "Error: Connection Closed"]);
	const stored = find(instance, key);
	note(world, instance, key, "deletion", "");
	if (stored) {
		instance.messages.splice(instance.messages.indexOf(stored), 1);
		const { rowId: id, updates: _, contextInfo: __, ...row } = stored;
		emit(world, instance, "messages.delete", {
			id,
			instanceId: instance.id,
			status: "DELETED",
			...row,
		});
	}
	const { id, remoteJid, fromMe } = key;
	return reply(201, {
		key: { remoteJid, fromMe: true, id: ownMessageId() },
		message: { protocolMessage: { key: { remoteJid, fromMe, id }, type: "REVOKE" } },
		messageTimestamp: String(Math.floor(Date.now() / 1000)),
		status: "PENDING",
	});
}
