import { cardToVcard } from "#app/domain/inbox/contact-card.ts";
import type { CommonItem } from "#app/domain/inbox/outgoing-item.ts";
import type { ChannelGateway } from "#workers/adapters/channel-gateway/port.ts";
import { parseJid } from "../evolution/address.ts";
import { bareId } from "./address.ts";
import { findChat } from "./chat.ts";
import { callWaha, type WahaTarget } from "./http.ts";
import { WahaMessage } from "./wire.ts";

type SendItem = NonNullable<ChannelGateway["sendItem"]>;

/** Sends a place, cards or a poll. No id of ours can be given, so a repeated send would be two messages. */
export async function sendItemByWaha(
	target: WahaTarget,
	{ to, item }: Parameters<SendItem>[0],
): ReturnType<SendItem> {
	if (item.type === "template" || item.type === "form")
		return { class: "refused", reason: "unsupported" };
	const chat = await findChat(target, to);
	if (chat.class !== "accepted") return chat;
	const { path, body } = callFor(item);
	const answer = await callWaha(target, {
		method: "POST",
		path,
		body: { session: target.session, chatId: chat.value, ...body },
		answer: WahaMessage.pick({ id: true }),
		doubt: "unknown",
	});
	if (answer.class !== "accepted") return answer;
	const value = { providerId: bareId(answer.value.id), address: parseJid(chat.value) };
	return { class: "accepted", value };
}

function callFor(item: CommonItem): { path: string; body: object } {
	switch (item.type) {
		case "location": {
			const { latitude, longitude, name, address } = item;
			// There is one line for both.
			const title = [name, address].filter(Boolean).join(", ");
			return { path: "/api/sendLocation", body: { latitude, longitude, title } };
		}
		case "contact": {
			const contacts = item.cards.map((card) => ({ vcard: cardToVcard(card) }));
			return { path: "/api/sendContactVcard", body: { contacts } };
		}
		case "poll": {
			const { question: name, options, isMultiple: multipleAnswers } = item;
			return { path: "/api/sendPoll", body: { poll: { name, options, multipleAnswers } } };
		}
	}
}
