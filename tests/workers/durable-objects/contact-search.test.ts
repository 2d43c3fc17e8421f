import { beforeAll, expect, test } from "vitest";
import { incoming, makeLinkedInstance, WORKSPACE } from "#tests/support/instance.ts";
import { migrate } from "#tests/support/sign-in.ts";

beforeAll(migrate);

const at = Date.UTC(2026, 10, 1);
const phoneOf = (n: number) => [
	{ kind: "phone" as const, value: `55119${String(n).padStart(8, "0")}` },
];

test("an old but active customer comes first, and every match can be reached (ledger C8)", async () => {
	const { instance } = await makeLinkedInstance();
	const people = Array.from({ length: 100 }, (_, n) =>
		incoming({ name: `Maria ${n}`, addresses: phoneOf(n), sentAt: at + n }),
	);
	await instance.receive(people);
	// The first of all to become known writes again today.
	await instance.receive([incoming({ name: "Maria 0", addresses: phoneOf(0), sentAt: at + 500 })]);
	const names: (string | null)[] = [];
	let cursor: string | null = null;
	for (let page = 0; page < 10; page += 1) {
		const found = await instance.contacts(WORKSPACE, { cursor, search: "maria" });
		if (!found.ok) throw new Error(found.code);
		expect(found.value.contacts.length).toBeLessThanOrEqual(30);
		names.push(...found.value.contacts.map(({ name }) => name));
		cursor = found.value.nextCursor;
		if (cursor === null) break;
	}
	expect(names[0]).toBe("Maria 0");
	expect(cursor).toBeNull();
	expect(names).toHaveLength(100);
	expect(new Set(names).size).toBe(100);
});

test("a cursor of another list is no place in a search (ledger C8, L07)", async () => {
	const { instance } = await makeLinkedInstance();
	const asked = { cursor: "contacts:1:1", search: "maria" };
	expect(await instance.contacts(WORKSPACE, asked)).toMatchObject({
		ok: false,
		code: "invalid_request",
	});
});

test("a program's refused message makes no contact (ledger C8)", async () => {
	const { instance } = await makeLinkedInstance({ gateway: "cloud-api" });
	const send = { id: crypto.randomUUID(), phone: "5511955550000", text: "oi" };
	expect(await instance.sendTo(WORKSPACE, "API", send)).toMatchObject({
		ok: false,
		code: "window_closed",
	});
	const list = await instance.contacts(WORKSPACE, { cursor: null, search: "" });
	expect(list.ok && list.value.contacts).toEqual([]);
});
