import { runInDurableObject } from "cloudflare:test";
import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import type { Address } from "#app/domain/inbox/address.ts";
import type { GatewayEvent } from "#app/domain/channels/gateway-event.ts";
import { incoming, makeLinkedInstance, WORKSPACE } from "#tests/support/instance.ts";
import { isLong } from "#tests/support/long.ts";
import { migrate } from "#tests/support/sign-in.ts";

beforeAll(migrate);

type Made = Awaited<ReturnType<typeof makeLinkedInstance>>;

const phone = (value: string): Address => ({ kind: "phone", value });
const lid = (value: string): Address => ({ kind: "lid", value });
const bsuid = (value: string): Address => ({ kind: "bsuid", value });

const says = (text: string, addresses: Address[], name: string | null = null) =>
	incoming({ content: { type: "text", text }, addresses, name });
/** Shows that all these addresses are one person, and says nothing. */
const shows = (...addresses: Address[]): GatewayEvent => ({
	type: "contact",
	addresses,
	name: null,
	avatarUrl: null,
});

async function listContacts({ instance }: Made) {
	const page = await instance.contacts(WORKSPACE, { cursor: null, search: "" });
	if (!page.ok) throw new Error(page.code);
	return page.value.contacts;
}

async function readTexts({ instance }: Made, contactId: string) {
	const read = await instance.conversation(WORKSPACE, contactId, null);
	if (!read.ok) throw new Error(read.code);
	return read.value.page.messages.map(({ text }) => text);
}

async function identityOf({ instance }: Made, contactId: string) {
	const found = await instance.contact(WORKSPACE, contactId);
	if (!found.ok) throw new Error(found.code);
	return found.value.identity;
}

/** All that people and messages are, but for the numbers of changes. */
const dump = ({ instance }: Made) =>
	runInDurableObject(instance, (_, { storage }) => ({
		contacts: storage.sql
			.exec(
				`SELECT n, id, name, name_key, phone, avatar_url, unread, last_at, last_id, last_text,
					last_type, last_direction, last_seen_at, assignee_id, closed_at, merged_into
				 FROM contacts ORDER BY n`,
			)
			.toArray(),
		messages: storage.sql
			.exec("SELECT contact, sort_at, arrival, id, text, moved_from FROM messages ORDER BY arrival")
			.toArray(),
		identities: storage.sql.exec("SELECT * FROM identities ORDER BY address").toArray(),
		ended: storage.sql.exec("SELECT id, contact FROM ended_conversations ORDER BY id").toArray(),
	}));

test("of two dialogues one is over by a merge, and undoing it leaves nothing over (ledger M12)", async () => {
	const made = await makeLinkedInstance();
	await made.instance.receive([
		says("do telefone", [phone("5511987654321")], "Maria"),
		says("do lid", [lid("99")], "M."),
	]);
	expect((await dump(made)).ended).toEqual([]);
	await made.instance.receive([shows(phone("5511987654321"), lid("99"))]);
	expect((await dump(made)).ended).toHaveLength(1);
	const [kept] = await listContacts(made);
	const mergeId = (await identityOf(made, kept?.id ?? "")).merges[0]?.id ?? "";
	const undone = await made.instance.rejoin(WORKSPACE, { type: "undo", mergeId });
	expect(undone.ok).toBe(true);
	expect((await dump(made)).ended).toEqual([]);
});

test("one event with the addresses of two contacts makes them one, and undoing makes them two", async () => {
	const made = await makeLinkedInstance();
	await made.instance.receive([
		says("do telefone", [phone("5511987654321")], "Maria"),
		says("mais um", [phone("5511987654321")], "Maria"),
		says("do lid", [lid("99")], "M."),
	]);
	const before = await dump(made);
	expect(await listContacts(made)).toHaveLength(2);
	await made.instance.receive([shows(phone("5511987654321"), lid("99"))]);
	const [one, ...others] = await listContacts(made);
	expect(others).toEqual([]);
	expect(one).toMatchObject({ name: "Maria", phone: "5511987654321", unread: 3 });
	const contactId = one?.id ?? "";
	expect(await readTexts(made, contactId)).toEqual(["do telefone", "mais um", "do lid"]);
	const { addresses, merges } = await identityOf(made, contactId);
	expect(addresses).toEqual([phone("5511987654321"), lid("99")]);
	expect(merges).toMatchObject([
		{ name: "M.", reason: "shared_address", actor: null, undoneAt: null },
	]);

	// The other one's own address still leads here, and so does its id.
	const merged = before.contacts.find(({ id }) => id !== contactId)?.["id"];
	const followed = await made.instance.contact(WORKSPACE, typeof merged === "string" ? merged : "");
	expect(followed.ok && followed.value.contact.id).toBe(contactId);

	const undo = { type: "undo" as const, mergeId: merges[0]?.id ?? "" };
	expect((await made.instance.rejoin(WORKSPACE, undo)).ok).toBe(true);
	expect(await dump(made)).toEqual(before);
	expect(await made.instance.rejoin(WORKSPACE, undo)).toEqual({ ok: false, code: "conflict" });
});

