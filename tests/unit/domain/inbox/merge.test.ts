import fc from "fast-check";
import { expect, test } from "vitest";
import {
	chooseKept,
	computeJoined,
	computeParted,
	type Person,
	type PersonDialogue,
} from "#app/domain/inbox/merge.ts";

const person = (overrides: Partial<Person> = {}): Person => ({
	name: null,
	phone: null,
	avatarUrl: null,
	lastSeenAt: null,
	assigneeId: null,
	assigneeName: null,
	closedAt: null,
	unread: 0,
	dialogue: null,
	...overrides,
});

const dialogue = (id: string): PersonDialogue => ({
	id,
	openedAt: 1,
	labels: null,
	overLimit: 0,
	handler: "nobody",
	agentId: null,
	agentName: null,
});

test("who has said more stays, and among equals who was known first", () => {
	const [a, b] = [
		{ n: 1, messages: 3 },
		{ n: 2, messages: 9 },
	];
	expect(chooseKept(a, b)).toEqual({ kept: b, merged: a });
	expect(chooseKept(b, a)).toEqual({ kept: b, merged: a });
	expect(chooseKept({ n: 7, messages: 3 }, a)).toMatchObject({ kept: a });
});

test("the one who stays takes over what it lacked, and both their unread messages", () => {
	const kept = person({ name: "Maria", unread: 2, assigneeId: "ana", assigneeName: "Ana" });
	const merged = person({ name: "M.", phone: "5511987654321", unread: 3, assigneeId: "rui" });
	expect(computeJoined(kept, merged)).toMatchObject({
		name: "Maria",
		phone: "5511987654321",
		unread: 5,
		assigneeId: "ana",
		assigneeName: "Ana",
	});
});

test("what was only said stays so with the one it came from (security b)", () => {
	const told = (kept: Partial<Person>, merged: Partial<Person>) =>
		computeJoined(person(kept), person(merged)).told;
	const said = { name: "Maria", phone: "5511987654321", told: "name phone" };
	expect(told({ name: "Ana" }, said)).toBe("phone");
	expect(
		told({ name: "Ana", email: "a@b.co", told: "name email" }, { phone: "5511911112222" }),
	).toBe("name email");
	expect(told({}, said)).toBe("name phone");
	expect(told({ ...said, told: null }, said)).toBeNull();
	const [kept, merged] = [person({ name: "Ana" }), person(said)];
	const joined = computeJoined(kept, merged);
	const parted = computeParted(joined, { kept, merged, joined }, 0);
	expect([parted.kept.told, parted.merged.told]).toEqual([undefined, "name phone"]);
});

test("an e-mail is not lost, and what the team wrote goes before what anybody else said", () => {
	const said = person({ name: "M.", email: "m@b.co", told: "name email" });
	const written = person({ name: "Maria Souza", kept: "name" });
	expect(computeJoined(said, written)).toMatchObject({
		name: "Maria Souza",
		email: "m@b.co",
		told: "email",
		kept: "name",
	});
	expect(computeJoined(written, said)).toMatchObject({ name: "Maria Souza", kept: "name" });
	const both = person({ name: "Mariazinha", email: "maria@b.co", kept: "name email" });
	expect(computeJoined(written, both)).toMatchObject({
		name: "Maria Souza",
		email: "maria@b.co",
		kept: "name email",
	});
});

test("a conversation is closed only when both were", () => {
	const closed = person({ closedAt: 5 });
	expect(computeJoined(closed, person()).closedAt).toBeNull();
	expect(computeJoined(person(), closed).closedAt).toBeNull();
	expect(computeJoined(closed, person({ closedAt: 9 })).closedAt).toBe(5);
});

test("of two dialogues the kept one's goes on, unless only the other one's is open", () => {
	const [a, b] = [dialogue("A"), dialogue("B")];
	const join = (kept: Partial<Person>, merged: Partial<Person>) => {
		const { dialogue: chosen, closedAt } = computeJoined(person(kept), person(merged));
		return [chosen?.id, closedAt];
	};
	expect(join({ dialogue: a }, { dialogue: b })).toEqual(["A", null]);
	expect(join({ dialogue: a, closedAt: 5 }, { dialogue: b })).toEqual(["B", null]);
	expect(join({ dialogue: a, closedAt: 5 }, { dialogue: b, closedAt: 9 })).toEqual(["A", 5]);
	expect(join({ dialogue: a, closedAt: 5 }, {})).toEqual(["A", 5]);
	expect(join({}, { dialogue: b, closedAt: 9 })).toEqual(["B", 9]);
});

test("a dialogue that began after a merge stays with the kept one when it is undone", () => {
	const kept = person({ dialogue: dialogue("A"), closedAt: 5 });
	const merged = person({ dialogue: dialogue("B") });
	const joined = computeJoined(kept, merged);
	const later = { ...joined, dialogue: dialogue("C") };
	const parted = computeParted(later, { kept, merged, joined }, 0);
	expect([parted.kept.dialogue?.id, parted.merged.dialogue?.id]).toEqual(["C", "B"]);
});

const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null });
const anybody: fc.Arbitrary<Person> = fc.record({
	name: maybe(fc.constantFrom("Maria", "M.")),
	phone: maybe(fc.constantFrom("1", "2")),
	avatarUrl: maybe(fc.constant("x")),
	lastSeenAt: maybe(fc.nat()),
	assigneeId: maybe(fc.constantFrom("ana", "rui")),
	assigneeName: maybe(fc.constantFrom("Ana", "Rui")),
	closedAt: maybe(fc.nat()),
	unread: fc.nat(50),
	dialogue: maybe(fc.constantFrom(dialogue("A"), dialogue("B"))),
});

test("undoing at once gives back exactly both, whoever they were", () => {
	fc.assert(
		fc.property(anybody, anybody, (kept, merged) => {
			const joined = computeJoined(kept, merged);
			expect(computeParted(joined, { kept, merged, joined }, 0)).toEqual({ kept, merged });
		}),
	);
});

test("what was changed meanwhile stays with the kept one, and no unread message is counted twice", () => {
	const kept = person({ name: "Maria", unread: 2 });
	const merged = person({ phone: "5511987654321", unread: 3 });
	const joined = computeJoined(kept, merged);
	const later = { ...joined, name: "Maria Clara", unread: 7 };
	const parted = computeParted(later, { kept, merged, joined }, 1);
	expect(parted.kept).toEqual({ ...kept, name: "Maria Clara", unread: 3 });
	expect(parted.merged).toEqual({ ...merged, unread: 4 });
	// Read since then, and one came.
	const read = computeParted({ ...joined, unread: 1 }, { kept, merged, joined }, 1);
	expect([read.kept.unread, read.merged.unread]).toEqual([0, 1]);
});
