import type { ContactView, MessageView } from "#app/contracts/frames.ts";
import {
	type Mentioned,
	mayDeleteNote,
	mayEditNote,
	parseNote,
	withCalled,
	withoutCalled,
	withoutMember,
} from "#app/domain/conversations/note.ts";
import {
	formatSystemLine,
	type NoteLine,
	type NoteMention,
	parseSystemLine,
} from "#app/domain/conversations/system-line.ts";
import { fail, ok, type Result } from "#app/domain/result.ts";
import type { Role } from "#app/domain/team/role.ts";
import type { Ledger } from "../ledger/ledger.ts";
import { type ContactRow, type MessageRow, mentionedIn, viewMessage } from "../ledger/rows.ts";
import type { Contacts } from "../people/contacts.ts";

/** What a member writes for the team: whom it names, and whom that calls. */
export interface NoteText {
	text: string;
	mentions: NoteMention[];
	called: string[];
}

/** A note as it stands by now, and whom it called that it had not called before. */
export interface WrittenNote {
	message: MessageView;
	contact: Pick<ContactView, "id" | "name" | "phone">;
	isNew: boolean;
	called: string[];
}

export interface NotesParts {
	contacts: Contacts;
	ledger: Ledger;
	isFull(): boolean;
	transact<T>(write: () => T): T;
}

/**
 * The team's notes: lines of the ledger, which never leave. One changes nothing of its conversation but who is called in it:
 * neither state nor order, neither who answers nor who waits.
 */
export function createNotes(parts: NotesParts) {
	const { contacts, ledger, transact } = parts;

	function noteIn(row: MessageRow | null): NoteLine | null {
		if (row?.type !== "system" || row.deleted === 1) return null;
		const line = parseSystemLine(row.text);
		return line?.code === "note" ? line : null;
	}

	function find(id: string): { row: MessageRow; note: NoteLine } | null {
		const row = ledger.find(id);
		const note = noteIn(row);
		return row && note ? { row, note } : null;
	}

	function written(id: string, isNew: boolean, called: string[]): WrittenNote {
		const row = ledger.find(id);
		if (!row) throw new Error("The note that was just written is missing.");
		const { id: contactId, name, phone } = contacts.get(row.contact);
		const contact = { id: contactId, name, phone };
		return { message: viewMessage(row, contactId), contact, isNew, called };
	}

	function setMentioned(row: ContactRow, mentioned: Mentioned | null): void {
		const stored = mentioned && JSON.stringify(mentioned);
		if (stored !== row.mentioned) contacts.setMentioned(row.n, mentioned);
	}

	/** They wrote here, or want to be called no more. False: nothing had called them. */
	function settle(row: ContactRow, memberId: string): boolean {
		const mentioned = mentionedIn(row);
		if (mentioned?.[memberId] === undefined) return false;
		setMentioned(row, withoutCalled(mentioned, memberId));
		return true;
	}

	/** In what is over nobody is called: a notification tells of the note. */
	function call(row: ContactRow, called: readonly string[], now: number): void {
		if (called.length === 0 || row.conversation_id === null || row.closed_at !== null) return;
		setMentioned(row, withCalled(mentionedIn(row), called, now));
	}

	return {
		/** The same id again is the same note; `message_id_reused`: it is another one's, or has other words. */
		write(
			{ id, contactId, ...said }: NoteText & { id: string; contactId: string },
			by: { memberId: string; name: string },
			now: number,
		): Result<
			WrittenNote,
			"not_found" | "message_empty" | "message_too_long" | "message_id_reused" | "storage_full"
		> {
			const text = parseNote(said.text);
			if (!text.ok) return text;
			const contact = contacts.find(contactId);
			if (!contact) return fail("not_found");
			const known = ledger.find(id);
			if (known) {
				const note = noteIn(known);
				const isSame = known.contact === contact.n && note?.text === text.value;
				return isSame && note.by === by.memberId
					? ok(written(id, false, []))
					: fail("message_id_reused");
			}
			if (parts.isFull()) return fail("storage_full");
			const { mentions, called } = said;
			transact(() => {
				const line: NoteLine = { code: "note", text: text.value, by: by.memberId, mentions };
				ledger.insertLine(contact.n, line, by.name, now, { id, at: now, inGroup: {} });
				settle(contact, by.memberId);
				call(contacts.get(contact.n), called, now);
			});
			return ok(written(id, true, called));
		},

		/** Other words for a note of one's own; whoever was named before is not called again. */
		edit(
			id: string,
			said: NoteText,
			memberId: string,
			now: number,
		): Result<WrittenNote, "not_found" | "forbidden" | "message_empty" | "message_too_long"> {
			const text = parseNote(said.text);
			if (!text.ok) return text;
			const found = find(id);
			if (!found) return fail("not_found");
			const { row, note } = found;
			if (!mayEditNote(note, memberId)) return fail("forbidden");
			if (note.text === text.value) return ok(written(id, false, []));
			const before = new Set(note.mentions.map((one) => one.id));
			const isAdded = said.mentions.some((one) => !before.has(one.id));
			const called = isAdded ? said.called.filter((one) => !before.has(one)) : [];
			const line: NoteLine = { ...note, text: text.value, mentions: said.mentions };
			transact(() => {
				ledger.change(row, { text: formatSystemLine(line), edited: 1 });
				call(contacts.get(row.contact), called, now);
			});
			return ok(written(id, false, called));
		},

		/** Nothing of its words is kept. */
		remove(
			id: string,
			member: { memberId: string; role: Role },
		): Result<Pick<WrittenNote, "message" | "contact">, "not_found" | "forbidden"> {
			const found = find(id);
			if (!found) return fail("not_found");
			if (!mayDeleteNote(found.note, member)) return fail("forbidden");
			transact(() => ledger.change(found.row, { text: "", deleted: 1 }));
			return ok(written(id, false, []));
		},

		/** In its own transaction; see `settle`. */
		dismiss(
			contactId: string,
			memberId: string,
		): Result<{ contact: ContactView; isChanged: boolean }, "not_found"> {
			const row = contacts.find(contactId);
			if (!row) return fail("not_found");
			const isChanged = transact(() => settle(row, memberId));
			return ok({ contact: contacts.view(contacts.get(row.n)), isChanged });
		},

		/** A member answered the customer. */
		noteAnswered(contactId: string, memberId: string): void {
			const row = contacts.find(contactId);
			if (row) settle(row, memberId);
		},
	};
}

