import { z } from "zod";
import { cardToVcard } from "#app/domain/inbox/contact-card.ts";
import { formatPoint } from "#app/domain/inbox/map-link.ts";
import type { CommonItem } from "#app/domain/inbox/outgoing-item.ts";
import type { ChannelGateway } from "../channel-gateway/port.ts";
import { callTelegram, type TelegramTarget } from "./telegram-http.ts";
import { chatIdOf, reachBot, Sent } from "./telegram-send.ts";
import { providerIdOf } from "./telegram-updates.ts";

type SendItem = NonNullable<ChannelGateway["sendItem"]>;

const SentItem = Sent.extend({ poll: z.looseObject({ id: z.string() }).nullish().catch(null) });

/** Sends a place, a card or a poll. Votes name a poll by an id of its own. */
export async function sendItem(
	target: TelegramTarget,
	{ to, item }: Parameters<SendItem>[0],
): ReturnType<SendItem> {
	if (item.type === "template" || item.type === "form")
		return { class: "refused", reason: "unsupported" };
	const chatId = chatIdOf(to);
	if (chatId === null) return { class: "refused", reason: "invalid" };
	const reachable = await reachBot(target);
	if (reachable.class !== "accepted") return reachable;
	const { method, body } = callFor(item);
	const answer = await callTelegram(target, {
		method,
		body: { chat_id: chatId, ...body },
		result: SentItem,
		doubt: "unknown",
	});
	if (answer.class !== "accepted") return answer;
	const { chat, message_id: messageId, poll } = answer.value;
	return {
		class: "accepted",
		value: {
			providerId: providerIdOf(chat.id, messageId),
			address: null,
			...(poll && { pollId: poll.id }),
		},
	};
}

function callFor(item: CommonItem): { method: string; body: object } {
	switch (item.type) {
		case "location": {
			const { latitude, longitude, name, address } = item;
			if (name === "") return { method: "sendLocation", body: { latitude, longitude } };
			// A venue must have both.
			const told = { title: name, address: address || formatPoint(item) };
			return { method: "sendVenue", body: { latitude, longitude, ...told } };
		}
		case "contact": {
			const [card = { name: "", phones: [] }] = item.cards;
			const [phone = ""] = card.phones;
			const told = { phone_number: `+${phone}`, first_name: card.name };
			return { method: "sendContact", body: { ...told, vcard: cardToVcard(card) } };
		}
		case "poll": {
			const { question, options, isMultiple } = item;
			return {
				method: "sendPoll",
				body: {
					question,
					options: options.map((text) => ({ text })),
					// Votes of anonymous polls are not told.
					is_anonymous: false,
					allows_multiple_answers: isMultiple,
				},
			};
		}
	}
}