test("what a person has undone is not joined again by the next event, only by hand", async () => {
	const made = await makeLinkedInstance();
	await made.instance.receive([says("a", [phone("5511987654321")]), says("b", [lid("99")])]);
	await made.instance.receive([shows(phone("5511987654321"), lid("99"))]);
	const [one] = await listContacts(made);
	const { merges } = await identityOf(made, one?.id ?? "");
	await made.instance.rejoin(WORKSPACE, { type: "undo", mergeId: merges[0]?.id ?? "" });
	await made.instance.receive([
		shows(phone("5511987654321"), lid("99")),
		shows(lid("99"), phone("5511987654321")),
	]);
	const [first, second] = await listContacts(made);
	expect(second).toBeDefined();
	const wish = {
		type: "merge",
		contactId: first?.id ?? "",
		otherId: second?.id ?? "",
		actor: "Ana",
	} as const;
	expect((await made.instance.rejoin(WORKSPACE, wish)).ok).toBe(true);
	expect(await listContacts(made)).toHaveLength(1);
	expect((await identityOf(made, wish.contactId)).merges[0]).toMatchObject({
		reason: "by_hand",
		actor: "Ana",
	});
});

test("a number with and without the ninth digit, its LID and its BSUID are one contact", async () => {
	const made = await makeLinkedInstance();
	await made.instance.receive([
		says("1", [phone("5511987654321")], "Maria"),
		says("2", [phone("551187654321")]),
		says("3", [bsuid("BR.123")]),
		says("4", [lid("99")]),
		shows(lid("99"), phone("551187654321")),
		shows(bsuid("BR.123"), lid("99")),
	]);
	const contacts = await listContacts(made);
	expect(contacts).toHaveLength(1);
	const { addresses } = await identityOf(made, contacts[0]?.id ?? "");
	expect(addresses).toEqual(
		expect.arrayContaining([phone("5511987654321"), lid("99"), bsuid("BR.123")]),
	);
	expect(await readTexts(made, contacts[0]?.id ?? "")).toEqual(["1", "2", "3", "4"]);
});

test("messages that came after a merge go with the address they came from when it is undone", async () => {
	const made = await makeLinkedInstance();
	await made.instance.receive([
		says("maria 1", [phone("5511987654321")]),
		says("maria 2", [phone("5511987654321")]),
		says("rui 1", [phone("5521999990000")]),
	]);
	const [a, b] = await listContacts(made);
	const [rui, maria] = a?.phone === "5521999990000" ? [a, b] : [b, a];
	const wish = {
		type: "merge",
		contactId: maria?.id ?? "",
		otherId: rui?.id ?? "",
		actor: "Ana",
	} as const;
	await made.instance.rejoin(WORKSPACE, wish);
	await made.instance.receive([
		says("rui 2", [phone("5521999990000")]),
		says("maria 3", [phone("5511987654321")]),
	]);
	expect(await readTexts(made, wish.contactId)).toHaveLength(5);
	const { merges } = await identityOf(made, wish.contactId);
	await made.instance.rejoin(WORKSPACE, { type: "undo", mergeId: merges[0]?.id ?? "" });
	expect(await readTexts(made, wish.contactId)).toEqual(["maria 1", "maria 2", "maria 3"]);
	expect(await readTexts(made, wish.otherId)).toEqual(["rui 1", "rui 2"]);
	const unread = (await listContacts(made)).map(({ phone: of, unread: n }) => [of, n]);
	expect(Object.fromEntries(unread)).toEqual({ "5511987654321": 3, "5521999990000": 2 });
});

test("a group is never one with a person, nor a contact with itself", async () => {
	const made = await makeLinkedInstance();
	await made.instance.receive([
		says("a", [phone("5511987654321")]),
		says("g", [{ kind: "group", value: "120363" }]),
		shows({ kind: "group", value: "120363" }, phone("5511987654321")),
	]);
	const [a, b] = await listContacts(made);
	expect(b).toBeDefined();
	for (const otherId of [a?.id ?? "", b?.id ?? ""]) {
		const wish = { type: "merge" as const, contactId: a?.id ?? "", otherId, actor: "Ana" };
		expect(await made.instance.rejoin(WORKSPACE, wish)).toEqual({ ok: false, code: "conflict" });
	}
});

