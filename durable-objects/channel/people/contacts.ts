import type { ContactView } from "#app/contracts/frames.ts";
import type { Handler } from "#app/domain/agents/answering.ts";
import { type Address, addressKey, matchingKey } from "#app/domain/inbox/address.ts";
import { avatarPath } from "#app/domain/inbox/avatar.ts";
import { searchKey } from "#app/domain/inbox/search-key.ts";
import { storableName } from "#app/domain/inbox/stored-text.ts";
import { addUnverified, dropUnverified } from "#app/domain/inbox/unverified.ts";
import { createContactList } from "./contact-list.ts";
import { type ContactRows, contactSearchText } from "./contact-rows.ts";
import type { Identities } from "./identities.ts";
import type { Merges } from "./merges.ts";
import { type ContactRow, viewContact } from "../ledger/rows.ts";
import type { Sequence } from "../ledger/sequence.ts";

export interface ContactsParts {
	sql: SqlStorage;
	seq: Sequence;
	rows: ContactRows;
	identities: Identities;
	merges: Merges;
	channelId: string;
	newId(): string;
}

/** Whom an event is about. */
export interface KnownContact {
	n: number;
	/** The contact it was said to, where that has become a part of `n`; null when it is `n` itself. */
	movedFrom: number | null;
}

/** The dialogue a contact is in, and who answers it. */
export type DialogueFields = Partial<{
	conversationId: string | null;
	openedAt: number | null;
	closedAt: number | null;
	/** JSON array of strings; null for none. */
	labels: string | null;
	/** 1: over the plan's limit; 0: within it; null: not counted yet. */
	overLimit: number | null;
	handler: Handler;
	agentId: string | null;
	agentName: string | null;
	leaseEpoch: number;
}>;

const dialogueOf = (row: ContactRow): Required<DialogueFields> => ({
	conversationId: row.conversation_id,
	openedAt: row.opened_at,
	closedAt: row.closed_at,
	labels: row.labels,
	overLimit: row.over_limit,
	handler: row.handler,
	agentId: row.agent_id,
	agentName: row.agent_name,
	leaseEpoch: row.lease_epoch,
});

/** Brazilian mobile numbers are the same with and without the ninth digit. */
function isSamePhone(one: string | null, other: string): boolean {
	if (one === null || one === other) return one === other;
	const [a, b] = [one, other].map((value) => matchingKey({ kind: "phone", value }));
	return a !== null && a === b;
}

/** Visitors of a webchat prove nothing but that they are the same browser. */
const isVisitor = (addresses: readonly Address[]): boolean =>
	addresses.some(({ kind }) => kind === "visitor");

export type Contacts = ReturnType<typeof createContacts>;

