import { type Address, addressKey, parseAddressKey } from "#app/domain/inbox/address.ts";
import {
	type GroupAct,
	type GroupFacts,
	type GroupPerson,
	type InGroup,
	isSameAddress,
	MAX_IN_LINE,
	MAX_MEMBERS,
	type MemberView,
	type Named,
	sortMembers,
} from "#app/domain/inbox/group.ts";
import {
	EVERYBODY,
	EVERYBODY_NAMES,
	mentionedIn,
	nameMentions,
	withMentionNames,
} from "#app/domain/inbox/mentions.ts";
import { storableName } from "#app/domain/inbox/stored-text.ts";
import type { Contacts } from "./contacts.ts";

interface MemberRow extends Record<string, SqlStorageValue> {
	address: string;
	phone: string | null;
	name: string | null;
	is_admin: number;
}

export interface GroupsParts {
	sql: SqlStorage;
	contacts: Contacts;
	/** Addresses of this channel's own number, and what it is called. */
	own(): { addresses: readonly Address[]; name: string | null };
}

export type Groups = ReturnType<typeof createGroups>;

const phoneOf = (addresses: readonly Address[]): string | null =>
	addresses.find(({ kind }) => kind === "phone")?.value ?? null;

/**
 * Who is in which group, and what its messages say of people. Of a group only its messages cost reads: somebody new is a row, whoever is
 * known none. The caller runs changes in a transaction.
 */