const address = fc.constantFrom(
	phone("5511987654321"),
	phone("551187654321"),
	phone("5521999990000"),
	lid("1"),
	lid("2"),
	bsuid("BR.1"),
);
const event = fc.record({
	addresses: fc.uniqueArray(address, { minLength: 1, maxLength: 2 }),
	name: fc.constantFrom(null, "Maria", "Rui"),
	fromMe: fc.boolean(),
});

test(
	"whatever was heard before, undoing a merge gives back exactly what was there",
	{ timeout: 240_000, retry: 0 },
	async () => {
		await fc.assert(
			fc.asyncProperty(
				fc.array(event, { minLength: 2, maxLength: 12 }),
				fc.array(fc.nat(9), { minLength: 2, maxLength: 6 }),
				async (stream, picks) => {
					const made = await makeLinkedInstance();
					await made.instance.receive(
						stream.map(({ addresses, name, fromMe }, n) =>
							incoming({
								addresses,
								name,
								fromMe,
								origin: fromMe ? "phone" : "live",
								providerId: `P${n}`,
								sentAt: Date.now() - 60_000 + n * 1_000,
							}),
						),
					);
					const undone: { mergeId: string; before: unknown }[] = [];
					for (let n = 0; n + 1 < picks.length; n += 2) {
						const people = await listContacts(made);
						const [a, b] = [picks[n] ?? 0, picks[n + 1] ?? 0].map(
							(pick) => people[pick % people.length]?.id ?? "",
						);
						const before = await dump(made);
						const wish = {
							type: "merge" as const,
							contactId: a ?? "",
							otherId: b ?? "",
							actor: "Ana",
						};
						if (!(await made.instance.rejoin(WORKSPACE, wish)).ok) continue;
						const { merges } = await identityOf(made, a ?? "");
						const fresh = merges.find(
							({ id, reason }) =>
								reason === "by_hand" && !undone.some(({ mergeId }) => mergeId === id),
						);
						undone.push({ mergeId: fresh?.id ?? "", before });
					}
					for (const { mergeId, before } of undone.toReversed()) {
						expect((await made.instance.rejoin(WORKSPACE, { type: "undo", mergeId })).ok).toBe(
							true,
						);
						expect(await dump(made)).toEqual(before);
					}
				},
			),
			{ numRuns: isLong ? 500 : 40 },
		);
	},
);

test("somebody with another number stays one person, is written to there, and the old one is free (deployment 8c)", async () => {
	const made = await makeLinkedInstance();
	const [before, after] = [phone("5511912345678"), phone("5521998765432")];
	await made.instance.receive([says("oi", [before, bsuid("BR.1")], "Ana")]);
	const moved: GatewayEvent = { type: "renumbered", from: before, to: [after] };
	await made.instance.receive([moved]);
	await made.instance.receive([says("sou eu", [after]), moved]);
	const [ana, ...others] = await listContacts(made);
	expect(others).toEqual([]);
	expect(ana).toMatchObject({ name: "Ana", phone: after.value });
	expect(await readTexts(made, ana?.id ?? "")).toEqual(["oi", "sou eu"]);
	expect((await identityOf(made, ana?.id ?? "")).addresses).not.toContainEqual(before);
	// The carrier gives the old number to somebody else, with or without the ninth digit.
	await made.instance.receive([says("quem é?", [phone("551112345678")])]);
	const stranger = (await listContacts(made)).find(({ id }) => id !== ana?.id);
	expect(await readTexts(made, stranger?.id ?? "")).toEqual(["quem é?"]);
});

test("who wrote from the new number before it was told is made one with who they were (deployment 8c)", async () => {
	const made = await makeLinkedInstance();
	const [before, after] = [phone("5511912345678"), phone("5521998765432")];
	await made.instance.receive([says("oi", [before], "Ana"), says("número novo", [after])]);
	expect(await listContacts(made)).toHaveLength(2);
	await made.instance.receive([{ type: "renumbered", from: before, to: [after] }]);
	const [ana, ...others] = await listContacts(made);
	expect(others).toEqual([]);
	expect(ana?.phone).toBe(after.value);
	expect((await readTexts(made, ana?.id ?? "")).toSorted()).toEqual(["número novo", "oi"]);
	// A stranger to us moves: nobody is made of it.
	await made.instance.receive([
		{ type: "renumbered", from: phone("5511900000001"), to: [phone("5511900000002")] },
	]);
	expect(await listContacts(made)).toHaveLength(1);
	// Another user id, the same number.
	const toId: GatewayEvent = {
		type: "renumbered",
		from: bsuid("BR.1"),
		to: [bsuid("BR.2"), after],
	};
	await made.instance.receive([
		says("e eu", [after, bsuid("BR.1")]),
		toId,
		says("de novo", [bsuid("BR.2")]),
	]);
	expect(await listContacts(made)).toMatchObject([{ phone: after.value }]);
});
