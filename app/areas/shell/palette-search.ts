import { ConversationAnswer } from "#app/contracts/conversation-answers.ts";
import { createChannelApi } from "#app/inbox/api.ts";
import { callApi, parseAnswer } from "#app/ui/api-request.ts";

/** So many channels are asked for people without a conversation, and so many of each are shown. */
const MAX_CHANNELS = 12;
const MAX_HITS_PER_CHANNEL = 5;
const MAX_CONVERSATIONS = 20;

export interface ContactHit {
	id: string;
	channelId: string;
	/** Null when nobody told us; then the phone is the title. */
	name: string | null;
	phone: string | null;
}

/** People in an open conversation, of whatever channel: one call. */
async function searchConversations(query: string, signal: AbortSignal): Promise<ContactHit[]> {
	const answer = await callApi(`/api/conversations?q=${encodeURIComponent(query)}`, { signal });
	const { conversations } = await parseAnswer(ConversationAnswer, answer);
	return conversations.slice(0, MAX_CONVERSATIONS).map((one) => ({
		id: one.contactId,
		channelId: one.channel.id,
		name: one.contactName,
		phone: one.contactPhone,
	}));
}

/** People of one channel, also those with whom nothing is open. */
async function searchChannel(
	channelId: string,
	query: string,
	signal: AbortSignal,
): Promise<ContactHit[]> {
	const { contacts } = await createChannelApi(channelId).listContacts(query, null, signal);
	return contacts
		.slice(0, MAX_HITS_PER_CHANNEL)
		.map(({ id, name, phone }) => ({ id, channelId, name, phone }));
}

/** People by name or phone. One source that fails does not hide the others. */
export async function searchContacts(
	channelIds: readonly string[],
	query: string,
	signal: AbortSignal,
): Promise<ContactHit[]> {
	const answers = await Promise.allSettled([
		searchConversations(query, signal),
		...channelIds.slice(0, MAX_CHANNELS).map((id) => searchChannel(id, query, signal)),
	]);
	if (answers.every(({ status }) => status === "rejected")) throw new Error("nobody answered");
	const hits = answers.flatMap((answer) => (answer.status === "fulfilled" ? answer.value : []));
	return [...new Map(hits.map((hit) => [hit.id, hit])).values()];
}
