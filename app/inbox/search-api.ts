import { ConversationAnswer, SearchAnswer } from "#app/contracts/conversation-answers.ts";
import { callApi, parseAnswer } from "#app/ui/api-request.ts";

/**
 * Open conversations whose person matches, by name, phone in any shape or e-mail. The workspace's hub knows them all.
 * @param isPutAside those that are put aside, and only them
 */
export async function searchOpen(
	q: string,
	signal: AbortSignal,
	isPutAside = false,
): Promise<ConversationAnswer["conversations"]> {
	const params = new URLSearchParams({ q, ...(isPutAside && { snoozed: "1" }) });
	const answer = await callApi(`/api/conversations?${params}`, { signal });
	return (await parseAnswer(ConversationAnswer, answer)).conversations;
}

/** What there is besides: people whose conversation ended, and words of messages. @param channelId null: of all channels */
export async function searchBeyond(
	q: string,
	channelId: string | null,
	signal: AbortSignal,
): Promise<SearchAnswer> {
	const params = new URLSearchParams({ q, ...(channelId !== null && { channelId }) });
	const answer = await callApi(`/api/conversations/search?${params}`, { signal });
	return parseAnswer(SearchAnswer, answer);
}
