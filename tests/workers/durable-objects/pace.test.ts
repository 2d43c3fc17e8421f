import { runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { MAX_FIRST_SENDS_PER_DAY, MAX_FIRST_SENDS_PER_HOUR } from "#app/domain/channels/pace.ts";
import { uuidv7 } from "#tests/support/ids.ts";
import { incoming, instanceOf, makeLinkedInstance, WORKSPACE } from "#tests/support/instance.ts";
import { createModelledGateway } from "#tests/support/modelled-gateway.ts";
import { migrate } from "#tests/support/sign-in.ts";

beforeAll(migrate);
afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

const phoneOf = (n: number) => `55119${String(n).padStart(8, "0")}`;

/** An instance whose address book has `strangers`, none of whom ever wrote. */
async function setUp(strangers: number) {
	vi.useFakeTimers({ toFake: ["Date"], now: Date.UTC(2032, 0, 1) });
	const gateway = createModelledGateway();
	gateway.install();
	const { channelId } = await makeLinkedInstance({ gateway: "evolution" });
	const stub = instanceOf(channelId);
	await stub.receive(
		Array.from({ length: strangers }, (_, n) => ({
			type: "contact" as const,
			addresses: [{ kind: "phone" as const, value: phoneOf(n) }],
			name: `Pessoa ${String(n).padStart(4, "0")}`,
			avatarUrl: null,
		})),
	);
	const idOf = async (search: string) => {
		const page = await stub.contacts(WORKSPACE, { cursor: null, search });
		return page.ok ? (page.value.contacts[0]?.id ?? "") : "";
	};
	const write = async (search: string, text = "Promoção") => {
		const contactId = await idOf(search);
		const id = uuidv7();
		expect(await stub.send(WORKSPACE, "Ana", { id, contactId, text })).toMatchObject({ ok: true });
		return { id, contactId };
	};
	const statusOf = async ({ id, contactId }: { id: string; contactId: string }) => {
		const read = await stub.conversation(WORKSPACE, contactId, null);
		return read.ok ? read.value.page.messages.find((message) => message.id === id) : undefined;
	};
	const pass = async (ms: number) => {
		vi.setSystemTime(Date.now() + ms);
		await runDurableObjectAlarm(stub);
	};
	return { gateway, stub, write, statusOf, pass };
}

test("N06 a flood of first messages leaves at the hour's pace, while known customers are answered", async () => {
	const people = MAX_FIRST_SENDS_PER_HOUR + 5;
	const { gateway, stub, write, statusOf, pass } = await setUp(people);
	await stub.receive([
		incoming({
			providerId: "KNOWN",
			name: "Conhecida",
			addresses: [{ kind: "phone", value: "5511955556666" }],
		}),
	]);
	const sent = [];
	for (let n = 0; n < people; n += 1)
		sent.push(await write(`Pessoa ${String(n).padStart(4, "0")}`));
	await pass(0);
	const answer = await write("Conhecida", "Claro!");
	await pass(0);
	expect(gateway.taken).toHaveLength(MAX_FIRST_SENDS_PER_HOUR + 1);
	expect((await statusOf(answer))?.status).toBe("sent");
	const last = sent.at(-1) ?? { id: "", contactId: "" };
	expect(await statusOf(last)).toMatchObject({ status: "queued", failure: null });
	// A second message to somebody already written to is no first one.
	const again = await write("Pessoa 0000", "E mais");
	await pass(0);
	expect((await statusOf(again))?.status).toBe("sent");
	await pass(3_600_000);
	await pass(1_000);
	expect((await statusOf(last))?.status).toBe("sent");
	expect(gateway.taken).toHaveLength(people + 2);
});

test("N06 beyond the day's cap a first message fails and says that the number is held back", async () => {
	const { gateway, stub, write, statusOf, pass } = await setUp(3);
	await runInDurableObject(stub, (_, { storage }) => {
		for (let n = 0; n < MAX_FIRST_SENDS_PER_DAY; n += 1)
			storage.sql.exec(
				"INSERT INTO first_sends (contact, at) VALUES (?, ?)",
				10_000 + n,
				Date.now() - 2 * 3_600_000 - n * 60_000,
			);
	});
	const message = await write("Pessoa 0001");
	await pass(0);
	expect(await statusOf(message)).toMatchObject({ status: "failed", failure: "restricted" });
	expect(gateway.taken).toEqual([]);
	await pass(24 * 3_600_000);
	const tomorrow = await write("Pessoa 0002");
	await pass(1_000);
	expect((await statusOf(tomorrow))?.status).toBe("sent");
});
