import { evictDurableObject, runInDurableObject } from "cloudflare:test";
import { beforeAll, expect, test, vi } from "vitest";
import { CARRIER_NAMES } from "#app/domain/channels/channel.ts";
import { createParked, MAX_PARKED, PARKED_FOR_MS } from "#durable-objects/channel/ledger/parked.ts";
import { incoming, instanceOf, makeInstance, WORKSPACE } from "#tests/support/instance.ts";
import { meterRows } from "#tests/support/row-meter.ts";
import { migrate } from "#tests/support/sign-in.ts";

beforeAll(migrate);

const tickOf = (n: number) => ({
	type: "status" as const,
	providerId: `STRANGE${n}`,
	status: "delivered" as const,
});

async function reactionsAfter(channelId: string): Promise<string[]> {
	const stub = instanceOf(channelId);
	await stub.receive([{ type: "reaction", providerId: "LATER", emoji: "👍", fromMe: false }]);
	await stub.receive([incoming({ providerId: "LATER" })]);
	const page = await stub.contacts(WORKSPACE, { cursor: null, search: "" });
	const contactId = page.ok ? (page.value.contacts[0]?.id ?? "") : "";
	const read = await stub.conversation(WORKSPACE, contactId, null);
	const message = read.ok && read.value.page.messages.find(({ id }) => id === "LATER");
	return message ? message.reactions.map(({ emoji }) => emoji) : [];
}

async function countParked(channelId: string): Promise<number> {
	return runInDurableObject(
		instanceOf(channelId),
		(_, { storage }) =>
			storage.sql.exec<{ total: number }>("SELECT count(*) AS total FROM parked").one().total,
	);
}

test("after more ticks of strange messages than can wait, the newest change still finds its message (ledger A8 C2)", async () => {
	vi.spyOn(console, "warn").mockImplementation(() => {});
	const { instance, channelId } = await makeInstance({ gateway: "cloud-api" });
	for (let n = 0; n < MAX_PARKED + 500; n += 500)
		await instance.receive(Array.from({ length: 500 }, (_, k) => tickOf(n + k)));
	expect(await countParked(channelId)).toBeLessThanOrEqual(MAX_PARKED);
	expect(await reactionsAfter(channelId)).toEqual(["👍"]);
	// Each of them cost its own row, and what was read to make room is shared by many.
	const rows = await meterRows(instance, () => instance.receive([tickOf(-1)]));
	expect(rows.written).toBeLessThanOrEqual(1);
	expect(rows.read).toBeLessThanOrEqual(10);
});

test("of the parked changes the oldest go first (ledger A8, planted M04)", async () => {
	vi.spyOn(console, "warn").mockImplementation(() => {});
	const { channelId } = await makeInstance();
	await runInDurableObject(instanceOf(channelId), (_, { storage }) => {
		const parked = createParked(storage.sql);
		for (let n = 0; n <= MAX_PARKED; n += 1) parked.put(tickOf(n), 1_000 + n);
		expect(parked.take("STRANGE0")).toEqual([]);
		expect(parked.take(`STRANGE${MAX_PARKED}`)).toHaveLength(1);
		expect(parked.take(`STRANGE${MAX_PARKED - 1}`)).toHaveLength(1);
	});
});

test("a parked change is forgotten after a day on every carrier, and a fresh one is not (ledger C2, planted M04)", async () => {
	vi.useFakeTimers({ toFake: ["Date"], now: Date.UTC(2032, 0, 1) });
	for (const gateway of CARRIER_NAMES) {
		vi.setSystemTime(Date.UTC(2032, 0, 1));
		const { channelId } = await makeInstance();
		await runInDurableObject(instanceOf(channelId), (_, { storage }) =>
			storage.sql.exec("UPDATE config SET json = json_set(json, '$.gateway', ?)", gateway),
		);
		await evictDurableObject(instanceOf(channelId));
		await instanceOf(channelId).receive([tickOf(1)]);
		vi.setSystemTime(Date.now() + PARKED_FOR_MS);
		await instanceOf(channelId).receive([tickOf(2)]);
		vi.setSystemTime(Date.now() + 3_600_001);
		await instanceOf(channelId).receive([tickOf(3)]);
		const left = await runInDurableObject(instanceOf(channelId), (_, { storage }) =>
			storage.sql
				.exec<{ provider_id: string }>("SELECT provider_id FROM parked ORDER BY parked_at")
				.toArray()
				.map((row) => row.provider_id),
		);
		expect(left, gateway).toEqual(["STRANGE2", "STRANGE3"]);
	}
	vi.useRealTimers();
});
