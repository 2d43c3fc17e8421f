import { z } from "zod";
import type { Address } from "#app/domain/inbox/address.ts";
import type { GroupPerson } from "#app/domain/inbox/group.ts";
import { TelegramPerson } from "./telegram-wire.ts";

/** What people call somebody, or a group. */
export function nameOf(who: TelegramPerson | null | undefined): string | null {
	if (!who) return null;
	const name = who.title ?? [who.first_name, who.last_name].filter(Boolean).join(" ");
	return name || (who.username ? `@${who.username}` : null);
}

const User = TelegramPerson.extend({ id: z.int().transform(String) });
type User = z.infer<typeof User>;

/** Somebody by their number, and by their public name where they have one: bots are mentioned by it. */
export function personOf(user: TelegramPerson | null | undefined): GroupPerson | null {
	const told = User.safeParse(user);
	if (!told.success) return null;
	const { id, username } = told.data;
	const addresses: Address[] = [{ kind: "telegram", value: id }];
	if (username) addresses.push({ kind: "telegram", value: `@${username}` });
	return { addresses, name: nameOf(told.data) };
}
