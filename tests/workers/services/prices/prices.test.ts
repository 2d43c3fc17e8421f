import { env } from "cloudflare:workers";
import { runInDurableObject } from "cloudflare:test";
import { beforeAll, expect, test } from "vitest";
import { callCloud, cloudBody, cloudStatus } from "#tests/support/cloud-call.ts";
import { incoming, instanceOf } from "#tests/support/instance.ts";
import { migrate } from "#tests/support/sign-in.ts";
import { createShop, findSignedIn, services } from "#tests/support/two-workspaces.ts";

beforeAll(migrate);

const own = () => services().prices;
let next = 200_000_000_000_000 + Math.floor(Math.random() * 1e12);
const FORBIDDEN = { ok: false, code: "forbidden" };
const NOT_FOUND = { ok: false, code: "not_found" };

/** A shop whose number is at Meta, with a message of ours. */
async function createCloudShop() {
	const shop = await createShop("Oi");
	const phoneNumberId = String(next++);
	await env.DB.prepare(
		`UPDATE channels SET gateway = 'cloud-api', cloud_phone_number_id = ?1,
			cloud_proved_number_id = ?1 WHERE id = ?2`,
	)
		.bind(phoneNumberId, shop.channelId)
		.run();
	const providerId = `wamid.${crypto.randomUUID()}`;
	const mine = { fromMe: true, origin: "api", status: "sent" } as const;
	await instanceOf(shop.channelId).receive([incoming({ providerId, ...mine })]);
	const signedIn = await findSignedIn(shop.member);
	return { ...shop, signedIn, providerId, phoneNumberId };
}
const withRole = <Signed extends { member: { role: string } }>(
	signedIn: Signed,
	role: "admin" | "manager" | "operator" | "viewer",
): Signed => ({ ...signedIn, member: { ...signedIn.member, role } });

const pricing = { billable: true, pricing_model: "PMP", type: "regular", category: "marketing" };
const delivered = (id: string, at = Date.now()) =>
	cloudStatus(id, "delivered", { pricing, timestamp: String(Math.floor(at / 1000)) });
async function totalOf(shop: Awaited<ReturnType<typeof createCloudShop>>) {
	const opened = await own().open(shop.signedIn, shop.channelId, null);
	if (!opened.ok) throw new Error(opened.code);
	return opened.value.total;
}
/** What the channel's object was told of prices. */
const toldOf = (channelId: string) =>
	runInDurableObject(instanceOf(channelId), (_, { storage }) => {
		const { json } = storage.sql.exec<{ json: string }>("SELECT json FROM config").one();
		return (JSON.parse(json) as { desk: { prices?: unknown } }).desk.prices;
	});

test("N13 a price counts by Meta's signature on its own channel's call only, and once", async () => {
	const shop = await createCloudShop();
	const other = await createCloudShop();
	const { phoneNumberId, providerId } = shop;
	const body = cloudBody({ phoneNumberId, value: delivered(providerId) });
	for (const signature of ["", `sha256=${"0".repeat(64)}`])
		expect((await callCloud(body, signature)).status).toBe(401);
	// Told of another number, it is about no message of that number's.
	const foreign = cloudBody({
		phoneNumberId: other.phoneNumberId,
		value: delivered(providerId),
	});
	expect((await callCloud(foreign)).status).toBe(200);
	expect(await totalOf(shop)).toMatchObject({ billed: 0, free: 0 });
	expect(await totalOf(other)).toMatchObject({ billed: 0, free: 0 });
	for (let turn = 0; turn < 3; turn += 1) expect((await callCloud(body)).status).toBe(200);
	expect(await totalOf(shop)).toMatchObject({ billed: 1, free: 0, isEstimated: true });
	expect(await totalOf(other)).toMatchObject({ billed: 0 });
});

test("rates that an admin typed count from their day on, and are told to the channel with its ceiling", async () => {
	const shop = await createCloudShop();
	const { signedIn, channelId, phoneNumberId, providerId } = shop;
	await callCloud(cloudBody({ phoneNumberId, value: delivered(providerId) }));
	const rate = { kind: "marketing" as const, since: "2026-01-01", micros: 350_000 };
	expect(await own().saveRate(signedIn, rate)).toEqual({ ok: true, value: null });
	expect(await own().saveRate(signedIn, { ...rate, micros: 400_000 })).toMatchObject({ ok: true });
	expect(await totalOf(shop)).toMatchObject({ micros: 400_000, isEstimated: false });
	await own().saveCeiling(signedIn, channelId, { micros: 10_000_000, stopsPeople: true });
	expect(await toldOf(channelId)).toEqual({
		rates: [{ ...rate, micros: 400_000 }],
		ceiling: { micros: 10_000_000, stopsPeople: true, releasedFor: null },
	});
	const opened = await own().open(signedIn, channelId, null);
	expect(opened).toMatchObject({
		value: { categories: [{ category: "marketing", billed: 1 }], speakers: [{ by: "person" }] },
	});
	expect(await own().release(signedIn, channelId)).toEqual({ ok: true, value: null });
	const month = opened.ok ? opened.value.month : "";
	expect(await toldOf(channelId)).toMatchObject({ ceiling: { releasedFor: month } });
	await own().saveCeiling(signedIn, channelId, null);
	await own().saveRate(signedIn, { ...rate, micros: null });
	expect(await toldOf(channelId)).toBeUndefined();
	expect(await own().release(signedIn, channelId)).toEqual({ ok: false, code: "conflict" });
});

