// Record 125: what the team says to itself in a conversation. A system line of its own: it never leaves.
import { FORMER_MEMBER } from "../team/former-member.ts";
import { unnameMentions, withMentionNames, mentionedIn } from "../inbox/mentions.ts";
import { isBlank, storableText } from "../inbox/stored-text.ts";
import { fail, ok, type Result } from "../result.ts";
import { may, type Role } from "../team/role.ts";
import type { NoteLine, NoteMention } from "./system-line.ts";

/** UTF-16 code units. */
export const MAX_NOTE_LENGTH = 4096;

/** Somebody whom a note may name. A department calls its members. */
export interface Mentionable {
	kind: NoteMention["kind"];
	id: string;
	name: string;
	/** Whom it calls: the member, or those of the department. */
	memberIds: readonly string[];
}

/** Who waits to be heard in a conversation, and since when (epoch ms), by member. */
export type Mentioned = Record<string, number>;

/** A note as it may be stored. */
export function parseNote(typed: string): Result<string, "message_empty" | "message_too_long"> {
	const text = storableText(typed).trim();
	if (isBlank(text)) return fail("message_empty");
	return text.length > MAX_NOTE_LENGTH ? fail("message_too_long") : ok(text);
}

/** What each of them is called after an `@`; of one name that several have, with the last signs of who they are. */
export const nameForMention = <M extends Pick<Mentionable, "id" | "name">>(people: readonly M[]) =>
	withMentionNames(people.map((one) => ({ ...one, phone: null })));

/** Whom a text names, and whom that calls. @param by who writes: nobody calls themself */
export function readMentions(
	text: string,
	people: readonly Mentionable[],
	by: string,
): { mentions: NoteMention[]; called: string[] } {
	const named = mentionedIn(text, nameForMention(people));
	const called = new Set(named.flatMap(({ memberIds }) => memberIds));
	called.delete(by);
	return {
		mentions: named.map(({ kind, id, mention }) => ({ kind, id, name: mention })),
		called: [...called],
	};
}

/** Only who wrote a note gives it other words. */
export const mayEditNote = ({ by }: Pick<NoteLine, "by">, memberId: string): boolean =>
	by === memberId;

/** Who wrote it, and whoever manages the team. */
export const mayDeleteNote = (
	{ by }: Pick<NoteLine, "by">,
	member: { memberId: string; role: Role },
): boolean => by === member.memberId || may(member.role, "remove_members");

/** A note without the name of a member who was erased (J24); null: it does not name them. */
export function withoutMember(note: NoteLine, memberId: string): NoteLine | null {
	const theirs = note.mentions.filter(({ id }) => id === memberId);
	if (theirs.length === 0) return null;
	return {
		...note,
		text: unnameMentions(
			note.text,
			theirs.map(({ name }) => name),
		),
		mentions: note.mentions.map((one) =>
			one.id === memberId ? { ...one, name: FORMER_MEMBER } : one,
		),
	};
}

/** With those who are called now; the later call counts. */
export const withCalled = (
	mentioned: Mentioned | null,
	memberIds: readonly string[],
	at: number,
): Mentioned => ({ ...mentioned, ...Object.fromEntries(memberIds.map((id) => [id, at])) });

/** Without one who was heard; null: nobody waits any more. */
export function withoutCalled(mentioned: Mentioned | null, memberId: string): Mentioned | null {
	const left = Object.entries(mentioned ?? {}).filter(([id]) => id !== memberId);
	return left.length === 0 ? null : Object.fromEntries(left);
}
