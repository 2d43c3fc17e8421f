import type { Role } from "#app/domain/team/role.ts";
import type { Channel } from "../channel.ts";
import type { NoteText } from "../dialogues/notes.ts";

/** Writes a note for the team, also where nothing can be sent. See `write` of notes.ts. */
export function writeNote(
	channel: Channel,
	by: { memberId: string; name: string },
	note: NoteText & { id: string; contactId: string },
) {
	const now = Date.now();
	const written = channel.inbox.notes.write(note, by, now);
	channel.afterChange(now);
	return written;
}

/** Gives a member's own note other words. */
export function editNote(channel: Channel, noteId: string, memberId: string, note: NoteText) {
	const now = Date.now();
	const edited = channel.inbox.notes.edit(noteId, note, memberId, now);
	channel.afterChange(now);
	return edited;
}

/** Deletes a note: one's own, or anybody's for whoever manages the team. */
export function deleteNote(
	channel: Channel,
	noteId: string,
	member: { memberId: string; role: Role },
) {
	const removed = channel.inbox.notes.remove(noteId, member);
	channel.afterChange(Date.now());
	return removed;
}

/** A member takes off that a note called them. */
export function dismissMention(channel: Channel, contactId: string, memberId: string) {
	const dismissed = channel.inbox.notes.dismiss(contactId, memberId);
	channel.afterChange(Date.now());
	return dismissed;
}
