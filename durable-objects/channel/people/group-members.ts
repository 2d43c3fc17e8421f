import { type Address, addressKey, parseAddressKey } from "#app/domain/inbox/address.ts";
import {
	type GroupFacts,
	type GroupPerson,
	MAX_MEMBERS,
	type MemberView,
} from "#app/domain/inbox/group.ts";
import { storableName } from "#app/domain/inbox/stored-text.ts";
import type { Contacts } from "./contacts.ts";

interface MemberRow extends Record<string, SqlStorageValue> {
	address: string;
	phone: string | null;
	name: string | null;
	is_admin: number;
}

export const phoneOf = (addresses: readonly Address[]): string | null =>
	addresses.find(({ kind }) => kind === "phone")?.value ?? null;

/** The other address by which somebody may be known. */
export const phoneAsAddress = ({ phone }: { phone: string | null }): Address[] =>
	phone === null ? [] : [{ kind: "phone", value: phone }];

/** Who is in which group, by rows; the same again writes nothing. The caller runs changes in a transaction. */
export function createGroupMembers(sql: SqlStorage, contacts: Contacts) {
	const rowsOf = (group: number): MemberRow[] =>
		sql
			.exec<MemberRow>(
				"SELECT address, phone, name, is_admin FROM group_members WHERE contact = ?",
				group,
			)
			.toArray();

	/** The member with one of these addresses. */
	function find(group: number, addresses: readonly Address[]): MemberRow | null {
		for (const address of addresses) {
			const row = sql
				.exec<MemberRow>(
					`SELECT address, phone, name, is_admin FROM group_members WHERE contact = ? AND address = ?`,
					group,
					addressKey(address),
				)
				.toArray()[0];
			if (row) return row;
		}
		const phone = phoneOf(addresses);
		return phone === null
			? null
			: (sql
					.exec<MemberRow>(
						`SELECT address, phone, name, is_admin FROM group_members WHERE contact = ? AND phone = ?`,
						group,
						phone,
					)
					.toArray()[0] ?? null);
	}

	function put(group: number, row: MemberRow): void {
		sql.exec(
			`INSERT OR REPLACE INTO group_members (contact, address, phone, name, is_admin)
			 VALUES (?, ?, ?, ?, ?)`,
			group,
			row.address,
			row.phone,
			row.name,
			row.is_admin,
		);
	}

	/** Stores somebody with what is known of them; the same again writes nothing. False where there is no place for more. */
	function learn(group: number, person: GroupPerson, isAdmin?: boolean): MemberRow | null {
		const known = find(group, person.addresses);
		const row = merge(known, person, isAdmin);
		if (row === null || row === known) return row;
		if (!known && countOf(group) >= MAX_MEMBERS) return null;
		put(group, row);
		return row;
	}

	const countOf = (group: number): number =>
		sql
			.exec<{ n: number }>("SELECT count(*) AS n FROM group_members WHERE contact = ?", group)
			.one().n;

	function remove(group: number, person: GroupPerson): void {
		const known = find(group, person.addresses);
		if (known)
			sql.exec("DELETE FROM group_members WHERE contact = ? AND address = ?", group, known.address);
	}

	return {
		find,
		learn,
		remove,

		/** All members, in no order. One question, however many there are. */
		list(group: number): Omit<MemberView, "isUs">[] {
			const rows = sql
				.exec<MemberRow & { owner: number | null }>(
					`SELECT m.address, m.phone, m.name, m.is_admin, coalesce(a.contact, p.contact) AS owner
				 FROM group_members m
				 LEFT JOIN identities a ON a.address = m.address
				 LEFT JOIN identities p ON p.address = 'phone:' || m.phone
				 WHERE m.contact = ?`,
					group,
				)
				.toArray();
			return rows.map(({ owner, ...row }) => {
				const contact = owner === null ? null : contacts.root(owner);
				const address = parseAddressKey(row.address);
				return {
					id: row.address,
					name: contact?.name ?? row.name,
					phone:
						row.phone ?? (address?.kind === "phone" ? address.value : (contact?.phone ?? null)),
					isAdmin: row.is_admin === 1,
					contactId: contact?.id ?? null,
				};
			});
		},

		/** What the gateway says that a group is now. Of those it does not tell all, others stay. */
		replace(group: number, facts: GroupFacts, now: number): void {
			const told = facts.members.slice(0, MAX_MEMBERS);
			// Nobody told is nothing told.
			const isWhole = facts.size === null && told.length > 0;
			const keys = new Set(told.flatMap(({ addresses }) => addresses.map(addressKey)));
			// Read once: each of a thousand people sought in the table would read it a thousand times.
			const byAddress = new Map<string, MemberRow>();
			const byPhone = new Map<string, MemberRow>();
			const note = (row: MemberRow): void => {
				byAddress.set(row.address, row);
				if (row.phone !== null) byPhone.set(row.phone, row);
			};
			// First, so that there is place for who came.
			for (const row of rowsOf(group)) {
				const isTold = keys.has(row.address) || keys.has(`phone:${row.phone ?? ""}`);
				if (isTold || !isWhole) note(row);
				if (isTold) continue;
				if (isWhole)
					sql.exec(
						"DELETE FROM group_members WHERE contact = ? AND address = ?",
						group,
						row.address,
					);
				// Admins are told, whoever else is not.
				else if (row.is_admin === 1) put(group, { ...row, is_admin: 0 });
			}
			for (const member of told) {
				const phone = phoneOf(member.addresses);
				const known =
					member.addresses.map((one) => byAddress.get(addressKey(one))).find(Boolean) ??
					(phone === null ? undefined : byPhone.get(phone)) ??
					null;
				const row = merge(known, member, member.isAdmin);
				if (row === null || row === known) continue;
				if (!known && byAddress.size >= MAX_MEMBERS) continue;
				put(group, row);
				note(row);
			}
			sql.exec(
				"UPDATE contacts SET group_read_at = ?, group_size = ? WHERE n = ?",
				now,
				facts.size,
				group,
			);
		},

		/** Of everything that is known, by keys: in which groups somebody is. */
		groupsOf(addresses: readonly Address[]): { name: string | null; isAdmin: boolean }[] {
			const keys = JSON.stringify(addresses.map(addressKey));
			return sql
				.exec<{ name: string | null; is_admin: number }>(
					`SELECT c.name, m.is_admin FROM group_members m JOIN contacts c ON c.n = m.contact
					 WHERE m.address IN (SELECT value FROM json_each(?1))
						OR 'phone:' || m.phone IN (SELECT value FROM json_each(?1))`,
					keys,
				)
				.toArray()
				.map(({ name, is_admin: isAdmin }) => ({ name, isAdmin: isAdmin === 1 }));
		},
	};
}

/** A member's row with what is told of them now; the known one where nothing is new, null for somebody without an address. */
function merge(
	known: MemberRow | null,
	{ addresses, name }: GroupPerson,
	isAdmin?: boolean,
): MemberRow | null {
	const [first] = addresses;
	if (!first) return null;
	const row: MemberRow = {
		address: known?.address ?? addressKey(first),
		phone: phoneOf(addresses) ?? known?.phone ?? null,
		name: storableName(name) ?? known?.name ?? null,
		is_admin: isAdmin === undefined ? (known?.is_admin ?? 0) : isAdmin ? 1 : 0,
	};
	const isSame =
		known?.phone === row.phone && known.name === row.name && known.is_admin === row.is_admin;
	return isSame ? known : row;
}
