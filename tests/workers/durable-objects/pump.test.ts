import { runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { createPump } from "#durable-objects/object/pump.ts";
import { createTasks, MAX_TASK_MS } from "#durable-objects/object/tasks.ts";
import { uuidv7 } from "#tests/support/ids.ts";
import {
	eventually,
	incoming,
	instanceOf,
	makeLinkedInstance,
	WORKSPACE,
} from "#tests/support/instance.ts";
import { createModelledGateway } from "#tests/support/modelled-gateway.ts";
import { migrate } from "#tests/support/sign-in.ts";

beforeAll(migrate);
afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
	vi.restoreAllMocks();
});

const tasks = createTasks();
const never = () => new Promise<void>(() => undefined);

/** A linked instance behind a modelled gateway; its alarm comes only when the test lets it. */
async function setUp() {
	vi.useFakeTimers({ toFake: ["Date"], now: Date.UTC(2032, 0, 1) });
	const gateway = createModelledGateway();
	gateway.install();
	const { channelId } = await makeLinkedInstance({ gateway: "evolution" });
	const stub = () => instanceOf(channelId);
	await stub().receive([incoming({ providerId: "FIRST" })]);
	await runDurableObjectAlarm(stub());
	const page = await stub().contacts(WORKSPACE, { cursor: null, search: "" });
	const contactId = page.ok ? (page.value.contacts[0]?.id ?? "") : "";
	const send = (text: string) => stub().send(WORKSPACE, "Ana", { id: uuidv7(), contactId, text });
	return { gateway, stub, send };
}

test("a call that hangs holds up nothing that becomes due meanwhile (ledger C8)", async () => {
	let looks = 0;
	const pump = createPump({
		startDue: () => {
			looks += 1;
			return looks === 1 ? [tasks.begin("hangs", never)] : [];
		},
		nextWake: (now) => now + 1,
	});
	void pump.run();
	expect(await eventually(async () => looks > 1, 5_000)).toBe(true);
});

test("every task of the pump has a time limit: what never ends is not waited for (ledger C8)", async () => {
	vi.spyOn(console, "error").mockImplementation(() => {});
	vi.useFakeTimers();
	let isOver = false;
	const pump = createPump({
		startDue: () => (isOver ? [] : [tasks.begin("hangs", never)]),
		nextWake: () => null,
	});
	const run = pump.run();
	isOver = true;
	vi.advanceTimersByTime(MAX_TASK_MS);
	vi.useRealTimers();
	await run;
	expect(pump.nudge()).toBe(false);
	expect(tasks.isUnderWay("hangs")).toBe(false);
});

test("what was given up frees its place, and its late end takes nobody else's (ledger C8)", async () => {
	vi.spyOn(console, "error").mockImplementation(() => {});
	vi.useFakeTimers();
	let end: () => void = () => undefined;
	const giveUp = vi.fn();
	const late = () => new Promise<void>((resolve) => (end = resolve));
	const first = tasks.begin("late", late, { limitMs: 10, giveUp });
	vi.advanceTimersByTime(10);
	vi.useRealTimers();
	await first;
	expect(giveUp).toHaveBeenCalledOnce();
	expect(tasks.isUnderWay("late")).toBe(false);
	void tasks.begin("late", never);
	end();
	await scheduler.wait(1);
	expect(tasks.isUnderWay("late")).toBe(true);
});

test("there is one pump: a second run while one is under way starts nothing (ledger B0, R08)", async () => {
	let started = 0;
	let end: () => void = () => undefined;
	const pump = createPump({
		startDue: () => {
			if (started > 0) return [];
			started += 1;
			return [tasks.begin("one", () => new Promise<void>((resolve) => (end = resolve)))];
		},
		nextWake: () => null,
	});
	const runs = [pump.run(), pump.run()];
	await scheduler.wait(1);
	expect(started).toBe(1);
	end();
	await Promise.all(runs);
	expect(started).toBe(1);
});

test("while the alarm gets no turn, an incoming message begins the sending, once (ledger B0)", async () => {
	const { gateway, stub, send } = await setUp();
	await send("no meio da rajada");
	// Nothing is due yet but the send, and the alarm that was set for it does not come.
	vi.setSystemTime(Date.now() + 1_000);
	await Promise.all(
		Array.from({ length: 8 }, (_, n) => stub().receive([incoming({ providerId: `HOT${n}` })])),
	);
	await eventually(async () => gateway.taken.length > 0);
	await runDurableObjectAlarm(stub());
	expect(gateway.taken.map(({ text }) => text)).toEqual(["no meio da rajada"]);
});

test("a counter that stays silent holds a message ten seconds, not for ever (ledger C8, planted M08)", async () => {
	vi.spyOn(console, "error").mockImplementation(() => {});
	const { gateway, stub, send } = await setUp();
	await runInDurableObject(stub(), (object) => {
		const { env } = object as unknown as { env: Env };
		const real = env.WORKSPACE_HUB;
		Object.defineProperty(object, "env", { value: env });
		vi.spyOn(real, "getByName").mockReturnValue({
			countConversation: never,
			publish: () => Promise.resolve(),
		} as unknown as ReturnType<typeof real.getByName>);
	});
	await stub().receive([
		incoming({ addresses: [{ kind: "phone", value: "5521988887777" }], name: "João" }),
	]);
	const page = await stub().contacts(WORKSPACE, { cursor: null, search: "joão" });
	const contactId = page.ok ? (page.value.contacts[0]?.id ?? "") : "";
	await stub().send(WORKSPACE, "Ana", { id: uuidv7(), contactId, text: "espera a conta" });
	void runDurableObjectAlarm(stub()).catch(() => false);
	vi.setSystemTime(Date.now() + 9_000);
	await send("quem já foi contado não espera");
	await eventually(async () => gateway.taken.length === 1);
	vi.setSystemTime(Date.now() + 2_000);
	await stub().receive([incoming()]);
	await eventually(async () => gateway.taken.length === 2);
	expect(gateway.taken.map(({ text }) => text)).toEqual([
		"quem já foi contado não espera",
		"espera a conta",
	]);
});
