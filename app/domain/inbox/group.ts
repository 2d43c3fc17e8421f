// What only groups have: members, what happens to them, and what a message says of people.
import { type Address, addressKey, matchingKey } from "./address.ts";

/** Somebody in a group, as a gateway tells of them. */
export interface GroupPerson {
	/** Theirs, that by which the group knows them first. Empty: nobody knows. */
	addresses: readonly Address[];
	/** As they or the network call them; null: not told. */
	name: string | null;
}

export interface GroupMember extends GroupPerson {
	isAdmin: boolean;
}

/** A group as its gateway knows it now. */
export interface GroupFacts {
	/** Null: not told. */
	name: string | null;
	/** Null: none, or not told. */
	avatarUrl: string | null;
	members: readonly GroupMember[];
	/** How many there are, where not all are told; else null. */
	size: number | null;
}

/** WhatsApp's own limit. Of larger groups of other networks only so many members are kept. */
export const MAX_MEMBERS = 1024;

/** A member as the team sees them. */
export interface MemberView {
	/** The address by which the group knows them, as a key. */
	id: string;
	/** The contact's name where it is one, else their own; null: neither is known. */
	name: string | null;
	phone: string | null;
	isAdmin: boolean;
	/** It is the number of this channel. */
	isUs: boolean;
	/** The conversation with them alone; null: there is none. */
	contactId: string | null;
}

/** Admins first, this number next, then by name; who has none last, by phone. */
export function sortMembers(members: readonly MemberView[]): MemberView[] {
	const rank = ({ isAdmin, isUs, name }: MemberView): number =>
		(isAdmin ? 0 : 4) + (isUs ? 0 : 2) + (name === null ? 1 : 0);
	return members.toSorted(
		(a, b) =>
			rank(a) - rank(b) || (a.name ?? a.phone ?? a.id).localeCompare(b.name ?? b.phone ?? b.id),
	);
}

export const GROUP_ACTS = [
	/** By themselves, as by a link. */
	"joined",
	"left",
	/** By somebody else. */
	"added",
	"removed",
	"promoted",
	"demoted",
	"renamed",
	"pictured",
] as const;
export type GroupAct = (typeof GROUP_ACTS)[number];

/** Whom a message or a line names. An empty id: somebody who was erased, or whom nobody knows. */
export interface Named {
	id: string;
	name: string | null;
}

/** What only a message of a group has, stored beside it as JSON. */
export interface InGroup {
	/** Who wrote it; `phone` where the team does not know them. */
	author?: { id: string; phone?: string };
	/** `@name` of each stands in the text. */
	mentions?: Named[];
	/** This number is among them. */
	mentionsUs?: true;
	/** Of a line: whom it is about, and who did it. */
	who?: Named[];
	by?: Named;
	/** So many more than `who` names. */
	others?: number;
}

/** People that one line names; of more it says how many. */
export const MAX_IN_LINE = 10;

/** Gateways that tell no moment may tell the same twice within this time. */
const SAME_WITHIN_MS = 60_000;

/**
 * Ids under which a change may stand in the ledger already, the one it gets first: told twice, it is one line.
 * @param at the gateway's moment, epoch ms; 0: it told none
 * @param mark hides who it is about: an id outlives whoever is erased
 */
export function changeIds(
	change: { group: Address; providerId: string | null; act: GroupAct; who: readonly GroupPerson[] },
	at: number,
	now: number,
	mark: (about: string) => string,
): [string, ...string[]] {
	const { group, providerId, act, who } = change;
	if (providerId !== null) return [`group:${providerId}`];
	const keys = who.map(({ addresses: [first] }) => (first ? addressKey(first) : "")).toSorted();
	const about = mark(`${group.value} ${act} ${keys.join(" ")}`);
	const minute = Math.floor((at || now) / SAME_WITHIN_MS);
	const id = (of: number): string => `group:${about}:${of}`;
	return at > 0 ? [id(minute)] : [id(minute), id(minute - 1)];
}

/** Whether two addresses are the same; Brazilian numbers are, with and without the ninth digit. */
export function isSameAddress(one: Address, other: Address): boolean {
	if (addressKey(one) === addressKey(other)) return true;
	const key = matchingKey(one);
	return key !== null && key === matchingKey(other);
}

/** What is left of it when somebody is erased; null: nothing of it is about them. */
export function withoutPerson(
	said: InGroup,
	isThem: (id: string, phone?: string) => boolean,
): InGroup | null {
	const { author, mentions, mentionsUs, who, by, others } = said;
	const isAbout = (named: Named): boolean => named.id !== "" && isThem(named.id);
	const isAuthor = author !== undefined && isThem(author.id, author.phone);
	const isNamed = [...(mentions ?? []), ...(who ?? []), ...(by ? [by] : [])].some(isAbout);
	if (!isAuthor && !isNamed) return null;
	const nobody = (named: Named): Named => (isAbout(named) ? { id: "", name: null } : named);
	const left = mentions?.filter((named) => !isAbout(named)) ?? [];
	return {
		...(author && !isAuthor && { author }),
		...(left.length > 0 && { mentions: left }),
		...(mentionsUs && { mentionsUs }),
		...(who && { who: who.map(nobody) }),
		...(by && { by: nobody(by) }),
		...(others !== undefined && { others }),
	};
}
