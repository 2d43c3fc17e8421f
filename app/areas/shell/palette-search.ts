import { AgentNamesAnswer } from "#app/contracts/agent-answers.ts";
import type { ConversationAnswer, SearchAnswer } from "#app/contracts/conversation-answers.ts";
import { searchBeyond, searchOpen } from "#app/inbox/search-api.ts";
import { callApi, parseAnswer } from "#app/ui/api-request.ts";
import { scoreCommand } from "./palette-commands.ts";

/** Results shown of each source. */
const MAX_CONVERSATIONS = 20;
const MAX_CONTACTS = 10;
const MAX_AGENTS = 10;
const MAX_MESSAGES = 8;

export interface AgentHit {
	id: string;
	name: string;
}

export interface PersonHit {
	/** The contact's id. */
	id: string;
	/** Of its conversation; the contact's where only that is known. */
	sessionId: string;
	channelId: string;
	/** Null when it is unknown; then the phone is the title. */
	name: string | null;
	phone: string | null;
	email: string | null;
}

/** A message that was found by its words. */
export interface WordsHit {
	id: string;
	text: string;
	/** What a model heard or saw in it. */
	transcript?: { text: string | null } | undefined;
	person: PersonHit;
}

/** The server's matches. */
export interface PaletteHits {
	agents: AgentHit[];
	/** Open conversations, by contact. */
	conversations: PersonHit[];
	/** People whose conversation ended. */
	contacts: PersonHit[];
	messages: WordsHit[];
}

async function searchAgents(query: string, signal: AbortSignal): Promise<AgentHit[]> {
	const { agents } = await parseAnswer(AgentNamesAnswer, await callApi("/api/agents", { signal }));
	return agents.filter(({ name }) => scoreCommand(name, query) > 0).slice(0, MAX_AGENTS);
}

const personOf = (one: ConversationAnswer["conversations"][number]): PersonHit => ({
	id: one.contactId,
	sessionId: one.id,
	channelId: one.channel.id,
	name: one.contactName,
	phone: one.contactPhone,
	email: one.contactEmail,
});

const NOTHING: Pick<SearchAnswer, "people" | "hits"> = { people: [], hits: [] };

/** The hits of a source; none when it failed. */
const hitsOf = <Hit>(answer: PromiseSettledResult<Hit[]>): Hit[] =>
	answer.status === "fulfilled" ? answer.value : [];

/**
 * Searches agents by name, and what the list's own search finds: people by name, phone or e-mail, messages by their words.
 * A source that fails does not hide the others.
 */
export async function searchPalette(query: string, signal: AbortSignal): Promise<PaletteHits> {
	const [agents, open, beyond] = await Promise.allSettled([
		searchAgents(query, signal),
		searchOpen(query, signal),
		searchBeyond(query, null, signal),
	] as const);
	if ([agents, open, beyond].every(({ status }) => status === "rejected"))
		throw new Error("nobody answered");
	const conversations = hitsOf(open).slice(0, MAX_CONVERSATIONS).map(personOf);
	const { people, hits } = beyond.status === "fulfilled" ? beyond.value : NOTHING;
	const isOpen = new Set(conversations.map(({ id }) => id));
	const contacts = people.map(personOf).filter(({ id }) => !isOpen.has(id));
	return {
		agents: hitsOf(agents),
		conversations,
		contacts: contacts.slice(0, MAX_CONTACTS),
		messages: hits.slice(0, MAX_MESSAGES).map(({ message, contact, channel }) => ({
			id: message.id,
			text: message.text,
			transcript: message.transcript,
			person: { ...contact, sessionId: contact.id, channelId: channel.id, email: null },
		})),
	};
}
