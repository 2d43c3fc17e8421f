import { z } from "zod";
import { plainEmoji } from "#app/domain/inbox/reaction.ts";
import type { ChannelGateway, GatewayAnswer, Quoted } from "../channel-gateway/port.ts";
import { acceptWhen } from "../whatsapp-gateway/gateway-http.ts";
import { callTelegram, type TelegramTarget } from "./telegram-http.ts";
import { withoutMarks } from "./telegram-marks.ts";

/** A bot's message can be deleted for everyone within 48 hours. */
export const DELETABLE_MS = 48 * 3_600_000;

/** The only emoji that Telegram takes as reactions, in the form in which they are drawn in colour. */
export const REACTIONS: readonly string[] =
	"❤️ 👍 👎 🔥 🥰 👏 😁 🤔 🤯 😱 🤬 😢 🎉 🤩 🤮 💩 🙏 👌 🕊️ 🤡 🥱 🥴 😍 🐳 ❤️‍🔥 🌚 🌭 💯 🤣 ⚡ 🍌 🏆 💔 🤨 😐 🍓 🍾 💋 🖕 😈 😴 😭 🤓 👻 👨‍💻 👀 🎃 🙈 😇 😨 🤝 ✍️ 🤗 🫡 🎅 🎄 ☃️ 💅 🤪 🗿 🆒 💘 🙉 🦄 😘 💊 🙊 😎 👾 🤷‍♂️ 🤷 🤷‍♀️ 😡".split(
		" ",
	);

/** A message as Telegram names it; null for an id that is none of its. */
function placeOf({ providerId }: Quoted): { chat_id: number; message_id: number } | null {
	const [, chat, message] = /^(-?\d{1,16}):(\d{1,16})$/.exec(providerId) ?? [];
	return chat && message ? { chat_id: Number(chat), message_id: Number(message) } : null;
}

const invalid = { class: "refused", reason: "invalid" } as const;

/** Reacts to a message; "" takes the reaction back. */
export async function react(
	target: TelegramTarget,
	{ target: message, emoji }: Parameters<NonNullable<ChannelGateway["react"]>>[0],
): Promise<GatewayAnswer<null>> {
	const place = placeOf(message);
	if (place === null) return invalid;
	// Telegram's own list is without the sign that asks for colour.
	const plain = plainEmoji(emoji);
	const answer = await callTelegram(target, {
		method: "setMessageReaction",
		body: { ...place, reaction: plain === "" ? [] : [{ type: "emoji", emoji: plain }] },
		result: z.literal(true),
		doubt: "not_accepted",
	});
	return acceptWhen(answer);
}

/** What Telegram answers is not needed. */
const Ignored = z.unknown().transform((): null => null);
const done = { class: "accepted", value: null } as const;

/** Gives a message of ours other words: a text, or what stands below a file. */
export async function editText(
	target: TelegramTarget,
	{ target: message, text }: Parameters<NonNullable<ChannelGateway["editText"]>>[0],
): Promise<GatewayAnswer<null>> {
	const place = placeOf(message);
	if (place === null) return invalid;
	const said = withoutMarks(text);
	let isCaption = false;
	const judge = (description: string): GatewayAnswer<null> | null => {
		isCaption = /no text in the message/i.test(description);
		return /message is not modified/i.test(description) ? done : null;
	};
	const edited = await callTelegram(target, {
		method: "editMessageText",
		body: {
			...place,
			text: said.text,
			entities: said.entities,
			link_preview_options: { is_disabled: true },
		},
		result: Ignored,
		doubt: "not_accepted",
		judge,
	});
	if (!isCaption) return edited;
	const captioned = await callTelegram(target, {
		method: "editMessageCaption",
		body: { ...place, caption: said.text, caption_entities: said.entities },
		result: Ignored,
		doubt: "not_accepted",
		judge,
	});
	return captioned;
}

/** Deletes a message of ours for everyone. */
export async function deleteMessage(
	target: TelegramTarget,
	{ target: message }: Parameters<NonNullable<ChannelGateway["deleteMessage"]>>[0],
): Promise<GatewayAnswer<null>> {
	const place = placeOf(message);
	if (place === null) return invalid;
	const answer = await callTelegram(target, {
		method: "deleteMessage",
		body: place,
		result: Ignored,
		doubt: "not_accepted",
		judge: (description) => (/message to delete not found/i.test(description) ? done : null),
	});
	return answer;
}
