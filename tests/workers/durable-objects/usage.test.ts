import { runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { beforeAll, expect, test } from "vitest";
import { parseUsage, type Usage } from "#app/domain/health/usage.ts";
import {
	eventually,
	incoming,
	instanceOf,
	makeLinkedInstance,
	WORKSPACE,
} from "#tests/support/instance.ts";
import { meterRows } from "#tests/support/row-meter.ts";
import { bindings, createMember, createWorkspace, migrate } from "#tests/support/sign-in.ts";
import { createChannel } from "#tests/support/two-workspaces.ts";

beforeAll(migrate);

/** Starts the object anew, as after an eviction, and answers what it says it used so far. */
async function storedUsage(stub: DurableObjectStub): Promise<Usage> {
	return runInDurableObject(stub, (_, { storage }) => {
		const [day] = storage.sql
			.exec<{ usage: string }>(
				"SELECT json_extract(json, '$.usage') AS usage FROM figures ORDER BY day DESC LIMIT 1",
			)
			.toArray();
		const [lists] = storage.sql
			.exec<{ usage: string | null }>("SELECT usage FROM progress WHERE name = 'conversations_seq'")
			.toArray();
		const totals = [day?.usage, lists?.usage].map(parseUsage);
		return totals.toSorted((a, b) => b.rowsWritten - a.rowsWritten)[0] ?? parseUsage(null);
	});
}

test("what an object says it wrote and read is what the storage reports", async () => {
	const { instance } = await makeLinkedInstance();
	await instance.receive([incoming()]);
	await instance.figures(WORKSPACE);
	const before = await storedUsage(instance);
	const rows = await meterRows(instance, async () => {
		for (let n = 0; n < 20; n++) await instance.receive([incoming()]);
		await instance.figures(WORKSPACE);
	});
	const after = await storedUsage(instance);
	const written = after.rowsWritten - before.rowsWritten;
	const read = after.rowsRead - before.rowsRead;
	// The total is stored with the day's row: what is written after that row counts with the next one.
	expect(rows.written).toBeGreaterThan(60);
	expect(written).toBeGreaterThanOrEqual(rows.written - 5);
	expect(written).toBeLessThanOrEqual(rows.written + 5);
	expect(Math.abs(read - rows.read)).toBeLessThanOrEqual(Math.max(10, rows.read * 0.1));
	expect(after.requests - before.requests).toBeGreaterThanOrEqual(21);
});

test("keeping the total costs no row of its own", async () => {
	const { instance } = await makeLinkedInstance();
	await instance.receive([incoming()]);
	await instance.figures(WORKSPACE);
	await instance.receive([incoming()]);
	const rows = await meterRows(instance, () => instance.figures(WORKSPACE));
	// The day, with up to which message it is complete.
	expect(rows.written, JSON.stringify(rows.items)).toBeLessThanOrEqual(1);
});

test("D1 has the day's use with its figures, the object's rows of D1 among them, and no write of its own for it", async () => {
	const member = await createMember((await createWorkspace()).id, "manager");
	const channelId = await createChannel(member.workspaceId);
	const instance = instanceOf(channelId);
	await instance.receive([{ type: "linked", phone: "5511912345678", profileName: "Loja" }]);
	await instance.receive([incoming()]);
	const stored = () =>
		bindings.DB.prepare(
			`select s.requests, s.rows_read, s.rows_written, s.d1_rows_written, c.storage_bytes,
				c.object_steps, c.object_build, c.stuck_since
			from channel_daily_stats s join channels c on c.id = s.channel_id where s.channel_id = ?`,
		)
			.bind(channelId)
			.first<Record<string, number | string | null>>();
	await eventually(async () => {
		await runDurableObjectAlarm(instance);
		return Number((await stored())?.rows_written) > 0;
	}, 10_000);
	const row = await stored();
	expect(Number(row?.requests)).toBeGreaterThan(0);
	expect(Number(row?.d1_rows_written)).toBeGreaterThan(0);
	expect(Number(row?.storage_bytes)).toBeGreaterThan(10_000);
	expect(row).toMatchObject({ object_build: "development", stuck_since: null });
	expect(row?.object_steps).toMatch(/^\d+\.\d+$/);
});
