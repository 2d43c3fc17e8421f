import type { ContactView } from "#app/contracts/frames.ts";
import { type Address, addressKey, matchingKey } from "#app/domain/inbox/address.ts";
import { avatarPath } from "#app/domain/inbox/avatar.ts";
import { isFromBook, parseKept, withBook } from "#app/domain/inbox/kept-facts.ts";
import { searchKey } from "#app/domain/inbox/search-key.ts";
import { storableName } from "#app/domain/inbox/stored-text.ts";
import { addUnverified, dropUnverified } from "#app/domain/inbox/unverified.ts";
import { createContactChanges } from "./contact-changes.ts";
import { createContactList } from "./contact-list.ts";
import { type ContactRows, contactSearchText } from "./contact-rows.ts";
import type { Service } from "../figures/service.ts";
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
	service: Service;
	channelId: string;
	newId(): string;
}

/** The contact an event is about. */
export interface KnownContact {
	n: number;
	/** The contact the address was learnt for, when it was merged into `n`; null when that is `n`. */
	movedFrom: number | null;
}

/** With its row, so that nobody who goes on with it reads it again. */
export interface EnsuredContact extends KnownContact {
	row: ContactRow;
}

/** Brazilian mobile numbers are equal with and without the ninth digit. */
function isSamePhone(one: string | null, other: string): boolean {
	if (one === null || one === other) return one === other;
	const [a, b] = [one, other].map((value) => matchingKey({ kind: "phone", value }));
	return a !== null && a === b;
}

/** A webchat visitor only proves to be the same browser. */
const isVisitor = (addresses: readonly Address[]): boolean =>
	addresses.some(({ kind }) => kind === "visitor");

export type Contacts = ReturnType<typeof createContacts>;

/** The contacts of one channel and the addresses that identify them. */
export function createContacts(parts: ContactsParts) {
	const { sql, seq, rows, identities, merges, channelId } = parts;
	const { touch, ...changes } = createContactChanges(parts);

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

	/** The contact behind these addresses; several that turn out to be one person are merged. */
	function findOne(addresses: readonly Address[], now: number): EnsuredContact | null {
		const [first, ...others] = identities.owners(addresses);
		if (!first) return null;
		identities.learn(first.leaf, addresses);
		for (const { leaf, isByNinthDigit } of others) {
			const reason = isByNinthDigit || first.isByNinthDigit ? "ninth_digit" : "shared_address";
			merges.joinFound(first.leaf, leaf, reason, now);
		}
		const row = rows.root(first.leaf);
		return { n: row.n, row, movedFrom: first.leaf === row.n ? null : first.leaf };
	}

	/**
	 * Takes over a new name or a phone learnt later; an empty name never erases one, and none the team's. Returns the row as it
	 * is then.
	 */
	function takeOver(
		before: ContactRow,
		addresses: readonly Address[],
		name: string | null,
		isOfBook: boolean,
	) {
		const row = isOfBook ? noteBook(before, name) : before;
		const { n } = row;
		const phone = addresses.find((a) => a.kind === "phone")?.value;
		const hasNewPhone = phone !== undefined && row.phone === null;
		if (hasNewPhone) {
			touch(n, "phone = ?", phone);
			rows.index(n, row.name ?? phone);
		}
		const isOurs =
			parseKept(row.kept).includes("name") ||
			(!isOfBook && row.name !== null && isFromBook(row.kept));
		if (name === null || name === row.name || isOurs) return hasNewPhone ? rows.get(n) : row;
		const told = isVisitor(addresses)
			? addUnverified(row.told, ["name"])
			: dropUnverified(row.told, "name");
		touch(n, "name = ?, told = ?", name, told);
		rows.index(n, name);
		return rows.get(n);
	}

	/** The name of the phone's address book goes before a profile's. */
	function noteBook(row: ContactRow, name: string | null): ContactRow {
		if (name === null || isFromBook(row.kept) || parseKept(row.kept).includes("name")) return row;
		touch(row.n, "kept = ?", withBook(row.kept));
		return rows.get(row.n);
	}

	return {
		get: rows.get,
		find: rows.find,
		root: rows.root,
		...createContactList(sql, rows),
		...changes,
		touch,
		addressesOf: identities.addressesOf,
		/** Row numbers of everybody a contact is, after merges; with its own. */
		membersOf: identities.membersOf,

		/** The row number of the contact with one of these addresses; null when none is known. */
		findNumber(addresses: readonly Address[]): number | null {
			const [owner] = identities.owners(addresses);
			return owner ? identities.rootOf(owner.leaf) : null;
		},

		/**
		 * The contact behind these addresses; created when none is known.
		 * @param isOfBook the name stands in the address book of the phone that shares the number
		 */
		ensure(
			addresses: readonly Address[],
			rawName: string | null,
			now: number,
			isOfBook = false,
		): EnsuredContact {
			const name = storableName(rawName);
			const known = findOne(addresses, now);
			if (known) return { ...known, row: takeOver(known.row, addresses, name, isOfBook) };
			const n = create(addresses, name);
			const row = rows.get(n);
			return { n, row: isOfBook ? noteBook(row, name) : row, movedFrom: null };
		},

		/**
		 * A contact changed its number: it stays the same contact and is written to at the new one. The old
		 * number may be given to somebody else, so it identifies nobody from now on.
		 */
		renumber(from: Address, to: readonly Address[], now: number): void {
			const owner = identities.owners([from])[0];
			const phone = to.find(({ kind }) => kind === "phone")?.value ?? null;
			// A repeated report, or one about an unknown person, changes nothing.
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

		/**
		 * The contact of an address, the contact it was learnt for, and since when both are one (epoch ms;
		 * 0: always). Null: unknown.
		 */
		locate(addresses: readonly Address[]): (KnownContact & { joinedAt: number }) | null {
			const leaf = identities.owners(addresses)[0]?.leaf;
			if (leaf === undefined) return null;
			const n = identities.rootOf(leaf);
			const movedFrom = leaf === n ? null : leaf;
			return { n, movedFrom, joinedAt: movedFrom === null ? 0 : identities.joinedAt(leaf) };
		},

		/** A contact as browsers see it; its picture only through our own proxy (F09). */
		view(row: ContactRow): ContactView {
			return viewContact(row, avatarPath(channelId, row.id, row.avatar_url));
		},
	};
}
