/** Sends a message again to people of any channel of the workspace. The server does it: no byte of a file passes through here. */
import { v7 as uuidv7 } from "uuid";
import type { ConversationSummary } from "#app/contracts/conversations.ts";
import { codeOf } from "#app/ui/api-error.ts";
import { callChannel } from "#app/ui/channel-call.ts";
import { searchBeyond, searchOpen } from "../search-api.ts";

/** A file may have to be fetched from its gateway first. */
const TIMEOUT_MS = 60_000;
/** A single letter would match nearly everything. */
const MIN_TYPED = 2;

/** Whom it goes to. The ids are chosen once, so that trying again sends nothing twice. */
export interface Target {
	id: string;
	textId: string;
	conversation: ConversationSummary;
}

export const targetOf = (conversation: ConversationSummary): Target => ({
	id: uuidv7(),
	textId: uuidv7(),
	conversation,
});

/** Whose conversation it is; a person may have had several. */
export const personKey = ({
	channel,
	contactId,
}: Pick<ConversationSummary, "channel" | "contactId">) => `${channel.id}.${contactId}`;

/**
 * People of all channels, who wrote last first; of a search behind them those put aside and those whose conversation ended. Of deleted channels nobody
 * is found.
 */
export async function searchTargets(
	q: string,
	signal: AbortSignal,
): Promise<ConversationSummary[]> {
	const isSearch = q.length >= MIN_TYPED;
	const [open, putAside, ended] = await Promise.all([
		searchOpen(q, signal),
		isSearch ? searchOpen(q, signal, true) : [],
		isSearch ? searchBeyond(q, null, signal).then(({ people }) => people) : [],
	]);
	const found = new Map<string, ConversationSummary>();
	for (const one of [...open, ...putAside, ...ended]) {
		const key = personKey(one);
		if (one.channel.type !== null && !found.has(key)) found.set(key, one);
	}
	return [...found.values()];
}

/** Returns why it could not be sent; null: it is on its way. */
export async function forwardTo(
	from: { channelId: string; messageId: string },
	{ id, textId, conversation: { channel, contactId } }: Target,
): Promise<string | null> {
	try {
		const body = { id, textId, contactId, from };
		await callChannel(channel.id, "forwardMessage", { body }, { timeoutMs: TIMEOUT_MS });
		return null;
	} catch (error) {
		return codeOf(error);
	}
}