export function createGroups({ sql, contacts, own }: GroupsParts) {
	const isOurs = (addresses: readonly Address[]): boolean =>
		addresses.some((address) => own().addresses.some((ours) => isSameAddress(ours, address)));

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
		const [first] = person.addresses;
		if (!first) return null;
		const known = find(group, person.addresses);
		const row: MemberRow = {
			address: known?.address ?? addressKey(first),
			phone: phoneOf(person.addresses) ?? known?.phone ?? null,
			name: storableName(person.name) ?? known?.name ?? null,
			is_admin: isAdmin === undefined ? (known?.is_admin ?? 0) : isAdmin ? 1 : 0,
		};
		const isSame =
			known?.phone === row.phone && known.name === row.name && known.is_admin === row.is_admin;
		if (isSame) return known;
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

	/** What the team calls somebody: as their contact, else as they call themselves. */
	function nameOf(group: number, { addresses, name }: GroupPerson) {
		const member = find(group, addresses);
		const phone = phoneOf(addresses) ?? member?.phone ?? null;
		const [first] = addresses;
		const id = member?.address ?? (first ? addressKey(first) : "");
		const n = contacts.findNumber([...addresses, ...phoneAsAddress({ phone })]);
		const contact = n === null ? null : contacts.get(n).name;
		const told = storableName(name) ?? member?.name ?? null;
		return { id, phone, contact, name: contact ?? (told === phone ? null : told) };
	}

	/** A change that clients see: the group says when what is known of it last changed. */
	function touch(group: number, now: number): void {
		const before = contacts.get(group).group_at ?? 0;
		contacts.touch(group, "group_at = ?", Math.max(now, before + 1));
	}

	/** All members as the team sees them, in order. One question, however many there are. */
	function list(group: number): MemberView[] {
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
		return sortMembers(
			rows.map(({ owner, ...row }) => {
				const contact = owner === null ? null : contacts.root(owner);
				const address = parseAddressKey(row.address);
				const phone =
					row.phone ?? (address?.kind === "phone" ? address.value : (contact?.phone ?? null));
				return {
					id: row.address,
					name: contact?.name ?? row.name,
					phone,
					isAdmin: row.is_admin === 1,
					isUs: isOurs([...(address ? [address] : []), ...phoneAsAddress({ phone })]),
					contactId: contact?.id ?? null,
				};
			}),
		);
	}

	/** All members, with what a text calls them. */
	const members = (group: number) => withMentionNames(list(group));

	const named = (group: number, person: GroupPerson): Named => {
		const { id, name, phone } = nameOf(group, person);
		return { id, name: name ?? (phone === null ? null : `+${phone}`) };
	};

	return {
		members,

		/**
		 * A message of a group: who wrote it, by the name the team knows, and its text with names in place of numbers. Whoever wrote is a
		 * member from now on.
		 */
		describe(
			group: number,
			said: {
				author: string | null;
				authorAddresses?: readonly Address[] | undefined;
				mentions?: readonly GroupPerson[] | undefined;
				text: string;
				fromMe: boolean;
			},
		): { author: string | null; text: string; inGroup: InGroup } {
			const addresses = said.authorAddresses ?? [];
			// Gateways tell the address itself where there is no name.
			const told = addresses.some(({ value }) => value === said.author) ? null : said.author;
			const by = { addresses, name: said.fromMe ? null : told };
			learn(group, by);
			const { id, phone, contact, name } = nameOf(group, by);
			const isKnown = contact !== null || phone === null;
			const mentions = (said.mentions ?? []).flatMap((one) => {
				const who = nameOf(group, one);
				if (who.id === "") return [];
				const isUs = isOurs([...one.addresses, ...phoneAsAddress(who)]);
				return [{ id: who.id, name: isUs ? (own().name ?? who.name) : who.name, isUs }];
			});
			const kept = mentions.map(({ isUs: _, ...of }) => of);
			return {
				author: said.fromMe ? said.author : (name ?? phone ?? storableName(said.author)),
				text: nameMentions(said.text, kept),
				inGroup: {
					...(!said.fromMe && id !== "" && { author: { id, ...(!isKnown && { phone }) } }),
					...(kept.length > 0 && { mentions: kept }),
					...(mentions.some(({ isUs }) => isUs) && { mentionsUs: true as const }),
				},
			};
		},

		/** Whom a text of ours names. @param everybody whether that can be said here */
		namedIn(group: number, text: string, everybody: boolean): InGroup {
			if (!text.includes("@")) return {};
			const people = mentionedIn(text, members(group)).filter(({ isUs }) => !isUs);
			const all = everybody
				? mentionedIn(
						text,
						EVERYBODY_NAMES.map((mention) => ({ mention })),
					)
				: [];
			const mentions = [
				...people.map(({ id, mention }) => ({ id, name: mention })),
				...all.map(({ mention }) => ({ id: EVERYBODY, name: mention })),
			];
			return mentions.length === 0 ? {} : { mentions };
		},

		/** What the gateway says that a group is now. Of those it does not tell all, others stay. */
		replace(group: number, facts: GroupFacts, now: number): void {
			const told = facts.members.slice(0, MAX_MEMBERS);
			const isWhole = facts.size === null;
			const keys = new Set(told.flatMap(({ addresses }) => addresses.map(addressKey)));
			// First, so that there is place for who came.
			for (const row of rowsOf(group)) {
				if (keys.has(row.address) || keys.has(`phone:${row.phone ?? ""}`)) continue;
				if (isWhole)
					sql.exec(
						"DELETE FROM group_members WHERE contact = ? AND address = ?",
						group,
						row.address,
					);
				// Admins are told, whoever else is not.
				else if (row.is_admin === 1) put(group, { ...row, is_admin: 0 });
			}
			for (const member of told) learn(group, member, member.isAdmin);
			touch(group, now);
			sql.exec(
				"UPDATE contacts SET group_read_at = ?, group_size = ? WHERE n = ?",
				now,
				facts.size,
				group,
			);
		},

		/** What happened to a group, done to its members; answers whom the line names. */
		apply(
			group: number,
			change: { act: GroupAct; who: readonly GroupPerson[]; by: GroupPerson | null },
			now: number,
		): InGroup {
			const { act, who, by } = change;
			// Named first: who has left is not known any more.
			const people = who.map((person) => named(group, person));
			const said: InGroup = {
				who: people.slice(0, MAX_IN_LINE),
				...(people.length > MAX_IN_LINE && { others: people.length - MAX_IN_LINE }),
				...(by && { by: named(group, by) }),
			};
			for (const person of who) {
				if (act === "left" || act === "removed") remove(group, person);
				else if (act === "joined" || act === "added") learn(group, person, false);
				else if (act === "promoted" || act === "demoted") learn(group, person, act === "promoted");
			}
			touch(group, now);
			return said;
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

/** The other address by which somebody may be known. */
const phoneAsAddress = ({ phone }: { phone: string | null }): Address[] =>
	phone === null ? [] : [{ kind: "phone", value: phone }];
