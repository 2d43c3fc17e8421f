/** What customers decide of themselves: whether they want offers, and by which id the platform knows them. */
import { z } from "zod";
import type { GatewayEvent } from "#app/domain/channels/gateway-event.ts";
import { personOf } from "../people.ts";
import { Digits, type FieldReader, Words } from "./reading.ts";

const Preference = z.looseObject({
	wa_id: Words,
	user_id: Words,
	category: z.literal("marketing_messages"),
	value: z.enum(["stop", "resume"]),
	timestamp: Digits,
});
const Moved = z.looseObject({
	wa_id: Words,
	user_id: z.looseObject({ previous: z.string().min(1), current: z.string().min(1) }),
});

const readEach = (
	list: readonly unknown[] | null | undefined,
	read: (raw: unknown) => GatewayEvent | null,
): ReturnType<FieldReader> => {
	if (!list || list.length === 0) return null;
	const told = list.map(read);
	return { events: told.flatMap((event) => event ?? []), isUnread: told.includes(null) };
};

const Listed = z.looseObject({
	user_preferences: z.array(z.unknown()).nullish().catch(null),
	user_id_update: z.array(z.unknown()).nullish().catch(null),
});

/** "Offers and announcements" in the chat: a customer stops them or wants them again. */
export const readPreferences: FieldReader = (value, at) => {
	const parsed = Listed.safeParse(value);
	return readEach(parsed.data?.user_preferences, (raw) => {
		const told = Preference.safeParse(raw);
		if (!told.success) return null;
		const { wa_id: phone, user_id: userId, value: wish, timestamp } = told.data;
		const addresses = personOf(phone, userId);
		if (addresses.length === 0) return null;
		const when = (Number(timestamp) || 0) * 1000 || at;
		return { type: "offers", addresses, areWanted: wish === "resume", at: when };
	});
};

/** The platform knows a customer by another id: they stay the same person. */
export const readUserIds: FieldReader = (value) => {
	const parsed = Listed.safeParse(value);
	return readEach(parsed.data?.user_id_update, (raw) => {
		const told = Moved.safeParse(raw);
		if (!told.success) return null;
		const { wa_id: phone, user_id: id } = told.data;
		const [from] = personOf(null, id.previous);
		return from ? { type: "renumbered", from, to: personOf(phone, id.current) } : null;
	});
};
