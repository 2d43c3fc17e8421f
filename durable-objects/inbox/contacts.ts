import { type Address, addressKey, matchingKey } from "#app/domain/inbox/address.ts";
import type { ContactView } from "#app/contracts/frames.ts";
import { planSearch, searchKey } from "#app/domain/inbox/search-key.ts";
import { storableName } from "#app/domain/inbox/stored-text.ts";
import { type Position, formatCursor } from "#app/domain/inbox/cursor.ts";
import { readBehind } from "./keyset.ts";
import { type ContactRow, viewContact } from "./rows.ts";
import type { Sequence } from "./sequence.ts";

/** The last message's tick and deletion are read with the list, so that a tick costs no contact row. */
const SELECT = `SELECT c.*, m.status AS last_status, m.deleted AS last_deleted,
		m.seq AS last_message_seq
	FROM contacts c LEFT JOIN messages m ON m.id = c.last_id`;

export type Contacts = ReturnType<typeof createContacts>;

/** The people of one channel and the addresses that mean them. */
export function createContacts(sql: SqlStorage, seq: Sequence, newId: () => string) {
	const one = (query: string, ...values: SqlStorageValue[]) =>
		sql.exec<ContactRow>(query, ...values).toArray()[0] ?? null;

	/** The number by which rows point at a contact; null when no address is known. */
	function findNumber(addresses: readonly Address[]): number | null {
		for (const key of identityKeys(addresses)) {
			const row = sql
				.exec<{ contact: number }>("SELECT contact FROM identities WHERE address = ?", key)
				.toArray()[0];
			if (row) return row.contact;
		}
		return null;
	}

	function create(addresses: readonly Address[], name: string | null): number {
		const phone = addresses.find((a) => a.kind === "phone")?.value ?? null;
		const isGroup = addresses.some((a) => a.kind === "group");
		const change = seq.next();
		const title = name ?? phone ?? addresses[0]?.value ?? "";
		const key = searchKey(title);
		const { n } = sql
			.exec<{ n: number }>(
				`INSERT INTO contacts (id, name, name_key, phone, is_group, seq, touched_seq)
				 VALUES (?, ?, ?, ?, ?, ?, ?) RETURNING n`,
				newId(),
				name,
				key,
				phone,
				isGroup ? 1 : 0,
				change,
				change,
			)
			.one();
		sql.exec("INSERT INTO contact_search (rowid, text) VALUES (?, ?)", n, key);
		return n;
	}

	function learnAddresses(n: number, addresses: readonly Address[]): void {
		for (const key of identityKeys(addresses)) {
			sql.exec("INSERT OR IGNORE INTO identities (address, contact) VALUES (?, ?)", key, n);
		}
	}

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

	function index(n: number, title: string): void {
		const key = searchKey(title);
		sql.exec("UPDATE contacts SET name_key = ? WHERE n = ?", key, n);
		sql.exec("INSERT OR REPLACE INTO contact_search (rowid, text) VALUES (?, ?)", n, key);
	}

	function rename(n: number, name: string): void {
		touch(n, "name = ?", name);
		index(n, name);
	}

	return {
		findNumber,

		/**
		 * The contact behind these addresses, created when nobody knows them. A new name or a phone
		 * learnt later is taken over; an empty name never erases one.
		 */
		ensure(addresses: readonly Address[], rawName: string | null): { n: number } {
			const name = storableName(rawName);
			const known = findNumber(addresses);
			const n = known ?? create(addresses, name);
			learnAddresses(n, addresses);
			if (known === null) return { n };
			const row = this.get(n);
			const phone = addresses.find((a) => a.kind === "phone")?.value;
			if (phone !== undefined && row.phone === null) {
				touch(n, "phone = ?", phone);
				// Until there is a name, the number is what people search for.
				if (row.name === null) index(n, phone);
			}
			if (name !== null && name !== row.name) rename(n, name);
			return { n };
		},

		setAvatar(n: number, url: string): void {
			if (this.get(n).avatar_url !== url) touch(n, "avatar_url = ?", url);
		},

		setLastSeen(n: number, at: number): void {
			touch(n, "last_seen_at = ?", at);
		},

		setUnread(n: number, unread: number): void {
			touch(n, "unread = ?", unread);
		},

		/** Addresses by which the gateway may know this contact, phone first. */
		addressesOf(n: number): Address[] {
			const { phone } = this.get(n);
			// The range is that of the partial index: group, lid and other (0002_index_identities).
			const others = sql
				.exec<{ address: string }>(
					`SELECT address FROM identities
					 WHERE contact = ? AND address >= 'group:' AND address < 'phone:' LIMIT 10`,
					n,
				)
				.toArray()
				.flatMap(({ address }) => parseAddressKey(address));
			return phone === null ? others : [{ kind: "phone", value: phone }, ...others];
		},

		get(n: number): ContactRow {
			const row = one(`${SELECT} WHERE c.n = ?`, n);
			if (!row) throw new Error(`Contact ${n} is missing.`);
			return row;
		},

		find(id: string): ContactRow | null {
			return one(`${SELECT} WHERE c.id = ?`, id);
		},

		/** Newest activity first, contacts without messages last. Reads one row and one tick each. */
		list(
			after: Position | null,
			limit: number,
		): { contacts: ContactView[]; nextCursor: string | null } {
			const read = (where: string, ...values: number[]) =>
				sql
					.exec<ContactRow>(
						`${SELECT} ${where} ORDER BY c.last_at DESC, c.n DESC LIMIT ?`,
						...values,
					)
					.toArray();
			const rows = readBehind(after, limit, {
				first: (count) => read("", count),
				ties: ({ at, tie }, count) => read("WHERE c.last_at = ? AND c.n < ?", at, tie, count),
				earlier: ({ at }, count) => read("WHERE c.last_at < ?", at, count),
			});
			const last = rows.at(-1);
			return {
				contacts: rows.map(viewContact),
				nextCursor:
					last && rows.length === limit
						? formatCursor("contacts", { at: last.last_at, tie: last.n })
						: null,
			};
		},

		/** At most `limit` matches: substring from three characters (newest contacts), prefix below. */
		search(query: string, limit: number): ContactView[] {
			const plan = planSearch(query);
			if (plan.kind === "all") return this.list(null, limit).contacts;
			const rows =
				plan.kind === "prefix"
					? sql.exec<ContactRow>(
							`${SELECT} WHERE c.name_key >= ? AND c.name_key < ? ORDER BY c.name_key LIMIT ?`,
							plan.from,
							plan.to,
							limit,
						)
					: sql.exec<ContactRow>(
							`${SELECT} WHERE c.n IN (
								SELECT rowid FROM contact_search WHERE contact_search MATCH ? ORDER BY rowid DESC LIMIT ?
							)`,
							plan.phrase,
							limit,
						);
			return rows
				.toArray()
				.sort((a, b) => b.last_at - a.last_at || b.n - a.n)
				.map(viewContact);
		},

		/** Contacts changed after `since` by something that was not a message, oldest change first. */
		touchedSince(since: number, limit: number): ContactRow[] {
			return sql
				.exec<ContactRow>(
					`${SELECT} WHERE c.touched_seq > ? ORDER BY c.touched_seq LIMIT ?`,
					since,
					limit,
				)
				.toArray();
		},
	};
}

/** The addresses as stored, and the Brazilian matching keys behind them. */
function identityKeys(addresses: readonly Address[]): string[] {
	const keys = addresses.flatMap((address) => [addressKey(address), matchingKey(address)]);
	return [...new Set(keys.filter((key) => key !== null))];
}

function parseAddressKey(key: string): Address[] {
	const [kind, value] = [key.slice(0, key.indexOf(":")), key.slice(key.indexOf(":") + 1)];
	// Matching keys mean a person but are no address to write to.
	return kind === "phone" || kind === "lid" || kind === "group" || kind === "other"
		? [{ kind, value }]
		: [];
}
