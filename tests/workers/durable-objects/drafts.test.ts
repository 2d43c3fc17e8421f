import { runInDurableObject } from "cloudflare:test";
import { beforeAll, expect, test } from "vitest";
import type { ClientFrame, DraftView, ServerFrame } from "#app/contracts/frames.ts";
import { formatIdentity, IDENTITY_HEADER } from "#app/contracts/live-identity.ts";
import { MAX_DRAFTS } from "#app/domain/inbox/draft.ts";
import type { Role } from "#app/domain/team/role.ts";
import { uuidv7 } from "#tests/support/ids.ts";
import { eventually, incoming, makeLinkedInstance, WORKSPACE } from "#tests/support/instance.ts";
import { meterRows } from "#tests/support/row-meter.ts";
import { migrate } from "#tests/support/sign-in.ts";

beforeAll(migrate);

const ANA = { memberId: "ana", name: "Ana Lima", claims: false };

/** A linked number to which a customer wrote, and pages of members that have it open. */
async function setUp() {
	const { instance } = await makeLinkedInstance();
	await instance.receive([incoming()]);
	const page = await instance.contacts(WORKSPACE, { cursor: null, search: "" });
	const contactId = page.ok ? (page.value.contacts[0]?.id ?? "") : "";
	const open = async (memberId: string, role: Role = "operator") => {
		const identity = { workspaceId: WORKSPACE, memberId, signInId: memberId, name: memberId, role };
		const answer = await instance.fetch("https://object/live", {
			headers: { Upgrade: "websocket", [IDENTITY_HEADER]: formatIdentity(identity) },
		});
		const socket = answer.webSocket;
		if (!socket) throw new Error(`No socket: ${answer.status}`);
		const frames: ServerFrame[] = [];
		socket.addEventListener("message", ({ data }) => {
			frames.push(JSON.parse(String(data)) as ServerFrame);
		});
		socket.accept();
		const hello = await eventually(async () => frames.find((one) => one.type === "hello"));
		const write = (over: Partial<Extract<ClientFrame, { type: "draft" }>>): void => {
			const draft = { contactId, text: "", quotedId: null, ageMs: 0, ...over };
			socket.send(JSON.stringify({ type: "draft", ...draft } satisfies ClientFrame));
		};
		const told = (): DraftView[] =>
			frames.flatMap((one) => (one.type === "draft" ? [one.draft] : []));
		const hear = (count: number) => eventually(async () => told().length >= count && told());
		return { kept: hello.type === "hello" ? (hello.drafts ?? []) : [], write, told, hear };
	};
	return { instance, contactId, open };
}

test("a draft with its quote is on the member's other page at once, and on one that opens later; on nobody else's", async () => {
	const { open, contactId } = await setUp();
	const [desk, phone, rui] = [await open("ana"), await open("ana"), await open("rui")];
	desk.write({ text: "Custa 30", quotedId: "m1", ageMs: 5000 });
	const [told] = await phone.hear(1);
	expect(told).toMatchObject({ contactId, text: "Custa 30", quotedId: "m1" });
	expect(told?.ageMs).toBeGreaterThanOrEqual(5000);
	expect(await desk.hear(1)).toHaveLength(1);
	expect((await open("ana")).kept).toMatchObject([{ contactId, text: "Custa 30" }]);
	expect((await open("rui")).kept).toEqual([]);
	expect(rui.told()).toEqual([]);
});

test("the later one stays, whatever order they arrive in; blanks end it", async () => {
	const { open } = await setUp();
	const [desk, phone] = [await open("ana"), await open("ana")];
	phone.write({ text: "novo", ageMs: 1000 });
	await desk.hear(1);
	desk.write({ text: "velho, de quando não havia rede", ageMs: 60_000 });
	expect((await desk.hear(2)).at(-1)?.text).toBe("novo");
	desk.write({ text: "  " });
	expect((await phone.hear(3)).at(-1)?.text).toBe("");
	expect((await open("ana")).kept).toEqual([]);
});

test("what was sent is no draft any more; what was begun since stays", async () => {
	const { instance, contactId, open } = await setUp();
	const [desk, phone] = [await open("ana"), await open("ana")];
	const say = (text: string) => instance.send(WORKSPACE, ANA, { id: uuidv7(), contactId, text });
	desk.write({ text: "Custa 30 " });
	await phone.hear(1);
	await say("Custa 30");
	expect((await phone.hear(2)).at(-1)).toMatchObject({ contactId, text: "", quotedId: null });
	desk.write({ text: "e mais" });
	await phone.hear(3);
	await say("Custa 30");
	expect((await open("ana")).kept).toMatchObject([{ text: "e mais" }]);
});

test("who may only read keeps none, nor for a contact that is not there; too long is refused", async () => {
	const { open } = await setUp();
	const viewer = await open("vera", "viewer");
	viewer.write({ text: "oi" });
	const ana = await open("ana");
	ana.write({ text: "oi", contactId: "nobody" });
	ana.write({ text: "a".repeat(9000) });
	ana.write({ text: "ok" });
	expect(await ana.hear(1)).toMatchObject([{ text: "ok" }]);
	expect((await open("vera", "viewer")).kept).toEqual([]);
});

test("a draft costs one row, a change of it one, and its end one", async () => {
	const { instance, open } = await setUp();
	const ana = await open("ana");
	/** Of the drafts alone: what the set-up left to be told may be told meanwhile. */
	const cost = async (text: string, count: number) => {
		const { items } = await meterRows(instance, async () => {
			ana.write({ text });
			await ana.hear(count);
		});
		const ofDrafts = Object.entries(items).filter(([statement]) => statement.includes("drafts"));
		return ofDrafts.reduce((sum, [, written]) => sum + written, 0);
	};
	expect([await cost("um", 1), await cost("um dois", 2), await cost("", 3)]).toEqual([1, 1, 1]);
	expect(await cost("", 4)).toBe(0);
});

test("beyond the limit the oldest goes", async () => {
	const { instance, open } = await setUp();
	const numbers = () =>
		runInDurableObject(instance, (_, { storage: { sql } }) =>
			sql.exec<{ contact: number }>("SELECT contact FROM drafts ORDER BY at").toArray(),
		);
	await runInDurableObject(instance, (_, { storage: { sql } }) => {
		for (let n = 1000; n < 1000 + MAX_DRAFTS; n += 1)
			sql.exec("INSERT INTO drafts VALUES ('ana', ?, 'oi', NULL, ?)", n, n);
	});
	const ana = await open("ana");
	ana.write({ text: "mais um" });
	await ana.hear(1);
	expect(await numbers()).toHaveLength(MAX_DRAFTS);
	expect((await numbers())[0]).toEqual({ contact: 1001 });
});

test("J14 J15 they go with the member and with the contact", async () => {
	const { instance, contactId, open } = await setUp();
	const [ana, rui] = [await open("ana"), await open("rui")];
	ana.write({ text: "da Ana" });
	rui.write({ text: "do Rui" });
	await ana.hear(1);
	await rui.hear(1);
	await instance.forgetMember(WORKSPACE, ANA, 0);
	expect((await open("ana")).kept).toEqual([]);
	expect((await open("rui")).kept).toHaveLength(1);
	await instance.eraseContact(WORKSPACE, contactId);
	expect((await open("rui")).kept).toEqual([]);
});
