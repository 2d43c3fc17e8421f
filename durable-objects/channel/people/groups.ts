import { type Address, addressKey, parseAddressKey } from "#app/domain/inbox/address.ts";
import {
	type GroupAct,
	type GroupFacts,
	type GroupPerson,
	type InGroup,
	isSameAddress,
	MAX_IN_LINE,
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
import { createGroupMembers, phoneAsAddress, phoneOf } from "./group-members.ts";

export interface GroupsParts {
	sql: SqlStorage;
	contacts: Contacts;
	/** Addresses of this channel's own number, and what it is called. */
	own(): { addresses: readonly Address[]; name: string | null };
}

export type Groups = ReturnType<typeof createGroups>;

/**
 * Who is in which group, and what its messages say of people. Of a group only its messages cost reads: somebody new is a row, whoever is
 * known none. The caller runs changes in a transaction.
 */
export function createGroups(parts: GroupsParts) {
	const { contacts, own } = parts;
	const isOurs = (addresses: readonly Address[]): boolean =>
		addresses.some((address) => own().addresses.some((ours) => isSameAddress(ours, address)));
	const store = createGroupMembers(parts.sql, contacts);
	const { find, learn, remove } = store;

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

	/** All members, with what a text calls them. */
	const members = (group: number) =>
		withMentionNames(
			sortMembers(
				store.list(group).map((member) => {
					const address = parseAddressKey(member.id);
					const known = [...(address ? [address] : []), ...phoneAsAddress(member)];
					return { ...member, isUs: isOurs(known) };
				}),
			),
		);

	const named = (group: number, person: GroupPerson): Named => {
		const { id, name, phone } = nameOf(group, person);
		return { id, name: name ?? (phone === null ? null : `+${phone}`) };
	};

	return {
		members,
		groupsOf: store.groupsOf,

		/** See `replace` of group-members.ts. */
		replace(group: number, facts: GroupFacts, now: number): void {
			store.replace(group, facts, now);
			touch(group, now);
		},

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
	};
}