test("a month asked for is shown; nonsense and a month to come are the present one", async () => {
	const { signedIn, channelId } = await createCloudShop();
	const monthOf = async (asked: string | null) => {
		const opened = await own().open(signedIn, channelId, asked);
		return opened.ok ? [opened.value.month, opened.value.before, opened.value.after] : opened.code;
	};
	expect(await monthOf("2026-01")).toEqual(["2026-01", "2025-12", "2026-02"]);
	const present = await monthOf(null);
	expect(await monthOf("2026-1")).toEqual(present);
	expect(await monthOf("2098-01")).toEqual(present);
	expect(present[2]).toBeNull();
});

test("E02 D01 only admins change prices and ceilings, managers release and export, and nobody another workspace's", async () => {
	const { signedIn, channelId } = await createCloudShop();
	const { channelId: foreign } = await createCloudShop();
	const rate = { kind: "dollar" as const, since: "2026-01-01", micros: 5_000_000 };
	const ceiling = { micros: 1, stopsPeople: false };
	for (const role of ["manager", "operator", "viewer"] as const) {
		const one = withRole(signedIn, role);
		expect(await own().saveRate(one, rate)).toEqual(FORBIDDEN);
		expect(await own().saveCeiling(one, channelId, ceiling)).toEqual(FORBIDDEN);
		expect(await own().open(one, channelId, null)).toMatchObject({ ok: true });
		const isManager = role === "manager";
		const asked = await own().exportMonth(one, channelId, null);
		expect(asked.ok).toBe(isManager);
		const released = await own().release(one, channelId);
		expect(released).toEqual(isManager ? { ok: false, code: "conflict" } : FORBIDDEN);
	}
	expect(await own().open(signedIn, foreign, null)).toEqual(NOT_FOUND);
	expect(await own().saveCeiling(signedIn, foreign, ceiling)).toEqual(NOT_FOUND);
	expect(await own().release(signedIn, foreign)).toEqual(NOT_FOUND);
	expect(await own().exportMonth(signedIn, foreign, null)).toEqual(NOT_FOUND);
	for (const micros of [-1, 0.5, Number.NaN, 2e12])
		expect(await own().saveRate(signedIn, { ...rate, micros })).toMatchObject({ ok: false });
	for (const since of ["", "2026-02-30", "01/01/2026"])
		expect(await own().saveRate(signedIn, { ...rate, since })).toMatchObject({ ok: false });
});

test("an export has the month day by day, and is in the log", async () => {
	const { signedIn, channelId, phoneNumberId, providerId, member } = await createCloudShop();
	await callCloud(cloudBody({ phoneNumberId, value: delivered(providerId) }));
	const exported = await own().exportMonth(signedIn, channelId, null);
	expect(exported).toMatchObject({
		value: { rows: [{ category: "marketing", charge: "billed", by: "person", count: 1 }] },
	});
	const entry = await env.DB.prepare(
		"SELECT count(*) AS n FROM activity_logs WHERE workspace_id = ? AND metadata LIKE '%message_costs%'",
	)
		.bind(member.workspaceId)
		.first<{ n: number }>();
	expect(entry?.n).toBe(1);
});

test("managers and admins hear once that a number reached its ceiling", async () => {
	const { signedIn, channelId, member } = await createCloudShop();
	const { workspaceId } = member;
	const job = { type: "ceiling_told", workspaceId, channelId, name: "Loja" } as const;
	await own().tell({ ...job, month: "2026-11", part: 80 });
	await own().tell({ ...job, month: "2026-11", part: 80 });
	await own().tell({ ...job, month: "2026-12", part: 80 });
	const told = await env.DB.prepare(
		"SELECT kind, params FROM notifications WHERE workspace_id = ? AND member_id = ? AND kind = 'price_ceiling'",
	)
		.bind(workspaceId, signedIn.member.id)
		.all<{ params: string }>();
	expect(told.results.map(({ params }) => JSON.parse(params))).toEqual([
		{ name: "Loja", channelId, part: "80" },
		{ name: "Loja", channelId, part: "80" },
	]);
});
