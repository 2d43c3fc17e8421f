import { z } from "zod";
import type { Address } from "#app/domain/inbox/address.ts";
import type { GatewayEvent } from "#app/domain/channels/gateway-event.ts";
import type { GroupAct, GroupFacts } from "#app/domain/inbox/group.ts";
import type { ChannelGateway, GatewayAnswer } from "../channel-gateway/port.ts";
import { unsupported } from "../whatsapp-gateway/unsupported.ts";
import { callTelegram, type TelegramTarget } from "./telegram-http.ts";
import { personOf } from "./telegram-people.ts";
import { chatIdOf } from "./telegram-send.ts";
import type { TelegramMessage, TelegramPerson } from "./telegram-wire.ts";

/** What happened to the group, as a service message tells; null: nothing that is shown. */
export function changeOf(
	message: TelegramMessage,
	address: Address,
	providerId: string,
): GatewayEvent | null {
	const by = personOf(message.from);
	const came = z.array(z.unknown()).safeParse(message.new_chat_members);
	const change = (act: GroupAct, who: readonly unknown[], name?: string): GatewayEvent | null => {
		const people = who.flatMap((user) => personOf(user as TelegramPerson) ?? []);
		if (people.length === 0 && act !== "renamed" && act !== "pictured") return null;
		const isOwn = people.some(({ addresses: [one] }) => one?.value === by?.addresses[0]?.value);
		return {
			type: "group_change",
			address,
			at: message.date,
			providerId,
			act: isOwn && act === "added" ? "joined" : isOwn && act === "removed" ? "left" : act,
			who: people,
			by: isOwn ? null : by,
			...(name === undefined ? {} : { name }),
		};
	};
	if (came.success) return change("added", came.data);
	if (message.left_chat_member) return change("removed", [message.left_chat_member]);
	if (typeof message.new_chat_title === "string")
		return change("renamed", [], message.new_chat_title);
	return message.new_chat_photo ? change("pictured", []) : null;
}

const Chat = z.looseObject({ title: z.string().nullish().catch(null) });
const Admins = z.array(
	z.looseObject({ user: z.looseObject({ is_bot: z.boolean().optional().catch(undefined) }) }),
);

/** Reads a group. Bots are told of its admins alone, and how many members there are. */
export async function readTelegramGroup(
	target: TelegramTarget,
	of: Parameters<NonNullable<ChannelGateway["readGroup"]>>[0],
): Promise<GatewayAnswer<GroupFacts>> {
	const chatId = chatIdOf(of);
	if (of.kind !== "group" || chatId === null) return unsupported();
	const ask = <T>(method: string, result: z.ZodType<T>) =>
		callTelegram(target, { method, body: { chat_id: chatId }, result, doubt: "not_accepted" });
	const chat = await ask("getChat", Chat);
	if (chat.class !== "accepted") return chat;
	const admins = await ask("getChatAdministrators", Admins);
	if (admins.class !== "accepted") return admins;
	const size = await ask("getChatMemberCount", z.int());
	if (size.class !== "accepted") return size;
	const members = admins.value.flatMap(({ user }) => {
		// Bots, ours among them, are nobody to talk to.
		const person = user.is_bot ? null : personOf(user as TelegramPerson);
		return person ? [{ ...person, isAdmin: true }] : [];
	});
	return {
		class: "accepted",
		value: { name: chat.value.title || null, avatarUrl: null, members, size: size.value },
	};
}
