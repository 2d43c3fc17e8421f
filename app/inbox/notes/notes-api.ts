import * as v from "valibot";
import { ContactView, listOf, MessageView } from "#app/contracts/frames.ts";
import { parseAnswer } from "#app/ui/api-request.ts";
import { callChannel } from "#app/ui/channel-call.ts";

const Written = v.object({ message: MessageView });
const Found = v.object({ contact: ContactView });

const Callable = v.object({
	people: listOf(
		v.object({
			kind: v.fallback(v.picklist(["member", "department"]), "member"),
			id: v.string(),
			mention: v.string(),
		}),
	),
});

/** Members and departments that a note may name, as they are called behind an `@`. */
export async function listCallable(channelId: string, signal: AbortSignal) {
	const answer = callChannel(channelId, "listCallable", {}, { signal });
	return (await parseAnswer(Callable, await answer)).people;
}

/** Gives a note of one's own other words. Throws ApiError, as the others. */
export async function editNote(
	channelId: string,
	noteId: string,
	text: string,
): Promise<MessageView> {
	const said = { params: { noteId }, body: { text } };
	return (await parseAnswer(Written, await callChannel(channelId, "editNote", said))).message;
}

export async function deleteNote(channelId: string, noteId: string): Promise<MessageView> {
	const answer = callChannel(channelId, "deleteNote", { params: { noteId } });
	return (await parseAnswer(Written, await answer)).message;
}

/** Takes off that a note called the member. */
export async function dismissMention(channelId: string, contactId: string): Promise<ContactView> {
	const answer = callChannel(channelId, "dismissMention", { params: { contactId } });
	return (await parseAnswer(Found, await answer)).contact;
}
