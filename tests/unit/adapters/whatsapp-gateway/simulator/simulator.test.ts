import { expect, test } from "vitest";
import { PhoneAction } from "#app/contracts/simulated-phone.ts";
import { createSimulator } from "#workers/adapters/whatsapp-gateway/simulator/simulator.ts";
import {
	createSimulatorState,
	type SimulatorState,
} from "#workers/adapters/whatsapp-gateway/simulator/state.ts";

const MARIA = "5511987654321";
const TO = { kind: "phone", value: MARIA } as const;

function createPhone(start?: SimulatorState, random = () => 0.99) {
	const cell = { state: start ?? null, now: 1_000_000 };
	let ids = 0;
	const slept: number[] = [];
	const simulator = createSimulator({
		store: {
			read: () => cell.state,
			write: (state) => {
				cell.state = state;
			},
		},
		now: () => cell.now,
		random,
		randomUUID: () => `00000000-0000-4000-8000-${String(ids++).padStart(12, "0")}`,
		sleep: async (ms) => void slept.push(ms),
	});
	return { simulator, cell, slept };
}
const linkedPhone = (random?: () => number) =>
	createPhone(createSimulatorState({ line: "linked" }), random);
const write = { type: "write", phone: MARIA, name: "Maria", text: "oi", count: 1 } as const;

test("a scan works only while a QR is live, and once", async () => {
	const { simulator, cell } = createPhone();
	expect(simulator.act({ type: "scan" }, cell.now)).toEqual([]);
	const answer = await simulator.startLink();
	expect(answer).toMatchObject({ value: { state: "qr", qr: { kind: "code" } } });
	expect(simulator.view(cell.now).status).toBe("waiting_scan");
	expect(simulator.act({ type: "scan" }, cell.now + 60_000)).toEqual([]);
	expect(simulator.act({ type: "scan" }, cell.now + 59_999)).toMatchObject([{ type: "linked" }]);
	expect(simulator.act({ type: "scan" }, cell.now + 59_999)).toEqual([]);
});

test("a new QR replaces one that has aged, so that the screen never shows a dying one", async () => {
	const { simulator, cell } = createPhone();
	const code = async () => {
		await simulator.startLink();
		return simulator.view(cell.now).qr?.code;
	};
	const first = await code();
	expect(first).toMatch(/^prosa-sim:/);
	cell.now += 5_000;
	expect(await code()).toBe(first);
	cell.now += 40_000;
	expect(await code()).not.toBe(first);
});

test("a text is delivered 900 ms later and read two seconds later by who is online", async () => {
	const { simulator, cell } = linkedPhone();
	simulator.act({ type: "online", phone: MARIA, on: true }, cell.now);
	await simulator.sendText({ to: TO, text: "oi", clientId: "c" });
	expect(simulator.nextWake()).toBe(cell.now + 900);
	expect(simulator.due(cell.now + 899)).toEqual([]);
	expect(simulator.due(cell.now + 900)).toMatchObject([{ status: "delivered" }]);
	expect(simulator.due(cell.now + 2_000)).toMatchObject([{ status: "read" }]);
	expect(simulator.nextWake()).toBeNull();
});

test("whoever answers has read what we wrote", async () => {
	const { simulator, cell } = linkedPhone();
	await simulator.sendText({ to: TO, text: "oi", clientId: "c" });
	const told = simulator.act(write, cell.now + 5_000);
	expect(told.map(({ type }) => type)).toEqual(["status", "message"]);
});

test("a burst is as many messages as asked, each with its own id", () => {
	const { simulator, cell } = linkedPhone();
	const told = simulator.act({ ...write, count: 50 }, cell.now);
	const ids = told.flatMap((event) => (event.type === "message" ? [event.providerId] : []));
	expect(new Set(ids).size).toBe(50);
});

test("a dropped line heals after four seconds and delivers what was written meanwhile", () => {
	const { simulator, cell } = linkedPhone();
	expect(simulator.act({ type: "drop_line" }, cell.now)).toEqual([{ type: "linking" }]);
	expect(simulator.act(write, cell.now + 1_000)).toEqual([]);
	expect(simulator.nextWake()).toBe(cell.now + 4_000);
	const told = simulator.due(cell.now + 4_000);
	expect(told.map(({ type }) => type)).toEqual(["linked", "message"]);
});

