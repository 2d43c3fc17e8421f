import { expect, test } from "vitest";
import type { ServerFrame } from "#app/contracts/frames.ts";
import {
	applyPeopleFrame,
	expirePeople,
	listColleagues,
	nextExpiry,
	NOBODY,
} from "#app/inbox/store/people.ts";

const typing: ServerFrame = {
	type: "presence",
	presence: { contactId: "c1", state: "typing", lastSeenAt: 500, forMs: 1000 },
};
const ana: ServerFrame = {
	type: "colleague",
	colleague: { memberId: "ana", name: "Ana", contactId: "c1", typing: true, forMs: 3000 },
};

test("typing ends by itself when nobody says so", () => {
	const people = applyPeopleFrame(NOBODY, typing, 100);
	expect(people.presence["c1"]?.value.state).toBe("typing");
	expect(nextExpiry(people)).toBe(1100);
	expect(expirePeople(people, 1099)).toBe(people);
	expect(expirePeople(people, 1100).presence).toEqual({});
});

test("the last seen moment outlives the hint and never goes back", () => {
	const earlier: ServerFrame = {
		type: "presence",
		presence: { ...typing.presence, lastSeenAt: 400 },
	};
	const people = applyPeopleFrame(applyPeopleFrame(NOBODY, typing, 0), earlier, 10);
	expect(expirePeople(people, 9999).lastSeenAt["c1"]).toBe(500);
});

test("R28 a colleague at the same conversation is listed, oneself is not", () => {
	const people = applyPeopleFrame(NOBODY, ana, 0);
	expect(listColleagues(people, "c1", "me").map((one) => one.name)).toEqual(["Ana"]);
	expect(listColleagues(people, "c2", "me")).toEqual([]);
	expect(listColleagues(people, "c1", "ana")).toEqual([]);
});

test("a new line forgets whoever the first frame leaves out", () => {
	const people = applyPeopleFrame(applyPeopleFrame(NOBODY, typing, 0), ana, 0);
	const hello = { type: "hello", seq: 1, presence: [], colleagues: [] } as unknown as ServerFrame;
	const after = applyPeopleFrame(people, hello, 1);
	expect([after.presence, after.colleagues]).toEqual([{}, {}]);
	expect(after.lastSeenAt["c1"]).toBe(500);
});

test("typing ends with the message that was typed, and only its author's", () => {
	const other = { ...typing, presence: { ...typing.presence, contactId: "c2" } };
	const people = applyPeopleFrame(applyPeopleFrame(NOBODY, typing, 0), other, 0);
	const told = (direction: string, contactId: string) =>
		({ type: "changes", messages: [{ direction, contactId }] }) as unknown as ServerFrame;
	expect(applyPeopleFrame(people, told("outgoing", "c1"), 1)).toBe(people);
	const { presence } = applyPeopleFrame(people, told("incoming", "c1"), 1);
	expect([presence["c1"]?.value.state, presence["c2"]?.value.state]).toEqual(["online", "typing"]);
});
