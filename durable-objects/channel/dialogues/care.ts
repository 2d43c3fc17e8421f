import type { ContactView } from "#app/contracts/frames.ts";
import type { ContactIdentity } from "#app/contracts/whatsapp.ts";
import { parseLabels } from "#app/domain/conversations/labels.ts";
import { findTwin } from "#app/domain/inbox/twin.ts";
import { fail, ok, type Result } from "#app/domain/result.ts";
import type { Contacts } from "../people/contacts.ts";
import type { Dialogues } from "./dialogues.ts";
import type { Ledger } from "../ledger/ledger.ts";
import type { Merges } from "../people/merges.ts";
import type { Outbox } from "../sending/outbox.ts";
import type { ContactRow } from "../ledger/rows.ts";
import type { Sequence } from "../ledger/sequence.ts";

/** Newest messages a "read" tells the gateway of. */
const MAX_READ_TOLD = 50;

/** Of one name; where there are more, the name alone tells nothing. */
const MAX_TWINS_LOOKED_AT = 10;

export interface CareParts {
	contacts: Contacts;
	ledger: Ledger;
	outbox: Outbox;
	merges: Merges;
	dialogues: Dialogues;
	seq: Sequence;
	transact<T>(write: () => T): T;
}

/** What became of a wish: the contact as it is now, and whether anything was different before. */
export interface Cared {
	contact: ContactView;
	isChanged: boolean;
}

/** What members do with a conversation beside writing. */
export function createCare(parts: CareParts) {
	const { contacts, ledger, outbox, merges, dialogues, seq, transact } = parts;
	const view = (n: number): ContactView => contacts.view(contacts.get(n));

	/**
	 * Who may be the same person, told by LID once and by phone later. Of who merely says a name it is
	 * never guessed: anybody may say anybody's.
	 */
	function twinOf(row: ContactRow): ContactIdentity["twin"] {
		const personOf = ({ id, name, phone, is_group }: ContactRow) => ({
			id,
			name,
			phone,
			isGroup: is_group === 1,
		});
		if (row.name === null || row.told !== null) return null;
		const others = contacts
			.search(row.name, null, MAX_TWINS_LOOKED_AT)
			.rows.filter(({ merged_into, told }) => merged_into === null && told === null);
		const twin = findTwin(personOf(row), others.map(personOf));
		return twin && { id: twin.id, name: twin.name, phone: twin.phone };
	}

	return {
		/** Opening a conversation reads it; the gateway hears of it only where the settings say so. */
		markRead(contactId: string, tellGateway: boolean, now: number): Result<null, "not_found"> {
			const contact = contacts.find(contactId);
			if (!contact) return fail("not_found");
			if (contact.unread === 0) return ok(null);
			const id = `read:${contact.n}`;
			const isTold = tellGateway && contact.is_group === 0;
			transact(() => {
				contacts.setUnread(contact.n, 0);
				if (!isTold || outbox.get(id)) return;
				const payload = ledger.newestIncoming(contact.n, Math.min(contact.unread, MAX_READ_TOLD));
				const what = { id, kind: "read", contact: contact.n, payload } as const;
				outbox.queue({ ...what, position: seq.current() }, now);
			});
			return ok(null);
		},

		/** The contact, the addresses it is known by, and what was made one of it. */
		describeContact(
			contactId: string,
		): Result<{ contact: ContactView; identity: ContactIdentity }, "not_found"> {
			const row = contacts.find(contactId);
			if (!row) return fail("not_found");
			const identity = {
				addresses: contacts.addressesOf(row.n),
				merges: merges.list(row.n),
				twin: twinOf(row),
			};
			return ok({ contact: contacts.view(row), identity });
		},

		/**
		 * Null gives the conversation back to everybody. Compare and set: `already_assigned` when it is
		 * somebody else's by now than whoever asks has seen.
		 * @param seen whose it was on their screen; undefined: they did not say
		 */
		assign(
			contactId: string,
			assignee: { memberId: string; name: string } | null,
			seen?: string | null,
		): Result<Cared, "not_found" | "already_assigned"> {
			const contact = contacts.find(contactId);
			if (!contact) return fail("not_found");
			const holder = contact.assignee_id;
			const isStale = seen !== undefined && holder !== seen && holder !== assignee?.memberId;
			if (isStale && holder !== null) return fail("already_assigned");
			const isChanged = contact.assignee_id !== (assignee?.memberId ?? null);
			if (isChanged) transact(() => contacts.setAssignee(contact.n, assignee));
			return ok({ contact: view(contact.n), isChanged });
		},

		/** @param author who does it, as people call them */
		setState(
			contactId: string,
			state: "open" | "closed",
			author: string,
			now: number,
		): Result<Cared, "not_found"> {
			const contact = contacts.find(contactId);
			if (!contact) return fail("not_found");
			const isChanged = transact(() => dialogues.setState(contact.n, state, author, now));
			return ok({ contact: view(contact.n), isChanged });
		},

		/** `invalid_request`: too many labels, or too long ones. */
		setLabels(
			contactId: string,
			typed: readonly string[],
		): Result<Cared, "not_found" | "invalid_request"> {
			const labels = parseLabels(typed);
			if (!labels.ok) return labels;
			const contact = contacts.find(contactId);
			if (!contact) return fail("not_found");
			const stored = labels.value.length === 0 ? null : JSON.stringify(labels.value);
			const isChanged = stored !== contact.labels;
			if (isChanged) transact(() => contacts.changeDialogue(contact.n, { labels: stored }));
			return ok({ contact: view(contact.n), isChanged });
		},

		/** Closes those of these dialogues that were silent for long. Answers which of them go on. */
		closeInactive(
			asked: readonly { id: string; contactId: string }[],
			now: number,
		): { id: string; lastActivityAt: number }[] {
			return transact(() =>
				asked.flatMap(({ id, contactId }) => {
					const row = contacts.find(contactId);
					const isCurrent = row?.conversation_id === id && row.closed_at === null;
					if (!isCurrent || dialogues.closeIfSilent(row.n, now)) return [];
					return [{ id, lastActivityAt: row.last_at }];
				}),
			);
		},

		endUnanswered: (since: number, at: number, limit: number): string[] =>
			transact(() => dialogues.endUnanswered(since, at, limit)),

		reopenEnded: (at: number, limit: number): number =>
			transact(() => dialogues.reopenEnded(at, limit)),

		/** Makes the other contact a part of this one. `conflict`: they are one already, or a group. */
		merge(
			contactId: string,
			otherId: string,
			actor: string,
			now: number,
		): Result<{ kept: ContactView; merged: ContactView }, "not_found" | "conflict"> {
			const [kept, other] = [contacts.find(contactId), contacts.find(otherId)];
			if (!kept || !other) return fail("not_found");
			const joined = transact(() => merges.joinByHand(kept.n, other.n, actor, now));
			return joined.ok ? ok({ kept: view(kept.n), merged: contacts.view(other) }) : joined;
		},

		/** Gives both back as they were; messages that came since go with the address they came from. */
		undoMerge(
			mergeId: string,
			now: number,
		): Result<{ kept: ContactView; merged: ContactView }, "not_found" | "conflict"> {
			const parted = transact(() => merges.undo(mergeId, now));
			if (!parted.ok) return parted;
			return ok({ kept: view(parted.value.kept), merged: view(parted.value.merged) });
		},
	};
}
