import type { ContactView } from "#app/contracts/frames.ts";
import type { RouteOrder } from "#app/contracts/routing.ts";
import type { ContactIdentity } from "#app/contracts/whatsapp.ts";
import { parseLabels, relabelled } from "#app/domain/conversations/labels.ts";
import { parseSnooze, type SnoozeWish } from "#app/domain/conversations/snooze.ts";
import { findTwin } from "#app/domain/inbox/twin.ts";
import { fail, ok, type Result } from "#app/domain/result.ts";
import type { Contacts } from "../people/contacts.ts";
import type { Dialogues } from "./dialogues.ts";
import type { Ledger } from "../ledger/ledger.ts";
import type { Merges } from "../people/merges.ts";
import type { Outbox } from "../sending/outbox.ts";
import { type ContactRow, labelsOf } from "../ledger/rows.ts";
import type { Rules } from "../rules/rules.ts";
import type { Sequence } from "../ledger/sequence.ts";
import type { createSnoozes } from "./snoozes.ts";

/** A "read" names at most this many messages. */
const MAX_READ_TOLD = 50;

/** Contacts of one name that are compared; with more of them a name says nothing. */
const MAX_TWINS_LOOKED_AT = 10;

export interface CareParts {
	contacts: Contacts;
	ledger: Ledger;
	outbox: Outbox;
	merges: Merges;
	dialogues: Dialogues;
	seq: Sequence;
	snoozes: Pick<ReturnType<typeof createSnoozes>, "noteSet">;
	rules: Pick<Rules, "noteLabels">;
	transact<T>(write: () => T): T;
}

/** The contact after a request, and whether the request changed it. */
export interface Cared {
	contact: ContactView;
	isChanged: boolean;
}

