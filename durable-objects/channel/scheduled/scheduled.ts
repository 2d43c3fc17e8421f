import type { ErrorCode } from "#app/contracts/errors.ts";
import type { MessageView } from "#app/contracts/frames.ts";
import type {
	ChangeScheduled,
	ContactSchedule,
	ScheduledOfContact,
} from "#app/contracts/scheduled.ts";
import {
	decideDue,
	isToldUnsent,
	lookDelayMs,
	MAX_SCHEDULED,
	MAX_SCHEDULED_OF_CHANNEL,
	parseMoment,
	type ScheduleWishes,
	type UnsentReason,
} from "#app/domain/inbox/scheduled.ts";
import { fail, ok, type Result } from "#app/domain/result.ts";
import type { Capability } from "../../object/capability.ts";
import { forgetFiles, type Ledger } from "../ledger/ledger.ts";
import type { ContactRow } from "../ledger/rows.ts";
import type { Contacts } from "../people/contacts.ts";
import type { OutgoingText, Writer } from "../sending/outgoing.ts";
import {
	contentOfRow,
	createScheduledRows,
	endedRow,
	type ScheduledContent,
	type ScheduledRow,
	viewScheduled,
} from "./scheduled-rows.ts";

/** Sent in one go. */
const MOST_AT_ONCE = 50;

/** What the channel knows about moments at which something may leave. */
export interface Scheduling {
	isLinked(): boolean;
	/** The first moment from `at` on within the hours of a department, or of the channel; null: there is none. */
	opensAt(departmentId: string | null, at: number): number | null;
	/** A message left the schedule. */
	noteSent(messageId: string, now: number): void;
}

export interface ScheduledParts {
	sql: SqlStorage;
	contacts: Contacts;
	ledger: Ledger;
	scheduling: Scheduling;
	/** Stores a message with its outbox row. */
	write(by: Writer, input: OutgoingText, now: number): Result<MessageView, ErrorCode>;
	/** What the present channel would say to it now, if it were sent at once; the reply window left out. */
	judge(input: ScheduledContent): Result<unknown, ErrorCode>;
	/** A member answered: people go on. */
	personAnswers(contact: number, author: string | null, now: number): void;
	isFull(): boolean;
	transact<T>(write: () => T): T;
}

/** Several messages for one moment. */
export interface NewSchedule extends ScheduleWishes {
	at: number;
	timeZone: string;
	messages: (ScheduledContent & { id: string })[];
}

/** Why one that could not be queued was not sent. */
function reasonOf(code: ErrorCode): UnsentReason {
	if (code === "window_closed" || code === "plan_limit" || code === "storage_full") return code;
	return "refused";
}

export type Scheduled = ReturnType<typeof createScheduled>;

