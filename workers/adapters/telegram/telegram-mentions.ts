import { z } from "zod";
import type { GroupPerson } from "#app/domain/inbox/group.ts";
import type { Mention } from "../channel-gateway/port.ts";
import type { TelegramEntity } from "./telegram-marks.ts";
import { personOf } from "./telegram-people.ts";
import { TelegramPerson } from "./telegram-wire.ts";

const Entity = z.looseObject({
	type: z.string(),
	offset: z.int(),
	length: z.int(),
	user: TelegramPerson.nullish().catch(null),
});

/**
 * Whom a text names, and the text with `@` and their number in the place of each. Who is named by their public name stands in it already.
 */
export function readMentions(
	text: string,
	entities: unknown,
): { text: string; mentions: GroupPerson[] } {
	const list = z.array(z.unknown()).safeParse(entities).data ?? [];
	const found = list
		.flatMap((one) => Entity.safeParse(one).data ?? [])
		.filter(({ type }) => type === "mention" || type === "text_mention");
	const mentions: GroupPerson[] = [];
	let written = "";
	let at = 0;
	for (const { type, offset, length, user } of found) {
		if (offset < at) continue;
		const said = text.slice(offset, offset + length);
		const person = type === "text_mention" ? personOf(user) : null;
		written += text.slice(at, offset) + (person ? `@${person.addresses[0]?.value ?? ""}` : said);
		at = offset + length;
		const name = said.replace(/^@/u, "");
		mentions.push(person ?? { addresses: [{ kind: "telegram", value: `@${name}` }], name });
	}
	return { text: written + text.slice(at), mentions };
}

/** A text as it leaves: each named one by name, with the entity that tells them. */
export function writeMentions(
	said: { text: string; entities: TelegramEntity[] },
	mentions: readonly Mention[],
): { text: string; entities: (TelegramEntity | MentionEntity)[] } {
	const users = new Map(
		mentions.flatMap(({ address, name }) =>
			address?.kind === "telegram" && /^\d+$/.test(address.value) ? [[address.value, name]] : [],
		),
	);
	if (users.size === 0) return said;
	let text = "";
	let at = 0;
	const entities: (TelegramEntity | MentionEntity)[] = said.entities.map((entity) => ({
		...entity,
	}));
	for (const match of said.text.matchAll(/@(\d{1,16})(?!\d)/gu)) {
		const [whole, id = ""] = match;
		const name = users.get(id);
		if (name === undefined) continue;
		text += said.text.slice(at, match.index);
		at = match.index + whole.length;
		const offset = text.length;
		const grown = name.length - whole.length;
		for (const entity of said.entities.keys()) {
			const [before, now] = [said.entities[entity], entities[entity]];
			if (!before || !now) continue;
			// What begins behind moves; what it stands in grows.
			if (before.offset > match.index) now.offset += grown;
			else if (before.offset + before.length > match.index) now.length += grown;
		}
		text += name;
		entities.push({ type: "text_mention", offset, length: name.length, user: { id: Number(id) } });
	}
	return { text: text + said.text.slice(at), entities };
}

interface MentionEntity {
	type: "text_mention";
	offset: number;
	length: number;
	user: { id: number };
}
