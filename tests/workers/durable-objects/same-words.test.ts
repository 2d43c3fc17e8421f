import { runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { createModelledGateway } from "#tests/support/modelled-gateway.ts";
import { uuidv7 } from "#tests/support/ids.ts";
import {
	eventually,
	incoming,
	instanceOf,
	makeLinkedInstance,
	WORKSPACE,
} from "#tests/support/instance.ts";
import { migrate } from "#tests/support/sign-in.ts";

beforeAll(migrate);
afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

const WORDS = "bom dia";

/** An instance behind a gateway that brings no id of ours back, and two sends with the same words. */
async function setUp() {
	vi.useFakeTimers({ toFake: ["Date"], now: Date.UTC(2032, 0, 1) });
	const gateway = createModelledGateway();
	gateway.install();
	const { channelId } = await makeLinkedInstance({ gateway: "evolution" });
	const stub = () => instanceOf(channelId);
	await stub().receive([incoming({ providerId: "FIRST" })]);
	const page = await stub().contacts(WORKSPACE, { cursor: null, search: "" });
	const contactId = page.ok ? (page.value.contacts[0]?.id ?? "") : "";
	async function send(): Promise<string> {
		const id = uuidv7();
		const sent = await stub().send(WORKSPACE, "Ana", { id, contactId, text: WORDS });
		expect(sent.ok).toBe(true);
		return id;
	}
	async function statusOf(id: string) {
		const conversation = await stub().conversation(WORKSPACE, contactId, null);
		const messages = conversation.ok ? conversation.value.page.messages : [];
		expect(messages.filter((m) => m.text === WORDS).length).toBeLessThanOrEqual(2);
		const { status, failure } = messages.find((m) => m.id === id) ?? {};
		return failure ? `${status}: ${failure}` : status;
	}
	async function pass(ms: number) {
		vi.setSystemTime(Date.now() + ms);
		await runDurableObjectAlarm(stub());
	}
	async function settle() {
		gateway.setMode("ok");
		for (let round = 0; round < 8; round += 1) await pass(200_000);
	}
	const echo = (providerId: string) =>
		incoming({
			providerId,
			fromMe: true,
			origin: "api",
			name: null,
			content: { type: "text", text: WORDS },
		});
	const tick = (providerId: string, status: "delivered" | "read") =>
		stub().receive([{ type: "status", providerId, status }]);
	const crash = () =>
		runInDurableObject(stub(), (_, state) => state.abort("crash")).catch(() => null);
	return { gateway, stub, send, statusOf, pass, settle, echo, tick, crash };
}

/** The first send in doubt though never taken, and the second under way, held by the gateway. */
async function withSecondUnderWay() {
	const rig = await setUp();
	const { gateway, send, pass } = rig;
	gateway.setMode("break");
	const first = await send();
	await pass(0);
	gateway.setMode("wait");
	const second = await send();
	// No time passes: the first is not looked for yet.
	const alarm = runDurableObjectAlarm(rig.stub()).catch(() => false);
	await eventually(async () => gateway.isHanging);
	return { ...rig, first, second, alarm };
}

test("of two messages with the same words the first never left: unconfirmed and sent (ledger A1)", async () => {
	const { gateway, stub, first, second, alarm, echo, tick, statusOf, settle } =
		await withSecondUnderWay();
	await stub().receive([echo("GW1")]);
	await tick("GW1", "read");
	gateway.setMode("ok");
	await alarm;
	expect(await statusOf(first)).toBe("unknown");
	expect(await statusOf(second)).toBe("read");
	await settle();
	expect(gateway.taken).toHaveLength(1);
	expect(await statusOf(first)).toBe("failed: unconfirmed");
	expect(await statusOf(second)).toBe("read");
});

test("an id the first was given by its words goes to the one the gateway's answer names, with its ticks (ledger A1)", async () => {
	const { gateway, stub, first, second, alarm, echo, tick, statusOf, settle } =
		await withSecondUnderWay();
	// Two echoes with these words: the second send takes one, the first the other, the wrong way round.
	await stub().receive([echo("ELSEWHERE"), echo("GW1")]);
	await tick("GW1", "read");
	await tick("ELSEWHERE", "delivered");
	expect(await statusOf(first)).toBe("read");
	gateway.setMode("ok");
	await alarm;
	expect(await statusOf(first)).toBe("delivered");
	expect(await statusOf(second)).toBe("read");
	await tick("ELSEWHERE", "read");
	await settle();
	expect(await statusOf(first)).toBe("read");
});

test("an echo while the second is refused was the first's (ledger A1)", async () => {
	const { gateway, stub, first, second, alarm, echo, statusOf, settle } =
		await withSecondUnderWay();
	await stub().receive([echo("LATE")]);
	expect(await statusOf(second)).toBe("sent");
	gateway.setMode("refuse");
	await alarm;
	expect(await statusOf(first)).toBe("sent");
	expect(await statusOf(second)).toBe("failed: refused");
	await settle();
	expect(gateway.taken).toHaveLength(0);
});

test("an echo while the second is put off was the first's, and the second leaves once (ledger A1)", async () => {
	const { gateway, stub, first, second, alarm, echo, statusOf, settle } =
		await withSecondUnderWay();
	await stub().receive([echo("LATE")]);
	gateway.setMode("busy");
	await alarm;
	expect(await statusOf(first)).toBe("sent");
	expect(await statusOf(second)).toBe("queued");
	await settle();
	expect(gateway.taken).toHaveLength(1);
	expect(await statusOf(second)).toBe("sent");
});

test("a crash between echo and answer leaves the same picture (ledger A1)", async () => {
	const { gateway, stub, first, second, alarm, echo, statusOf, settle, crash } =
		await withSecondUnderWay();
	gateway.setMode("accept_then_hang");
	await eventually(async () => gateway.taken.length === 1);
	await stub().receive([echo("GW1")]);
	await crash();
	await alarm;
	await settle();
	expect(await statusOf(first)).toBe("failed: unconfirmed");
	expect(await statusOf(second)).toBe("sent");
});

test("an echo that comes after the crash is what was under way then (ledger A1)", async () => {
	const { gateway, stub, first, second, alarm, echo, statusOf, settle, crash } =
		await withSecondUnderWay();
	gateway.setMode("accept_then_hang");
	await eventually(async () => gateway.taken.length === 1);
	await crash();
	await alarm;
	await stub().receive([echo("GW1")]);
	await settle();
	expect(await statusOf(first)).toBe("failed: unconfirmed");
	expect(await statusOf(second)).toBe("sent");
});

test("an echo that overtakes a look's answer counts once: one left, one is called sent (ledger A1)", async () => {
	const { gateway, stub, send, pass, statusOf, settle, echo } = await setUp();
	gateway.setMode("break");
	const first = await send();
	await pass(0);
	// Its next look is a good while off: the second's comes before.
	await pass(2_000);
	await pass(6_000);
	gateway.setMode("accept_then_break");
	const second = await send();
	await pass(0);
	gateway.slowSecondPage(true);
	const alarm = pass(2_000);
	await eventually(async () => gateway.isLooking);
	await stub().receive([echo("GW1")]);
	gateway.slowSecondPage(false);
	await alarm;
	await settle();
	expect(gateway.taken).toHaveLength(1);
	expect(new Set([await statusOf(first), await statusOf(second)])).toEqual(
		new Set(["failed: unconfirmed", "sent"]),
	);
});

test("an id that an older message of the same words was given is nobody else's, however old that one is (ledger A1)", async () => {
	const { gateway, send, pass, statusOf, settle } = await setUp();
	gateway.setMode("break");
	const first = await send();
	await pass(0);
	await pass(2_000);
	// Longer than a look reaches back from the second.
	vi.setSystemTime(Date.now() + 6 * 60_000);
	gateway.setMode("accept_then_break");
	const second = await send();
	// One alarm: the first's look finds what the second has just sent.
	await pass(0);
	await settle();
	expect(gateway.taken).toHaveLength(1);
	expect(new Set([await statusOf(first), await statusOf(second)])).toEqual(
		new Set(["failed: unconfirmed", "sent"]),
	);
});