/** The people of one channel and the addresses that mean them. */
export function createContacts(parts: ContactsParts) {
	const { sql, seq, rows, identities, merges, channelId } = parts;

	function create(addresses: readonly Address[], name: string | null): number {
		const phone = addresses.find((a) => a.kind === "phone")?.value ?? null;
		const isGroup = addresses.some((a) => a.kind === "group");
		const change = seq.next();
		const title = name ?? phone ?? addresses[0]?.value ?? "";
		const key = searchKey(title);
		const { n } = sql
			.exec<{ n: number }>(
				`INSERT INTO contacts (id, name, name_key, phone, is_group, told, seq, touched_seq)
				 VALUES (?, ?, ?, ?, ?, ?, ?, ?) RETURNING n`,
				parts.newId(),
				name,
				key,
				phone,
				isGroup ? 1 : 0,
				name !== null && isVisitor(addresses) ? addUnverified(null, ["name"]) : null,
				change,
				change,
			)
			.one();
		sql.exec(
			"INSERT INTO contact_search (rowid, text) VALUES (?, ?)",
			n,
			contactSearchText(title, phone, null),
		);
		identities.learn(n, addresses);
		return n;
	}

	/** Changes columns under a new `seq`. Assignments come from this file only. */
	function touch(n: number, assignments: string, ...values: SqlStorageValue[]): void {
		const change = seq.next();
		sql.exec(
			`UPDATE contacts SET ${assignments}, seq = ?, touched_seq = ? WHERE n = ?`,
			...values,
			change,
			change,
			n,
		);
	}

	/** The one contact behind these addresses; several that turn out to be one become one. */
	function findOne(addresses: readonly Address[], now: number): KnownContact | null {
		const [first, ...others] = identities.owners(addresses);
		if (!first) return null;
		identities.learn(first.leaf, addresses);
		for (const { leaf, isByNinthDigit } of others) {
			const reason = isByNinthDigit || first.isByNinthDigit ? "ninth_digit" : "shared_address";
			merges.joinFound(first.leaf, leaf, reason, now);
		}
		const n = identities.rootOf(first.leaf);
		return { n, movedFrom: first.leaf === n ? null : first.leaf };
	}

	/** A new name or a phone learnt later is taken over; an empty name never erases one. */
	function takeOver(n: number, addresses: readonly Address[], name: string | null): void {
		const row = rows.get(n);
		const phone = addresses.find((a) => a.kind === "phone")?.value;
		if (phone !== undefined && row.phone === null) {
			touch(n, "phone = ?", phone);
			rows.index(n, row.name ?? phone);
		}
		if (name === null || name === row.name) return;
		const told = isVisitor(addresses)
			? addUnverified(row.told, ["name"])
			: dropUnverified(row.told, "name");
		touch(n, "name = ?, told = ?", name, told);
		rows.index(n, name);
	}

	return {
		get: rows.get,
		find: rows.find,
		...createContactList(sql, rows),
		addressesOf: identities.addressesOf,

		/** The number by which rows point at a contact; null when no address is known. */
		findNumber(addresses: readonly Address[]): number | null {
			const [owner] = identities.owners(addresses);
			return owner ? identities.rootOf(owner.leaf) : null;
		},

		/** The contact behind these addresses, created when nobody knows them. */
		ensure(addresses: readonly Address[], rawName: string | null, now: number): KnownContact {
			const name = storableName(rawName);
			const known = findOne(addresses, now);
			if (known === null) return { n: create(addresses, name), movedFrom: null };
			takeOver(known.n, addresses, name);
			return known;
		},

		/**
		 * Somebody has another number: they stay who they are and are written to there. The number of
		 * before may be given to anybody, so what comes from it later is somebody else's.
		 */
		renumber(from: Address, to: readonly Address[], now: number): void {
			const owner = identities.owners([from])[0];
			const phone = to.find(({ kind }) => kind === "phone")?.value ?? null;
			// Told again, or of somebody who never wrote: then there is nobody to be known by it.
			if (!owner || to.some((each) => addressKey(each) === addressKey(from))) return;
			for (const other of identities.owners(to))
				merges.joinFound(owner.leaf, other.leaf, "shared_address", now);
			identities.forget(from);
			identities.learn(owner.leaf, to);
			const root = identities.rootOf(owner.leaf);
			if (from.kind !== "phone") return;
			for (const n of identities.membersOf(root))
				if (isSamePhone(rows.get(n).phone, from.value))
					sql.exec("UPDATE contacts SET phone = ? WHERE n = ?", phone, n);
			touch(root, "phone = ?", phone);
			if (rows.get(root).name === null && phone !== null) rows.index(root, phone);
		},

		/** Whom an address means, where it was learnt for, and since when both are one; null: nobody. */
		locate(addresses: readonly Address[]): (KnownContact & { joinedAt: number }) | null {
			const leaf = identities.owners(addresses)[0]?.leaf;
			if (leaf === undefined) return null;
			const n = identities.rootOf(leaf);
			const movedFrom = leaf === n ? null : leaf;
			return { n, movedFrom, joinedAt: movedFrom === null ? 0 : identities.joinedAt(leaf) };
		},

		/**
		 * What somebody says of themself, unproved: it is shown, and means nobody else. False when it is
		 * known already. A phone that is known stays: a later one could be anybody's.
		 */
		noteTold(
			n: number,
			told: { name: string | null; email: string | null; phone: string | null },
		): boolean {
			const row = rows.get(n);
			const name = told.name ?? row.name;
			const email = told.email ?? row.email;
			const phone = row.phone ?? told.phone;
			if (name === row.name && email === row.email && phone === row.phone) return false;
			const news = [
				...(name === row.name ? [] : ["name" as const]),
				...(email === row.email ? [] : ["email" as const]),
				...(phone === row.phone ? [] : ["phone" as const]),
			];
			const noted = addUnverified(row.told, news);
			touch(n, "name = ?, email = ?, phone = ?, told = ?", name, email, phone, noted);
			const title = name ?? phone;
			if (title !== null) rows.index(n, title);
			return true;
		},

		setAvatar(n: number, url: string): void {
			if (rows.get(n).avatar_url !== url) touch(n, "avatar_url = ?", url);
		},

		setLastSeen(n: number, at: number): void {
			touch(n, "last_seen_at = ?", at);
		},

		setUnread(n: number, unread: number): void {
			touch(n, "unread = ?", unread);
		},

		/** Null gives the conversation back to everybody. */
		setAssignee(n: number, assignee: { memberId: string; name: string } | null): void {
			const { memberId = null, name = null } = assignee ?? {};
			touch(n, "assignee_id = ?, assignee_name = ?", memberId, name);
		},

		/** Changes what is known of the dialogue, in one write; what is not named stays. */
		changeDialogue(n: number, fields: DialogueFields): void {
			const next = { ...dialogueOf(rows.get(n)), ...fields };
			touch(
				n,
				`conversation_id = ?, opened_at = ?, closed_at = ?, labels = ?, over_limit = ?,
					handler = ?, agent_id = ?, agent_name = ?, lease_epoch = ?`,
				next.conversationId,
				next.openedAt,
				next.closedAt,
				next.labels,
				next.overLimit,
				next.handler,
				next.agentId,
				next.agentName,
				next.leaseEpoch,
			);
		},

		/** A contact as browsers see it: its picture only through our own proxy (F09). */
		view(row: ContactRow): ContactView {
			return viewContact(row, avatarPath(channelId, row.id, row.avatar_url));
		},
	};
}