/**
 * Takes a member's name out of the notes that call them, and them out of who is called (J24). Changes no `seq`: clients are
 * reset by the caller. True: something changed.
 */
export function eraseFromNotes(sql: SqlStorage, memberId: string): boolean {
	const held = sql
		.exec<{ n: number; mentioned: string }>(
			"SELECT n, mentioned FROM contacts WHERE mentioned IS NOT NULL AND instr(mentioned, ?) > 0",
			memberId,
		)
		.toArray();
	for (const { n, mentioned } of held) {
		const left = withoutCalled(JSON.parse(mentioned) as Mentioned, memberId);
		sql.exec("UPDATE contacts SET mentioned = ? WHERE n = ?", left && JSON.stringify(left), n);
	}
	const notes = sql
		.exec<Pick<MessageRow, "contact" | "sort_at" | "arrival" | "text">>(
			`SELECT contact, sort_at, arrival, text FROM messages
			 WHERE type = 'system' AND text LIKE '{"code":"note",%' AND instr(text, ?) > 0`,
			memberId,
		)
		.toArray();
	let isChanged = held.length > 0;
	for (const row of notes) {
		const line = parseSystemLine(row.text);
		const cleared = line?.code === "note" ? withoutMember(line, memberId) : null;
		if (!cleared) continue;
		isChanged = true;
		sql.exec(
			"UPDATE messages SET text = ? WHERE contact = ? AND sort_at = ? AND arrival = ?",
			formatSystemLine(cleared),
			row.contact,
			row.sort_at,
			row.arrival,
		);
	}
	return isChanged;
}
