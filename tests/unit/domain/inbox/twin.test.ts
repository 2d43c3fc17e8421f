import { expect, test } from "vitest";
import { findTwin, type Twin } from "#app/domain/inbox/twin.ts";

const person = (over: Partial<Twin> = {}): Twin => ({
	id: "a",
	name: "Rita",
	phone: null,
	isGroup: false,
	...over,
});
const PHONE = "5541999990009";

test("one of the same name, with the phone the other lacks, may be the same person (gateway b)", () => {
	const twin = person({ id: "b", name: "RITA", phone: PHONE });
	expect(findTwin(person(), [person(), twin])).toBe(twin);
	expect(findTwin(twin, [person()])).toMatchObject({ id: "a" });
});

test.each([
	["both have a phone", person({ phone: "5511" }), [person({ id: "b", phone: PHONE })]],
	["neither has one", person(), [person({ id: "b" })]],
	["the name is another", person(), [person({ id: "b", name: "Rita Souza", phone: PHONE })]],
	["nobody told a name", person({ name: null }), [person({ id: "b", name: null, phone: PHONE })]],
	["it is a group", person(), [person({ id: "b", phone: PHONE, isGroup: true })]],
	[
		"there are several",
		person(),
		[person({ id: "b", phone: PHONE }), person({ id: "c", phone: "5511" })],
	],
])("nobody is suggested when %s", (_why, of, others) => {
	expect(findTwin(of, others)).toBeNull();
});
