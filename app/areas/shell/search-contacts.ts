import { createChannelApi } from "#app/inbox/api.ts";

/** So many channels are asked, and so many people of each are shown. */
const MAX_CHANNELS = 12;
const MAX_HITS_PER_CHANNEL = 5;

export interface ContactHit {
	id: string;
	channelId: string;
	/** Null when nobody told us; then the phone is the title. */
	name: string | null;
	phone: string | null;
}

/** People of these channels by name or phone. One channel that fails does not hide the others. */
export async function searchContacts(
	channelIds: readonly string[],
	query: string,
	signal: AbortSignal,
): Promise<ContactHit[]> {
	const answers = await Promise.allSettled(
		channelIds.slice(0, MAX_CHANNELS).map(async (channelId) => {
			const { contacts } = await createChannelApi(channelId).listContacts(query, null, signal);
			return contacts
				.slice(0, MAX_HITS_PER_CHANNEL)
				.map(({ id, name, phone }) => ({ id, channelId, name, phone }));
		}),
	);
	if (answers.length > 0 && answers.every(({ status }) => status === "rejected"))
		throw new Error("no channel answered");
	return answers.flatMap((answer) => (answer.status === "fulfilled" ? answer.value : []));
}
