import { EditNote, WriteNote } from "#app/contracts/whatsapp.ts";
import { nameForMention, readMentions } from "#app/domain/conversations/note.ts";
import { ok } from "#app/domain/result.ts";
import { listMentionable } from "#workers/data/queries/team/mentionable.ts";
import { type Asked, type ChannelOperationDeps, defineOperation } from "../operation.ts";
import { recordCare, titleOf } from "./care-record.ts";

const readMentionable = ({ signedIn }: Asked<unknown>, { db }: ChannelOperationDeps) =>
	listMentionable(db, signedIn.workspace.id, signedIn.departments ?? []);

/** What a text says, whom it names, and whom that calls. D1 is asked only where somebody may be named. */
async function readNote(asked: Asked<unknown>, deps: ChannelOperationDeps, text: string) {
	const people = text.includes("@") ? await readMentionable(asked, deps) : [];
	return { text, ...readMentions(text, people, asked.signedIn.member.id) };
}

async function tellCalled(
	{ signedIn, workspaceId, channelId }: Asked<unknown>,
	deps: ChannelOperationDeps,
	{ contact, called }: Written,
): Promise<void> {
	if (called.length === 0) return;
	const params = { name: titleOf(contact), by: signedIn.fullName, channelId };
	await deps.notify({
		workspaceId,
		memberIds: called,
		kind: "conversation_mentioned",
		params: { ...params, contactId: contact.id },
	});
}

interface Written {
	contact: { id: string; name: string | null; phone: string | null };
	called: string[];
}

/** Whom a note may name, as they are called behind an `@`. */
export const listCallable = defineOperation("listCallable", {
	permission: "read",
	async run(asked, deps) {
		const people = nameForMention(await readMentionable(asked, deps));
		return ok({ people: people.map(({ kind, id, mention }) => ({ kind, id, mention })) });
	},
});

/** Writes a note for the team; nothing of it ever leaves. The same id again is the same note. */
export const writeNote = defineOperation("writeNote", {
	permission: "send",
	limit: { name: "send", by: "member" },
	body: WriteNote,
	async run(asked, deps) {
		const { channel, workspaceId, signedIn, body } = asked;
		const by = { memberId: signedIn.member.id, name: signedIn.fullName };
		const note = await readNote(asked, deps, body.text);
		const written = await channel.writeNote(workspaceId, by, { ...body, ...note });
		if (!written.ok) return written;
		const { message, contact, isNew } = written.value;
		// Never its words: the log outlives an erasure.
		const said = { code: "note_written", contact: titleOf(contact) } as const;
		if (isNew) await recordCare(asked, deps, contact, said);
		await tellCalled(asked, deps, written.value);
		return ok({ message });
	},
});

/** Gives a note of one's own other words; whoever is named only now is called. */
export const editNote = defineOperation("editNote", {
	permission: "send",
	limit: { name: "send", by: "member" },
	body: EditNote,
	async run(asked, deps) {
		const { channel, workspaceId, signedIn, params, body } = asked;
		const note = await readNote(asked, deps, body.text);
		const edited = await channel.editNote(workspaceId, params.noteId, signedIn.member.id, note);
		if (!edited.ok) return edited;
		await tellCalled(asked, deps, edited.value);
		return ok({ message: edited.value.message });
	},
});

/** Deletes a note: one's own, or anybody's for whoever manages the team. */
export const deleteNote = defineOperation("deleteNote", {
	permission: "send",
	async run(asked, deps) {
		const { channel, workspaceId, signedIn, params } = asked;
		const { id: memberId, role } = signedIn.member;
		const removed = await channel.deleteNote(workspaceId, params.noteId, { memberId, role });
		if (!removed.ok) return removed;
		const { message, contact } = removed.value;
		await recordCare(asked, deps, contact, { code: "note_deleted", contact: titleOf(contact) });
		return ok({ message });
	},
});

/** Takes off that a note called the member: the conversation leaves their own, unless they look after it. */
export const dismissMention = defineOperation("dismissMention", {
	permission: "read",
	async run({ channel, workspaceId, signedIn, params }) {
		const done = await channel.dismissMention(workspaceId, params.contactId, signedIn.member.id);
		return done.ok ? ok({ contact: done.value.contact }) : done;
	},
});
