import { AgentNamesAnswer } from "#app/contracts/agent-answers.ts";
import { ConversationAnswer, SearchAnswer } from "#app/contracts/conversation-answers.ts";
import { createChannelApi } from "#app/inbox/store/api.ts";
import { callApi, parseAnswer } from "#app/ui/api-request.ts";
import { scoreCommand } from "./palette-commands.ts";

/**
 * Limits: channels asked for contacts without an open conversation, and results shown of each
 * source.
 */
const MAX_CHANNELS = 12;
const MAX_HITS_PER_CHANNEL = 5;
const MAX_CONVERSATIONS = 20;
const MAX_AGENTS = 10;
const MAX_MESSAGES = 8;

export interface AgentHit {
	id: string;
	name: string;
}

export interface PersonHit {
	/** The contact's id. */
	id: string;
	channelId: string;
	/** Null when it is unknown; then the phone is the title. */
	name: string | null;
	phone: string | null;
}

/** A message that was found by its words. */
export interface WordsHit {
	id: string;
	text: string;
	person: PersonHit;
}

/** The server's matches. */
export interface PaletteHits {
	agents: AgentHit[];
	/** Open conversations, by contact. */
	conversations: PersonHit[];
	/** Contacts without an open conversation. */
	contacts: PersonHit[];
	messages: WordsHit[];
}

async function searchAgents(query: string, signal: AbortSignal): Promise<AgentHit[]> {
	const { agents } = await parseAnswer(AgentNamesAnswer, await callApi("/api/agents", { signal }));
	return agents.filter(({ name }) => scoreCommand(name, query) > 0).slice(0, MAX_AGENTS);
}

/** Open conversations of any channel, in one call. */
async function searchConversations(query: string, signal: AbortSignal): Promise<PersonHit[]> {
	const answer = await callApi(`/api/conversations?q=${encodeURIComponent(query)}`, { signal });
	const { conversations } = await parseAnswer(ConversationAnswer, answer);
	return conversations.slice(0, MAX_CONVERSATIONS).map((one) => ({
		id: one.contactId,
		channelId: one.channel.id,
		name: one.contactName,
		phone: one.contactPhone,
	}));
}

/** Contacts of one channel, also those without an open conversation. */
async function searchChannel(
	channelId: string,
	query: string,
	signal: AbortSignal,
): Promise<PersonHit[]> {
	const { contacts } = await createChannelApi(channelId).listContacts(query, null, signal);
	return contacts
		.slice(0, MAX_HITS_PER_CHANNEL)
		.map(({ id, name, phone }) => ({ id, channelId, name, phone }));
}

/** Words of messages in all channels, the newest first. */
async function searchMessages(query: string, signal: AbortSignal): Promise<WordsHit[]> {
	const answer = await callApi(`/api/conversations/search?q=${encodeURIComponent(query)}`, {
		signal,
	});
	const { hits } = await parseAnswer(SearchAnswer, answer);
	return hits.slice(0, MAX_MESSAGES).map(({ message, contact, channel }) => ({
		id: message.id,
		text: message.text,
		person: { id: contact.id, channelId: channel.id, name: contact.name, phone: contact.phone },
	}));
}

/** The hits of a source; none when it failed. */
const hitsOf = <Hit>(answer: PromiseSettledResult<Hit[]>): Hit[] =>
	answer.status === "fulfilled" ? answer.value : [];

/**
 * Searches agents by name, conversations and contacts by name or phone, messages by their words. A source that fails does
 * not hide the others. `channelIds`: the channels whose contacts are searched.
 */
export async function searchPalette(
	channelIds: readonly string[],
	query: string,
	signal: AbortSignal,
): Promise<PaletteHits> {
	const asked = channelIds.slice(0, MAX_CHANNELS);
	const [agents, open, messages, ...people] = await Promise.allSettled([
		searchAgents(query, signal),
		searchConversations(query, signal),
		searchMessages(query, signal),
		...asked.map((id) => searchChannel(id, query, signal)),
	] as const);
	if ([agents, open, messages, ...people].every(({ status }) => status === "rejected"))
		throw new Error("nobody answered");
	const conversations = hitsOf(open);
	const isOpen = new Set(conversations.map(({ id }) => id));
	const contacts = people.flatMap((answer) => hitsOf(answer)).filter(({ id }) => !isOpen.has(id));
	return { agents: hitsOf(agents), conversations, contacts, messages: hitsOf(messages) };
}