/** Messages that are sent later: kept here until their moment, then messages of the outbox like any other. */
export function createScheduled(parts: ScheduledParts) {
	const { sql, contacts, ledger, scheduling, transact } = parts;
	const rows = createScheduledRows(sql);
	/** See `next` of the rows; undefined: not read yet. */
	let next: ReturnType<typeof rows.next> | undefined;
	const upcoming = () => (next ??= rows.next());

	/** Everybody's screens read again what is scheduled here. */
	function noteChange(n: number, now: number): void {
		next = undefined;
		const root = contacts.root(n);
		const left = rows.ofContacts(contacts.membersOf(root.n)).length;
		const at = left === 0 ? null : Math.max(now, (root.scheduled_at ?? 0) + 1);
		contacts.touch(root.n, "scheduled_at = ?", at);
	}

	function remove(row: ScheduledRow, now: number): void {
		rows.remove(row.id);
		if (row.file !== null) forgetFiles(sql, [row.file], now);
	}

	function end(row: ScheduledRow, why: UnsentReason, now: number): void {
		rows.put(endedRow(row, why, isToldUnsent(why), now));
		noteChange(row.contact, now);
	}

	/** The row of this contact, and as somebody saw it. */
	function find(
		contactId: string,
		id: string,
		version: number,
	): Result<{ row: ScheduledRow; contact: ContactRow }, "not_found" | "conflict"> {
		const contact = contacts.find(contactId);
		const row = rows.find(id);
		if (!contact || !row || !contacts.membersOf(contact.n).includes(row.contact))
			return fail("not_found");
		return row.version === version ? ok({ row, contact }) : fail("conflict");
	}

	/** Hands one to the outbox under its own id; the row goes in the same transaction. */
	function leave(row: ScheduledRow, now: number): void {
		const contact = contacts.root(row.contact);
		const by: Writer = { name: row.author, origin: "api", memberId: row.author_id ?? undefined };
		const input = { ...contentOfRow(row), id: row.id, contactId: contact.id };
		// Sent already, as by somebody who was faster: it is the same message.
		const written = ledger.find(row.id) ? null : parts.write(by, input, now);
		if (written && !written.ok) return end(row, reasonOf(written.code), now);
		rows.remove(row.id);
		noteChange(row.contact, now);
		const message = written && ledger.find(row.id);
		if (message === null) return;
		ledger.change(message, { scheduled: 1 });
		parts.personAnswers(contact.n, row.author, now);
		scheduling.noteSent(row.id, now);
	}

	function settle(row: ScheduledRow, now: number): void {
		if (row.state !== "waiting") {
			remove(row, now);
			return noteChange(row.contact, now);
		}
		const { department_id: department } = contacts.root(row.contact);
		const keepsHours = row.keeps_hours === 1;
		const opensAt = keepsHours ? scheduling.opensAt(department, now) : now;
		const isLinked = scheduling.isLinked();
		const due = decideDue({ dueAt: row.due_at, keepsHours }, { isLinked, opensAt }, now);
		if (due.type === "send") leave(row, now);
		else if (due.type === "unsent") end(row, due.why, now);
		else if (due.dueAt !== row.due_at) {
			rows.put({ ...row, due_at: due.dueAt, version: row.version + 1 });
			noteChange(row.contact, now);
		}
	}

	/** Ends those of a contact for which something happened that calls them off. */
	function callOff(n: number, why: "customer_wrote" | "conversation_closed", now: number): void {
		const isMeant = (row: ScheduledRow): boolean =>
			row.state === "waiting" &&
			(why === "customer_wrote" ? row.until_reply : row.until_closed) === 1;
		for (const row of rows.ofContacts(contacts.membersOf(n)).filter(isMeant)) end(row, why, now);
	}

	/** The first moment at which something becomes of one. */
	function nextAt(): number | null {
		const { waiting, over } = upcoming();
		const first = waiting === null ? null : waiting + lookDelayMs(scheduling.isLinked());
		if (first === null || over === null) return first ?? over;
		return Math.min(first, over);
	}

	const capability = {
		tick(now: number) {
			const at = nextAt();
			if (at === null || at > now) return;
			transact(() => {
				const until = { waiting: now - lookDelayMs(scheduling.isLinked()), over: now };
				for (const row of rows.due(until, MOST_AT_ONCE)) settle(row, now);
			});
			next = undefined;
		},
		nextWake: nextAt,
		erase: () => {
			next = undefined;
		},
	} satisfies Capability;

	function schedule(contact: ContactRow, wish: NewSchedule, by: Author, now: number): void {
		for (const [place, { id, ...content }] of wish.messages.entries())
			rows.put({
				id,
				contact: contact.n,
				content: JSON.stringify(content),
				file: content.file?.hash ?? null,
				at: wish.at,
				zone: wish.timeZone,
				...flagsOf(wish),
				author: by.name,
				author_id: by.memberId,
				position: now + place,
				due_at: wish.at,
				state: "waiting",
				tells: 0,
				version: 1,
			});
		noteChange(contact.n, now);
	}

	function list(contact: ContactRow): ContactSchedule {
		const members = contacts.membersOf(contact.n);
		const { here, all } = rows.count(members);
		return {
			scheduled: rows.ofContacts(members).map(viewScheduled),
			left: Math.max(0, Math.min(MAX_SCHEDULED - here, MAX_SCHEDULED_OF_CHANNEL - all)),
		};
	}

	return {
		...capability,

		/** What is scheduled for a contact. */
		list(contactId: string): Result<ContactSchedule, "not_found"> {
			const contact = contacts.find(contactId);
			return contact ? ok(list(contact)) : fail("not_found");
		},

		/** All of the channel, in the order in which they leave. */
		listAll: (): ScheduledOfContact[] =>
			rows.all().map((row) => {
				const { id, name, phone, assignee_name: assignee } = contacts.root(row.contact);
				return { ...viewScheduled(row), contact: { id, name, phone, assignee } };
			}),

		/** For an export of these contacts. */
		listOf: (members: readonly number[]) => rows.ofContacts(members).map(viewScheduled),

		/**
		 * Schedules messages, all or none. The same ids again change nothing. `too_many_scheduled`: see the domain's limits;
		 * other refusals as of a message that is sent at once, but for the reply window, which counts when its moment comes.
		 */
		schedule(
			contactId: string,
			wish: NewSchedule,
			by: Author,
			now: number,
		): Result<ContactSchedule, ErrorCode> {
			const contact = contacts.find(contactId);
			if (!contact) return fail("not_found");
			const isKnown = wish.messages.every(({ id }) => rows.find(id) ?? ledger.find(id));
			if (isKnown) return ok(list(contact));
			if (wish.messages.some(({ id }) => rows.find(id) ?? ledger.find(id)))
				return fail("message_id_reused");
			const moment = parseMoment(wish, now);
			if (!moment.ok) return moment;
			for (const { id: _, ...content } of wish.messages) {
				const judged = parts.judge(content);
				if (!judged.ok) return judged;
			}
			if (list(contact).left < wish.messages.length) return fail("too_many_scheduled");
			if (parts.isFull()) return fail("storage_full");
			transact(() => schedule(contact, wish, by, now));
			return ok(list(contact));
		},

		/** Another moment, wishes or words; one that was called off or not sent waits again. `conflict`: it changed meanwhile. */
		change(
			contactId: string,
			id: string,
			{ version, text, ...wish }: ChangeScheduled,
			now: number,
		): Result<ContactSchedule, ErrorCode> {
			const found = find(contactId, id, version);
			if (!found.ok) return found;
			const { row, contact } = found.value;
			const moment = parseMoment(wish, now);
			if (!moment.ok) return moment;
			const content = { ...contentOfRow(row), text };
			const judged = parts.judge(content);
			if (!judged.ok) return judged;
			if (row.state !== "waiting" && list(contact).left < 1) return fail("too_many_scheduled");
			transact(() => {
				rows.put({
					...row,
					...flagsOf(wish),
					content: JSON.stringify(content),
					at: wish.at,
					zone: wish.timeZone,
					due_at: wish.at,
					state: "waiting",
					tells: 0,
					version: row.version + 1,
				});
				noteChange(row.contact, now);
			});
			return ok(list(contact));
		},

		/** Calls one off; for a while `change` takes that back. `conflict`: it changed meanwhile. */
		cancel(
			contactId: string,
			id: string,
			version: number,
			now: number,
		): Result<ContactSchedule, "not_found" | "conflict"> {
			const found = find(contactId, id, version);
			if (!found.ok) return found;
			transact(() => {
				rows.put(endedRow(found.value.row, "cancelled", false, now));
				noteChange(found.value.row.contact, now);
			});
			return ok(list(found.value.contact));
		},

		/** What one says, to be sent at once. `conflict`: it changed meanwhile, or was called off. */
		contentOf(
			contactId: string,
			id: string,
			version: number,
		): Result<ScheduledContent, "not_found" | "conflict"> {
			const found = find(contactId, id, version);
			if (!found.ok) return found;
			return found.value.row.state === "cancelled"
				? fail("conflict")
				: ok(contentOfRow(found.value.row));
		},

		/** It was sent at once: to be called in the stretch that sent it. */
		drop(id: string, now: number): void {
			const row = rows.find(id);
			if (!row) return;
			rows.remove(id);
			noteChange(row.contact, now);
		},

		/** The customer wrote. @param row as it was read right before */
		noteHeard(row: ContactRow, now: number): void {
			// The row tells whether there is anything, so that other messages cost nothing more.
			if (row.scheduled_at !== null) callOff(row.n, "customer_wrote", now);
		},

		noteClosed(row: ContactRow, now: number): void {
			if (row.scheduled_at !== null) callOff(row.n, "conversation_closed", now);
		},

		/** To be called after rows went by another way. */
		forgetNext(): void {
			next = undefined;
		},

		/** Whether somebody has to be told. */
		hasUntold: (): boolean => upcoming().untold > 0,

		/** Those somebody has to be told of, with their contact's public id. */
		untold: (limit: number) =>
			rows.untold(limit).map((row) => ({ ...row, contactId: contacts.root(row.contact).id })),
		noteTold(id: string): void {
			rows.noteTold(id);
			next = undefined;
		},
	};
}

/** Who schedules. */
export interface Author {
	name: string;
	/** Null: a program. */
	memberId: string | null;
}

const flagsOf = ({ untilReply, untilClosed, keepsHours }: ScheduleWishes) => ({
	until_reply: untilReply ? 1 : 0,
	until_closed: untilClosed ? 1 : 0,
	keeps_hours: keepsHours ? 1 : 0,
});
