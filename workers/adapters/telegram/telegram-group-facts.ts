import { z } from "zod";
import type { GroupFacts } from "#app/domain/inbox/group.ts";
import type { ChannelGateway, GatewayAnswer } from "../channel-gateway/port.ts";
import { unsupported } from "../whatsapp-gateway/unsupported.ts";
import { callTelegram, type TelegramTarget } from "./telegram-http.ts";
import { personOf } from "./telegram-people.ts";
import { chatIdOf } from "./telegram-send.ts";
import type { TelegramPerson } from "./telegram-wire.ts";

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
