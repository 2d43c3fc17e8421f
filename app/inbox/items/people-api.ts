import { parsePhoneNumber } from "#app/domain/inbox/phone-number.ts";
import { MIN_SEARCH_LENGTH } from "../list/use-search.ts";
import { searchBeyond, searchOpen } from "../search-api.ts";

type Person = Awaited<ReturnType<typeof searchOpen>>[number] & { contactPhone: string };

/** People of the workspace with a number, each number once: those in open conversations first, then those whose conversation ended. */
export async function findPeople(q: string, signal: AbortSignal): Promise<Person[]> {
	const [open, ended] = await Promise.all([
		searchOpen(q, signal),
		q.length < MIN_SEARCH_LENGTH ? [] : searchBeyond(q, null, signal).then(({ people }) => people),
	]);
	const found = new Map<string, Person>();
	for (const one of [...open, ...ended]) {
		const { contactPhone } = one;
		if (contactPhone !== null && !one.isGroup && !found.has(contactPhone))
			found.set(contactPhone, { ...one, contactPhone });
	}
	return [...found.values()];
}

/** The conversation with a number, open or not; the channel's own before others. Null: there is none. */
export async function findConversation(phone: string, channelId: string) {
	const { signal } = new AbortController();
	const [open, { people }] = await Promise.all([
		searchOpen(phone, signal),
		searchBeyond(phone, null, signal),
	]);
	const wanted = parsePhoneNumber(`+${phone}`);
	const found = [...open, ...people].filter(
		({ contactPhone }) => wanted.ok && contactPhone === wanted.value,
	);
	return found.find(({ channel }) => channel.id === channelId) ?? found[0] ?? null;
}
