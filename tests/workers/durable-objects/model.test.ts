import { runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import fc from "fast-check";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import type { MessageView } from "#app/contracts/frames.ts";
import type { GatewayEvent } from "#app/domain/channels/gateway-event.ts";
import {
	createModelledGateway,
	SEND_MODES,
	type SendMode,
} from "#tests/support/modelled-gateway.ts";
import { createFileStore } from "#workers/adapters/file-store/index.ts";
import { incoming, instanceOf, makeLinkedInstance, WORKSPACE } from "#tests/support/instance.ts";
import { isLong } from "#tests/support/long.ts";
import { migrate } from "#tests/support/sign-in.ts";

beforeAll(migrate);
afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

/** Far ahead, so that alarms never fire by themselves: the model decides when time passes. */
const START = Date.UTC(2032, 0, 1);
const CONTACTS = ["5511900000001", "5511900000002", "5511900000003"];
const RUNS = isLong ? 5_000 : 25;

type Command =
	| { type: "send"; contact: number; slot: number }
	| { type: "retry"; slot: number }
	| { type: "webhook"; events: number[]; copies: number }
	| { type: "ticks"; slot: number; order: number[] }
	| { type: "mode"; mode: SendMode }
	| { type: "alarm"; afterMs: number }
	| { type: "crash_in_call"; accepted: boolean; contact: number; slot: number }
	| { type: "echo_in_call"; contact: number; slot: number }
	| { type: "echo"; nth: number }
	| { type: "crash" }
	| { type: "alarm_lost" };

const command: fc.Arbitrary<Command> = fc.oneof(
	{
		weight: 6,
		arbitrary: fc.record({
			type: fc.constant("send" as const),
			contact: fc.nat(2),
			slot: fc.nat(7),
		}),
	},
	{ weight: 2, arbitrary: fc.record({ type: fc.constant("retry" as const), slot: fc.nat(7) }) },
	{
		weight: 3,
		arbitrary: fc.record({
			type: fc.constant("webhook" as const),
			events: fc.array(fc.nat(9), { minLength: 1, maxLength: 6 }),
			copies: fc.integer({ min: 1, max: 3 }),
		}),
	},
	{
		weight: 2,
		arbitrary: fc.record({
			type: fc.constant("ticks" as const),
			slot: fc.nat(7),
			order: fc.array(fc.nat(2), { minLength: 1, maxLength: 5 }),
		}),
	},
	{
		weight: 4,
		arbitrary: fc.record({
			type: fc.constant("mode" as const),
			mode: fc.constantFrom(...SEND_MODES.slice(0, 6)),
		}),
	},
	{
		weight: 6,
		arbitrary: fc.record({
			type: fc.constant("alarm" as const),
			afterMs: fc.constantFrom(0, 1_500, 6_000, 40_000, 400_000),
		}),
	},
	{
		weight: 4,
		arbitrary: fc.record({
			type: fc.constant("crash_in_call" as const),
			accepted: fc.boolean(),
			contact: fc.nat(2),
			slot: fc.nat(7),
		}),
	},
	{
		weight: 3,
		arbitrary: fc.record({
			type: fc.constant("echo_in_call" as const),
			contact: fc.nat(2),
			slot: fc.nat(7),
		}),
	},
	{ weight: 2, arbitrary: fc.record({ type: fc.constant("echo" as const), nth: fc.nat(9) }) },
	{ weight: 1, arbitrary: fc.constant({ type: "crash" as const }) },
	{ weight: 1, arbitrary: fc.constant({ type: "alarm_lost" as const }) },
);

let run = 0;

async function play(commands: readonly Command[]): Promise<void> {
	run += 1;
	vi.useFakeTimers({ toFake: ["Date"], now: START });
	const gateway = createModelledGateway();
	gateway.install();
	const { channelId } = await makeLinkedInstance({
		gateway: "evolution",
		channelId: `model-${run}`,
	});
	const kept = await createFileStore(env)?.keep(
		{ workspaceId: WORKSPACE, channelId },
		new Response("%PDF-1.7 o mesmo arquivo").body ?? new ReadableStream(),
		{ maxBytes: 100, bytes: null },
	);
	const stub = () => instanceOf(channelId);
	await stub().receive(
		CONTACTS.map((phone, n) =>
			incoming({
				providerId: `FIRST${n}`,
				name: `Cliente ${n}`,
				addresses: [{ kind: "phone", value: phone }],
			}),
		),
	);
	const list = await stub().contacts(WORKSPACE, { cursor: null, search: "" });
	const contactIds = new Map((list.ok ? list.value.contacts : []).map((c) => [c.phone, c.id]));
	/** Slot to what was acknowledged, and how often a person asked for it again. */
	const sends = new Map<number, { id: string; contactId: string; text: string; retries: number }>();
	const inbound = new Set<number>();
	let lastSeq = 0;

	const advance = (ms: number) => vi.setSystemTime(Date.now() + ms);
	const crash = () =>
		runInDurableObject(stub(), (_, state) => state.abort("model crash")).catch(() => null);

	/** The same slot again is the same message, as a second tab or a retried request sends it. */
	async function send(step: { contact: number; slot: number }): Promise<void> {
		const input = sends.get(step.slot) ?? {
			id: `00000000-0000-7000-8000-${String(run).padStart(6, "0")}${String(step.slot).padStart(6, "0")}`,
			contactId: contactIds.get(CONTACTS[step.contact] ?? "") ?? "",
			// Two slots each say the same: an echo tells nothing but words.
			text: `mensagem ${run}/${step.slot >> 1}`,
			retries: 0,
		};
		const { id, contactId, text } = input;
		// The last two pairs of slots bring a file, all the same one.
		const file = step.slot > 3 &&
			kept && { ...kept, kind: "document" as const, name: "tabela.pdf" };
		const sent = await stub().send(WORKSPACE, "Ana", {
			id,
			contactId,
			text,
			...(file && { file }),
		});
		expect(sent.ok).toBe(true);
		sends.set(step.slot, input);
	}

	const echoOf = (taken: (typeof gateway.taken)[number]) =>
		incoming({
			providerId: taken.id,
			addresses: [{ kind: "phone", value: taken.number }],
			fromMe: true,
			origin: "api",
			name: null,
			content: { type: taken.file ? "document" : "text", text: taken.text },
		});

	/** The gateway is handed words; which message they are, the object's own row says at that moment. */
	async function runAlarm(): Promise<boolean> {
		await runInDurableObject(stub(), (_, { storage }) =>
			gateway.tellWhose((number) => {
				const query = `SELECT under_way.id FROM
						(SELECT * FROM outbox UNION ALL SELECT * FROM outbox_beside) AS under_way
					JOIN contacts ON contacts.n = under_way.contact
					WHERE under_way.state = 'sending' AND contacts.phone = ?`;
				return storage.sql.exec<{ id: string }>(query, number).toArray()[0]?.id ?? null;
			}),
		);
		return runDurableObjectAlarm(stub());
	}

	for (const step of commands) {
		switch (step.type) {
			case "send":
				await send(step);
				break;
			case "retry": {
				const known = sends.get(step.slot);
				if (!known) break;
				const again = await stub().retry(WORKSPACE, known.id);
				if (again.ok) known.retries += 1;
				break;
			}
			case "webhook": {
				const events: GatewayEvent[] = step.events.map((n) =>
					incoming({
						providerId: `IN${n}`,
						content: { type: "text", text: `entrada ${n}` },
						addresses: [{ kind: "phone", value: CONTACTS[n % CONTACTS.length] ?? "" }],
						name: null,
					}),
				);
				await Promise.all(Array.from({ length: step.copies }, () => stub().receive(events)));
				for (const n of step.events) inbound.add(n);
				break;
			}
			case "ticks": {
				const known = sends.get(step.slot);
				const taken = gateway.taken.find((m) => m.by === known?.id);
				if (!taken) break;
				const words = ["sent", "delivered", "read"] as const;
				await stub().receive(
					step.order.map((n) => ({
						type: "status" as const,
						providerId: taken.id,
						status: words[n] ?? "sent",
					})),
				);
				break;
			}
			case "mode":
				gateway.setMode(step.mode);
				break;
			case "alarm":
				advance(step.afterMs);
				await runAlarm();
				break;
			case "echo": {
				const taken = gateway.taken[step.nth];
				if (taken) await stub().receive([echoOf(taken)]);
				break;
			}
			case "echo_in_call": {
				await send(step);
				gateway.setMode("accept_then_wait");
				const before = gateway.taken.length;
				const alarm = runAlarm();
				for (let wait = 0; wait < 20 && gateway.taken.length === before; wait += 1)
					await scheduler.wait(1);
				await stub().receive(gateway.taken.slice(before).map(echoOf));
				gateway.setMode("ok");
				await alarm;
				break;
			}
			case "crash_in_call": {
				await send(step);
				gateway.setMode(step.accepted ? "accept_then_hang" : "hang");
				advance(1_000);
				// Its failure is the crash itself.
				const alarm = runAlarm().catch(() => false);
				// Long enough for the write before the call to be committed.
				for (let wait = 0; wait < 20 && !gateway.isHanging; wait += 1) await scheduler.wait(1);
				if (gateway.isHanging) {
					await scheduler.wait(5);
					await crash();
				}
				await alarm;
				gateway.forgetHanging();
				gateway.setMode("ok");
				break;
			}
			case "crash":
				await crash();
				break;
			case "alarm_lost":
				await runInDurableObject(stub(), (_, state) => state.storage.deleteAlarm());
				await crash();
				break;
		}
		const snapshot = await stub().snapshot(WORKSPACE, null);
		const seq = snapshot.ok ? snapshot.value.seq : -1;
		expect(seq, "seq never falls").toBeGreaterThanOrEqual(lastSeq);
		lastSeq = seq;
	}

	// The world heals: everything that can be settled must be.
	gateway.setMode("ok");
	const waiting = () =>
		runInDurableObject(
			stub(),
			(_, { storage }) =>
				storage.sql
					.exec<{ total: number }>(
						"SELECT (SELECT count(*) FROM outbox) + (SELECT count(*) FROM outbox_beside) AS total",
					)
					.one().total,
		);
	for (let round = 0; round < 14 && (round === 0 || (await waiting()) > 0); round += 1) {
		advance(400_000);
		await stub().link(WORKSPACE);
		await runAlarm();
	}
	const messages: MessageView[] = [];
	for (const contactId of contactIds.values()) {
		const conversation = await stub().conversation(WORKSPACE, contactId, null);
		if (conversation.ok) messages.push(...conversation.value.page.messages);
	}
	const isSent = (id: string) =>
		["sent", "delivered", "read"].includes(messages.find((m) => m.id === id)?.status ?? "");
	for (const { id, contactId, text, retries } of sends.values()) {
		const alike = [...sends.values()].filter((s) => s.contactId === contactId && s.text === text);
		const ids = alike.map((s) => s.id);
		expect(
			messages.filter((m) => m.id === id),
			"acknowledged is present once",
		).toHaveLength(1);
		const own = gateway.taken.filter((m) => m.by === id);
		expect(own.length, "nothing is repeated blindly").toBeLessThanOrEqual(1 + retries);
		const left = gateway.taken.filter((m) => m.by !== null && ids.includes(m.by));
		const sent = ids.filter(isSent);
		expect(sent.length, "what never left is not called sent").toBeLessThanOrEqual(left.length);
		if (alike.every((s) => s.retries === 0))
			expect(sent.length, "what left is found").toBe(left.length);
		// The gateway has told whose each is: then the very message is known, not only how many.
		if (own.length === 0 && left.every((m) => m.isAnswered))
			expect(messages.find((m) => m.id === id)?.status, "what never left is not called sent").toBe(
				"failed",
			);
		expect(
			messages.filter((m) => m.contactId === contactId && m.text === text),
			"no echo stands beside its message",
		).toHaveLength(alike.length);
	}
	for (const n of inbound)
		expect(
			messages.filter((m) => m.id === `IN${n}`),
			"received once",
		).toHaveLength(1);
}

test(
	`R03 R04 R08 R09 R10 the object loses and doubles nothing in ${RUNS} random histories with crashes inside calls`,
	{ timeout: isLong ? 7_200_000 : 600_000, retry: 0 },
	async () => {
		const seed = crypto.getRandomValues(new Uint32Array(1))[0] ?? 1;
		console.log(`model seed ${seed | 0}`);
		await fc.assert(fc.asyncProperty(fc.array(command, { minLength: 3, maxLength: 22 }), play), {
			numRuns: RUNS,
			seed: seed | 0,
			endOnFailure: false,
		});
	},
);
