import { z } from "zod";
import type { Address } from "#app/domain/inbox/address.ts";
import type { GatewayEvent } from "#app/domain/channels/gateway-event.ts";
import type { GroupAct } from "#app/domain/inbox/group.ts";
import { personOf } from "./telegram-people.ts";
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
