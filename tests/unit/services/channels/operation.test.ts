import { expect, test } from "vitest";
import { CHANNEL_ROUTES } from "#app/contracts/channel-routes.ts";
import type { SignedIn } from "#app/contracts/sign-in.ts";
import { ROLES } from "#app/domain/team/role.ts";
import {
	type ChannelOperationDeps,
	createOperationRunner,
} from "#workers/services/channels/operation.ts";
import { CHANNEL_OPERATIONS } from "#workers/services/channels/operations/index.ts";
import type { ChannelStub } from "#workers/services/channels/stub.ts";

const memberOf = (type: "telegram" | "whatsapp", role: SignedIn["member"]["role"] = "operator") =>
	({
		fullName: "Bia",
		member: { id: "m1", role },
		workspace: { id: "w1" },
		channels: [{ id: "c1", type }],
	}) as unknown as SignedIn;

/** An object that answers to everything, and remembers what it was asked. */
function createWorld(isOpen: () => boolean = () => true) {
	const reached: string[] = [];
	const limited: string[] = [];
	const stub = new Proxy({} as ChannelStub, {
		get: (_, method) => async () => {
			reached.push(String(method));
			return { ok: true, value: {} };
		},
	});
	const run = createOperationRunner({
		...({} as ChannelOperationDeps),
		channel: () => stub,
		limit: async (name, key) => {
			limited.push(`${name} ${key}`);
			return isOpen();
		},
		defer: (work) => void work,
	});
	return { reached, limited, run };
}

const MESSAGE = { id: crypto.randomUUID(), contactId: "1", text: "oi" };
const NOTHING = { params: {}, query: undefined, body: undefined };

test("L22 the limit of sends is asked for each member, and who is over it reaches no channel", async () => {
	let isOpen = true;
	const { run, reached, limited } = createWorld(() => isOpen);
	const send = () =>
		run(CHANNEL_OPERATIONS.sendMessage, memberOf("telegram"), "c1", { ...NOTHING, body: MESSAGE });
	expect(await send()).toMatchObject({ ok: true });
	isOpen = false;
	expect(await send()).toEqual({ ok: false, code: "rate_limited" });
	expect(reached).toEqual(["send"]);
	expect(limited).toEqual(["send m1", "send m1"]);
});

test("D07 nobody reaches a channel of another workspace, whatever they ask", async () => {
	const { run, reached, limited } = createWorld();
	for (const operation of Object.values(CHANNEL_OPERATIONS))
		expect(await run(operation, memberOf("whatsapp", "admin"), "c2", NOTHING)).toEqual({
			ok: false,
			code: "not_found",
		});
	expect(reached).toEqual([]);
	expect(limited).toEqual([]);
});

test("what only a number can be asked is not there for another type of channel", async () => {
	const { run, reached } = createWorld();
	const ofNumbers = Object.values(CHANNEL_OPERATIONS).filter(({ of }) => of === "number");
	expect(ofNumbers.map(({ name }) => name)).toContain("requestLink");
	for (const operation of ofNumbers)
		expect(await run(operation, memberOf("telegram", "admin"), "c1", NOTHING)).toEqual({
			ok: false,
			code: "not_found",
		});
	expect(reached).toEqual([]);
});

test("E01 who may only read is refused everything that is not reading, before any limit", async () => {
	const { run, reached, limited } = createWorld();
	for (const operation of Object.values(CHANNEL_OPERATIONS)) {
		if (operation.permission === "read") continue;
		expect(await run(operation, memberOf("whatsapp", "viewer"), "c1", NOTHING)).toEqual({
			ok: false,
			code: "forbidden",
		});
	}
	expect(reached).toEqual([]);
	expect(limited).toEqual([]);
	expect(ROLES).toContain("viewer");
});

test("what changes something is a POST, what is read is a GET, and each says what it is", () => {
	for (const [name, operation] of Object.entries(CHANNEL_OPERATIONS)) {
		expect(operation.name).toBe(name);
		// Whoever reads may be called by a note, and says that they came.
		const isReading = operation.permission === "read" && name !== "dismissMention";
		expect(CHANNEL_ROUTES[operation.name].startsWith(isReading ? "GET " : "POST "), name).toBe(
			true,
		);
	}
});

test("what an operation tells behind its answer is told of a success, and nobody waits for it", async () => {
	const told: unknown[] = [];
	const work: Promise<unknown>[] = [];
	let claimed: object | undefined = { id: "p1", name: "Maria", phone: null };
	const run = createOperationRunner({
		...({} as ChannelOperationDeps),
		channel: () => ({ send: async () => ({ ok: true, value: { claimed } }) }) as never,
		limit: async () => true,
		record: async ({ metadata }) => void told.push(metadata),
		defer: (promise) => void work.push(promise),
	});
	const send = () =>
		run(CHANNEL_OPERATIONS.sendMessage, memberOf("telegram"), "c1", { ...NOTHING, body: MESSAGE });
	expect(await send()).toMatchObject({ ok: true });
	expect(work).toHaveLength(1);
	claimed = undefined;
	await send();
	await Promise.all(work);
	expect(told).toEqual([{ code: "conversation_claimed", contact: "Maria" }]);
});
