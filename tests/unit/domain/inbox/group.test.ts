import { expect, test } from "vitest";
import {
	changeIds as idsOf,
	type InGroup,
	isSameAddress,
	type MemberView,
	sortMembers,
	withoutPerson,
} from "#app/domain/inbox/group.ts";

const GROUP = { kind: "group", value: "120363000000000001" } as const;
const ANA = { kind: "phone", value: "5511987654321" } as const;
const BETO = { kind: "lid", value: "99000000000102" } as const;
/** A mark that can be read. */
const changeIds = (change: Parameters<typeof idsOf>[0], at: number, now: number) =>
	idsOf(change, at, now, (about) => `<${about}>`);
const NOW = Date.UTC(2032, 0, 1, 12, 30, 20);

const person = (...addresses: (typeof ANA | typeof BETO)[]) => ({ addresses, name: null });
const member = (over: Partial<MemberView>): MemberView => ({
	id: "phone:1",
	name: null,
	phone: null,
	isAdmin: false,
	isUs: false,
	contactId: null,
	...over,
});

test("admins come first, then this number, then names, then those without one", () => {
	const members = [
		member({ id: "a", phone: "5511900000001" }),
		member({ id: "b", name: "Zélia" }),
		member({ id: "c", name: "Ângela" }),
		member({ id: "d", name: "Rui", isAdmin: true }),
		member({ id: "e", isUs: true }),
	];
	expect(sortMembers(members).map(({ id }) => id)).toEqual(["d", "e", "c", "b", "a"]);
});

test("what has an id is one change however often and whenever it is told", () => {
	const change = { group: GROUP, act: "joined", who: [person(ANA)], providerId: "77" } as const;
	expect(changeIds(change, NOW, NOW)).toEqual(changeIds(change, 0, NOW + 86_400_000));
});

test("without an id the moment, the act and the people tell one change from another", () => {
	const change = { group: GROUP, act: "joined", who: [person(ANA)], providerId: null } as const;
	const [first] = changeIds(change, NOW, NOW);
	expect(changeIds(change, NOW, NOW + 3_600_000)).toEqual([first]);
	for (const other of [
		changeIds({ ...change, act: "left" }, NOW, NOW),
		changeIds({ ...change, who: [person(BETO)] }, NOW, NOW),
		changeIds({ ...change, who: [person(ANA), person(BETO)] }, NOW, NOW),
		changeIds({ ...change, group: { kind: "group", value: "1" } }, NOW, NOW),
		changeIds(change, NOW + 60_000, NOW),
	])
		expect(other).not.toContain(first);
});

test("told again without a moment it is the same within a minute, over the full minute too", () => {
	const change = { group: GROUP, act: "added", who: [person(ANA)], providerId: null } as const;
	const [first] = changeIds(change, 0, NOW);
	expect(changeIds(change, 0, NOW + 59_000)).toContain(first);
	expect(changeIds(change, 0, NOW + 3 * 60_000)).not.toContain(first);
});

test("a Brazilian number is the same with and without the ninth digit", () => {
	expect(isSameAddress(ANA, { kind: "phone", value: "551187654321" })).toBe(true);
	expect(isSameAddress(ANA, BETO)).toBe(false);
	expect(isSameAddress(BETO, { ...BETO })).toBe(true);
});

test("who is erased is in a message neither as its author nor among those it names", () => {
	const isAna = (id: string, phone?: string) => id === "lid:1" || phone === ANA.value;
	const said: InGroup = {
		author: { id: "lid:9", phone: ANA.value },
		mentions: [
			{ id: "lid:1", name: "Ana" },
			{ id: "lid:2", name: "Beto" },
		],
		mentionsUs: true,
	};
	expect(withoutPerson(said, isAna)).toEqual({
		mentions: [{ id: "lid:2", name: "Beto" }],
		mentionsUs: true,
	});
	expect(withoutPerson({ mentions: [{ id: "lid:2", name: "Beto" }] }, isAna)).toBeNull();
	expect(withoutPerson({}, isAna)).toBeNull();
});

test("a line about somebody erased stays, and is about nobody in person", () => {
	const who = [
		{ id: "lid:1", name: "Ana" },
		{ id: "lid:2", name: "Beto" },
	];
	const said: InGroup = { who, by: { id: "lid:1", name: "Ana" }, others: 3 };
	const nobody = { id: "", name: null };
	expect(withoutPerson(said, (id) => id === "lid:1")).toEqual({
		who: [nobody, who[1]],
		by: nobody,
		others: 3,
	});
});

test("an id says of nobody who they are", () => {
	const change = { group: GROUP, act: "joined", who: [person(ANA)], providerId: null } as const;
	expect(idsOf(change, NOW, NOW, () => "mark").join()).not.toMatch(/5511987654321|120363/);
});
