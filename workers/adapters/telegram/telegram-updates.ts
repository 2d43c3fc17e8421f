import type { Address } from "#app/domain/inbox/address.ts";
import type { GatewayEvent } from "#app/domain/channels/gateway-event.ts";
import type { ParsedWebhook } from "../channel-gateway/port.ts";
import { parseBoundedJson, unparsed } from "../whatsapp-gateway/bounded-json.ts";
import { contentOf } from "./telegram-content.ts";
import {
	TelegramMessage,
	TelegramReaction,
	TelegramUpdate,
	TelegramVote,
} from "./telegram-wire.ts";
import { changeOf } from "./telegram-groups.ts";
import { readMentions } from "./telegram-mentions.ts";
import { nameOf, personOf } from "./telegram-people.ts";

/** The update types we subscribe to; Telegram sends no others. */
export const ALLOWED_UPDATES = [
	"message",
	"edited_message",
	"message_reaction",
	"poll_answer",
] as const;

/** Telegram's message ids are unique within a chat only, so our id contains the chat. */
export const providerIdOf = (chatId: string, messageId: string): string => `${chatId}:${messageId}`;

/** Translates one verified call; its body is one update. Never throws. */
export function parseTelegramUpdate(rawBody: string): ParsedWebhook {
	const json = parseBoundedJson(rawBody);
	if (!json.ok) return unparsed(json.code);
	const update = TelegramUpdate.safeParse(json.value);
	if (!update.success) return { kind: "quarantine", reason: "envelope" };
	const name = ALLOWED_UPDATES.find((known) => update.data[known] !== undefined);
	if (!name) return { kind: "ignored", reason: "update" };
	const events = translate(name, update.data[name]);
	if (events === null) return { kind: "quarantine", reason: name };
	return events.length === 0 ? { kind: "ignored", reason: name } : { kind: "events", events };
}

/** Null when it cannot be translated, [] when it contains nothing for us. */
function translate(name: (typeof ALLOWED_UPDATES)[number], raw: unknown): GatewayEvent[] | null {
	switch (name) {
		case "message":
			return translateMessage(raw);
		case "edited_message":
			return translateEdit(raw);
		case "message_reaction":
			return translateReaction(raw);
		case "poll_answer":
			return translateVote(raw);
	}
}

function translateMessage(raw: unknown): GatewayEvent[] | null {
	const parsed = TelegramMessage.safeParse(raw);
	if (!parsed.success) return null;
	const message = parsed.data;
	const { chat, migrate_to_chat_id: movedTo } = message;
	const address = addressOf(chat);
	if (address === null) return [];
	if (movedTo)
		return [{ type: "renumbered", from: address, to: [{ kind: "group", value: movedTo }] }];
	const isGroup = address.kind === "group";
	const providerId = providerIdOf(chat.id, message.message_id);
	const content = contentOf(message);
	if (content === null) {
		const change = isGroup ? changeOf(message, address, providerId) : null;
		return change ? [change] : [];
	}
	const said = readMentions(content.text, message.entities ?? message.caption_entities);
	const author = message.sender_chat ? null : personOf(message.from);
	const answered = message.reply_to_message?.message_id;
	return [
		{
			type: "message",
			providerId,
			addresses: [address],
			fromMe: false,
			origin: "live",
			name: nameOf(chat),
			author: isGroup ? nameOf(message.sender_chat ?? message.from) : null,
			...(isGroup && author && { authorAddresses: [...author.addresses] }),
			...(isGroup && said.mentions.length > 0 && { mentions: said.mentions }),
			sentAt: message.date,
			content: isGroup ? { ...content, text: said.text } : content,
			quotedProviderId: answered ? providerIdOf(chat.id, answered) : null,
			status: null,
		},
	];
}

function translateEdit(raw: unknown): GatewayEvent[] | null {
	const parsed = TelegramMessage.safeParse(raw);
	if (!parsed.success) return null;
	const { chat, message_id: messageId, text, caption, entities, caption_entities } = parsed.data;
	const edited = text ?? caption ?? null;
	const address = addressOf(chat);
	// A moving live location or a game's score is no edit of text.
	if (edited === null || address === null) return [];
	const said =
		address.kind === "group" ? readMentions(edited, entities ?? caption_entities).text : edited;
	return [{ type: "edited", providerId: providerIdOf(chat.id, messageId), text: said }];
}

function translateReaction(raw: unknown): GatewayEvent[] | null {
	const parsed = TelegramReaction.safeParse(raw);
	if (!parsed.success) return null;
	const { chat, message_id: messageId, new_reaction: now } = parsed.data;
	const emoji = now.find(({ type }) => type === "emoji")?.emoji ?? "";
	// Custom emoji have no character that we could show.
	if (emoji === "" && now.length > 0) return [];
	const providerId = providerIdOf(chat.id, messageId);
	return [{ type: "reaction", providerId, emoji, fromMe: false }];
}

/** Told of the bot's own polls only, which it names by their own ids. */
function translateVote(raw: unknown): GatewayEvent[] | null {
	const parsed = TelegramVote.safeParse(raw);
	if (!parsed.success) return null;
	const { poll_id: providerId, user, voter_chat: chat, option_ids: choices } = parsed.data;
	const who = user ?? chat;
	if (!who) return null;
	const voter: Address = { kind: user ? "telegram" : "group", value: who.id };
	return [{ type: "vote", providerId, voter, name: nameOf(who), choices, at: null }];
}

/** Null for a broadcast channel, which has no conversation. */
function addressOf(chat: { id: string; type: string }): Address | null {
	switch (chat.type) {
		case "private":
			return { kind: "telegram", value: chat.id };
		case "group":
		case "supergroup":
			return { kind: "group", value: chat.id };
		default:
			return null;
	}
}