/** What members do with a conversation besides writing. Every change runs in one transaction. */
export function createCare(parts: CareParts) {
	const { contacts, ledger, outbox, merges, dialogues, seq, snoozes, transact } = parts;
	const view = (n: number): ContactView => contacts.view(contacts.get(n));

	/**
	 * A contact that may be the same person, once known by LID and later by phone. Never derived from a
	 * name that was only stated: anybody can state any name.
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

	/** Replaces the conversation's labels. `invalid_request`: too many, or too long ones. */
	function setLabels(
		contactId: string,
		typed: readonly string[],
	): Result<Cared, "not_found" | "invalid_request"> {
		const labels = parseLabels(typed);
		if (!labels.ok) return labels;
		const contact = contacts.find(contactId);
		if (!contact) return fail("not_found");
		const stored = labels.value.length === 0 ? null : JSON.stringify(labels.value);
		const isChanged = stored !== contact.labels;
		if (isChanged)
			transact(() => {
				contacts.changeDialogue(contact.n, { labels: stored });
				parts.rules.noteLabels(contact.n, labelsOf(contact), `labels:${seq.current()}`, Date.now());
			});
		return ok({ contact: view(contact.n), isChanged });
	}

	return {
		/**
		 * Marks the conversation as read and, with `informGateway`, queues a "read" for the gateway. Groups
		 * are never reported.
		 */
		markRead(contactId: string, informGateway: boolean, now: number): Result<Cared, "not_found"> {
			const contact = contacts.find(contactId);
			if (!contact) return fail("not_found");
			if (contact.unread === 0) return ok({ contact: contacts.view(contact), isChanged: false });
			const id = `read:${contact.n}`;
			const isReported = informGateway && contact.is_group === 0;
			transact(() => {
				contacts.setUnread(contact.n, 0);
				if (!isReported || outbox.get(id)) return;
				const payload = ledger.newestIncoming(contact.n, Math.min(contact.unread, MAX_READ_TOLD));
				const what = { id, kind: "read", contact: contact.n, payload } as const;
				outbox.queue({ ...what, position: seq.current() }, now);
			});
			return ok({ contact: view(contact.n), isChanged: true });
		},

		/** The contact, its addresses and the contacts that were merged into it. */
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
		 * Assigns the conversation; null unassigns it. Compare and set: `already_assigned` when it belongs
		 * to another member than the caller saw.
		 * @param seen the assignee's id on the caller's screen; undefined: no check
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

		/** See `route` of operations/routing.ts. */
		route(
			order: RouteOrder,
			now: number,
		): Result<{ isChanged: boolean }, "not_found" | "conflict"> {
			const contact = contacts.find(order.contactId);
			if (!contact) return fail("not_found");
			const isThis = contact.conversation_id === order.conversationId && contact.closed_at === null;
			const isAsJudged =
				contact.assignee_id === order.from &&
				contact.waiting_since === order.waitingSince &&
				contact.handler !== "agent" &&
				contact.snoozed_until === null;
			if (isThis && contact.assignee_id === (order.to?.memberId ?? null))
				return ok({ isChanged: false });
			if (!isThis || !isAsJudged) return fail("conflict");
			transact(() => {
				contacts.setAssignee(contact.n, order.to);
				if (order.from !== null)
					ledger.insertLine(contact.n, { code: "routed_back" }, contact.assignee_name, now);
				if (order.to) ledger.insertLine(contact.n, { code: "routed" }, order.to.name, now);
			});
			return ok({ isChanged: true });
		},

		/**
		 * Closes or reopens a conversation.
		 * @param author name of the member, for the system line
		 */
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

		/**
		 * Puts an open conversation aside, or takes it back. `conflict`: it is closed, or there is none.
		 * @param author name of the member, for the system line
		 */
		snooze(
			contactId: string,
			wish: SnoozeWish,
			author: string,
			now: number,
		): Result<Cared, "not_found" | "invalid_request" | "conflict"> {
			const until = parseSnooze(wish, now);
			if (!until.ok) return until;
			const contact = contacts.find(contactId);
			if (!contact) return fail("not_found");
			if (contact.conversation_id === null || contact.closed_at !== null) return fail("conflict");
			const isChanged = contact.snoozed_until !== until.value;
			if (isChanged)
				transact(() => {
					contacts.changeDialogue(contact.n, { snoozedUntil: until.value });
					if (until.value !== null)
						ledger.insertLine(contact.n, { code: "snoozed", until: until.value }, author, now);
				});
			snoozes.noteSet(until.value);
			return ok({ contact: view(contact.n), isChanged });
		},

		/** Makes a conversation unread again for the whole team. `conflict`: its customer never wrote. */
		markUnread(contactId: string): Result<Cared, "not_found" | "conflict"> {
			const contact = contacts.find(contactId);
			if (!contact) return fail("not_found");
			if (ledger.newestIncoming(contact.n, 1).length === 0) return fail("conflict");
			const isChanged = contact.unread === 0;
			if (isChanged) transact(() => contacts.setUnread(contact.n, 1));
			return ok({ contact: view(contact.n), isChanged });
		},

		setLabels,

		/** Adds and takes away labels of the conversation; what it has besides stays. As `setLabels` otherwise. */
		relabel(
			contactId: string,
			{ add, remove }: { add: readonly string[]; remove: readonly string[] },
		): Result<Cared, "not_found" | "invalid_request"> {
			const contact = contacts.find(contactId);
			if (!contact) return fail("not_found");
			const present = contacts.view(contact).conversation?.labels ?? [];
			return setLabels(contactId, relabelled(present, add, remove));
		},

		/**
		 * Closes those of the named conversations that have been silent for long; returns the ones that
		 * stay open.
		 */
		closeInactive(
			conversations: readonly { id: string; contactId: string }[],
			now: number,
		): { id: string; lastActivityAt: number }[] {
			return transact(() =>
				conversations.flatMap(({ id, contactId }) => {
					const row = contacts.find(contactId);
					const isCurrent = row?.conversation_id === id && row.closed_at === null;
					if (!isCurrent || dialogues.closeIfSilent(row.n, now)) return [];
					return [{ id, lastActivityAt: row.last_at }];
				}),
			);
		},

		/** See `Dialogues.closeGroups`. */
		closeGroups: (now: number): void => transact(() => dialogues.closeGroups(now)),

		/** See `Dialogues.endUnanswered`. */
		endUnanswered: (since: number, at: number, limit: number): string[] =>
			transact(() => dialogues.endUnanswered(since, at, limit)),

		/** See `Dialogues.reopenEnded`. */
		reopenEnded: (at: number, limit: number): number =>
			transact(() => dialogues.reopenEnded(at, limit)),

		/** Merges the other contact into this one. `conflict`: the same contact, or a group. */
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

		/**
		 * Restores both contacts; messages that came since go with the address they came from. `conflict`:
		 * see `Merges.undo`.
		 */
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