test("what was written while unlinked is found by reconciliation, not told live", async () => {
	const { simulator, cell } = linkedPhone();
	expect(simulator.act({ type: "unlink" }, cell.now)).toEqual([
		{ type: "unlinked", reasonCode: 401 },
	]);
	expect(simulator.act(write, cell.now)).toEqual([]);
	const listed = await simulator.listSince({ sinceMs: 0, limit: 10 });
	expect(listed).toMatchObject({ value: [{ origin: "recovered", content: { text: "oi" } }] });
});

test("a phone scans by itself with a chance of five percent at each poll, only when switched on", async () => {
	const draws: number[] = [];
	let chance = 0.05;
	const phone = createPhone(undefined, () => {
		draws.push(chance);
		return chance;
	});
	const { simulator, cell } = phone;
	await simulator.startLink();
	expect(simulator.nextWake()).toBeNull();
	simulator.act({ type: "set_self_scan", on: true }, cell.now);
	expect(simulator.nextWake()).toBe(cell.now + 5_000);
	expect(simulator.due(cell.now + 5_000)).toEqual([]);
	chance = 0.049;
	expect(simulator.due(cell.now + 10_000)).toMatchObject([{ type: "linked" }]);
	expect(draws).toHaveLength(2);
	expect(simulator.nextWake()).toBeNull();
});

test("a self-scanning phone without a live QR waits for nothing", async () => {
	const { simulator, cell } = createPhone();
	simulator.act({ type: "set_self_scan", on: true }, cell.now);
	expect(simulator.nextWake()).toBeNull();
	await simulator.startLink();
	expect(simulator.due(cell.now + 70_000)).toEqual([]);
	expect(simulator.nextWake()).toBeNull();
});

test("R04 in the hanging mode a send is done, its answer comes too late and says nothing", async () => {
	const { simulator, cell, slept } = linkedPhone();
	simulator.act({ type: "mode", mode: "hang" }, cell.now);
	const answer = await simulator.sendText({ to: TO, text: "oi", clientId: "c" });
	expect(answer).toEqual({ class: "unknown" });
	expect(slept).toEqual([10_000]);
	expect(simulator.view(cell.now).contacts[0]?.messages).toHaveLength(1);
});

test("the slow mode is late but right", async () => {
	const { simulator, cell, slept } = linkedPhone();
	simulator.act({ type: "mode", mode: "slow" }, cell.now);
	expect((await simulator.readLink()).class).toBe("accepted");
	expect(slept).toEqual([2_000]);
});

test("the Brazilian ninth digit does not make a second customer", async () => {
	const { simulator, cell } = linkedPhone();
	simulator.act(write, cell.now);
	await simulator.sendText({
		to: { kind: "phone", value: "551187654321" },
		text: "oi",
		clientId: "c",
	});
	expect(simulator.view(cell.now).contacts).toHaveLength(1);
});

test("typing of ours is seen on the phone, and our read marks too", async () => {
	const { simulator, cell } = linkedPhone();
	const [told] = simulator.act(write, cell.now);
	await simulator.sendPresence({ to: TO, state: "typing" });
	expect(simulator.view(cell.now).contacts[0]?.businessTyping).toBe(true);
	expect(simulator.view(cell.now + 60_000).contacts[0]?.businessTyping).toBe(false);
	const providerIds = told?.type === "message" ? [told.providerId] : [];
	await simulator.markRead({ to: TO, providerIds });
	expect(simulator.view(cell.now).contacts[0]?.messages[0]?.readByUs).toBe(true);
});

test("the state stays under 200 KB whatever is written", () => {
	const { simulator, cell } = linkedPhone();
	const text = "é".repeat(4_000);
	for (let n = 0; n < 60; n++)
		simulator.act({ ...write, phone: `55119${10_000_000 + n}`, text, count: 5 }, cell.now + n);
	const bytes = new TextEncoder().encode(JSON.stringify(cell.state)).byteLength;
	expect(bytes).toBeLessThan(200_000);
	const latest = simulator.view(cell.now).contacts[0];
	expect(latest?.messages.at(-1)?.text).toContain("(5)");
});

test("an action with an unknown field, a long text or a bad number is no action", () => {
	expect(PhoneAction.safeParse({ type: "scan", force: true }).success).toBe(false);
	expect(PhoneAction.safeParse({ ...write, text: "x".repeat(4_097) }).success).toBe(false);
	expect(PhoneAction.safeParse({ ...write, phone: "+55 11" }).success).toBe(false);
	expect(PhoneAction.safeParse({ ...write, count: 51 }).success).toBe(false);
	expect(PhoneAction.safeParse({ type: "write", phone: MARIA, name: "", text: "a" })).toMatchObject(
		{
			data: { count: 1 },
		},
	);
});
