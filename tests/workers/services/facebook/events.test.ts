import { env } from "cloudflare:workers";
import { beforeAll, expect, test, vi } from "vitest";
import { EVENT_TTL_MS, EVENTS_PER_PAGE } from "#app/domain/facebook/event.ts";
import type { WebhookDraft } from "#app/domain/facebook/webhook.ts";
import { createExternalChannel } from "#tests/support/external-channel.ts";
import { createHooksRig, drawMetaId, metaCall, toMetaJson } from "#tests/support/facebook-hooks.ts";
import { migrate } from "#tests/support/sign-in.ts";
import { createDatabase } from "#workers/data/database.ts";
import { purgeEvents } from "#workers/data/queries/facebook/events.ts";

beforeAll(async () => {
	await migrate();
	for (const name of ["log", "warn", "error"] as const)
		vi.spyOn(console, name).mockImplementation(() => {});
});

const SECOND = Math.floor(Date.now() / 1000) - 60;
const comment = (pageId: string, message = "Olá, João! 👍 1/2") => ({
	object: "page",
	entry: [
		{ id: pageId, time: SECOND, changes: [{ field: "feed", value: { item: "comment", message } }] },
	],
});

/** A workspace with a page of its own and a webhook over it. */
async function createPage(change: Partial<WebhookDraft> = {}) {
	const rig = await createHooksRig();
	const pageId = drawMetaId();
	await rig.enter([pageId]);
	await rig.addFilter(change);
	const events = async () => (await rig.page()).events;
	return { ...rig, pageId, events };
}

test("an event of one's own page is kept, told live once, and told again it is the same", async () => {
	const page = await createPage();
	expect(await page.receive(comment(page.pageId))).toBe("stored");
	expect(await page.receive(comment(page.pageId))).toBe("stored");
	expect(await page.events()).toMatchObject([
		{
			objectType: "page",
			objectId: page.pageId,
			field: "feed",
			happenedAt: SECOND * 1000,
			value: JSON.stringify({ item: "comment", message: "Olá, João! 👍 1/2" }),
		},
	]);
	const told = page.told.filter(({ frame }) => frame.type === "facebook_event");
	expect(told).toEqual([
		{
			workspaceId: page.workspaceId,
			frame: { type: "facebook_event", objectType: "page", field: "feed" },
		},
	]);
});

test("I13 nobody hears of pages, people, accounts and profiles that are not their own", async () => {
	const a = await createPage();
	const b = await createPage();
	await a.receive({
		...comment(a.pageId),
		entry: [...comment(a.pageId).entry, ...comment(b.pageId).entry],
	});
	expect(await a.events()).toMatchObject([{ objectId: a.pageId }]);
	expect(await b.events()).toMatchObject([{ objectId: b.pageId }]);
	expect(await a.receive(comment(drawMetaId()))).toBe("ignored");
	// The same number as a person or an account is somebody else.
	for (const object of ["user", "ad_account", "instagram"])
		expect(await a.receive({ ...comment(a.pageId), object })).toBe("ignored");
	expect(await a.events()).toHaveLength(1);
});

test("only fields that a stored webhook names come in, and values only where it wants them", async () => {
	const page = await createPage({ fields: ["leadgen"], includeValues: false });
	expect(await page.receive(comment(page.pageId))).toBe("ignored");
	const lead = { field: "leadgen", value: { leadgen_id: "1" } };
	await page.receive({
		object: "page",
		entry: [{ id: page.pageId, time: SECOND, changes: [lead] }],
	});
	expect(await page.events()).toMatchObject([{ field: "leadgen", value: "null" }]);
});

test("pages and profiles of channels, ad accounts and people are routed by what the workspace has", async () => {
	const rig = await createHooksRig();
	const userId = await rig.enter();
	const messenger = await createExternalChannel(rig.workspaceId, "messenger");
	const instagram = await createExternalChannel(rig.workspaceId, "instagram");
	const accountId = drawMetaId();
	const now = Date.now();
	await env.DB.prepare(
		`insert into facebook_accounts (workspace_id, account_id, name, account_status, token_sealed,
			member_id, created_at, updated_at) values (?, ?, 'Conta', 1, 'v1.none', 'm', ?, ?)`,
	)
		.bind(rig.workspaceId, accountId, now, now)
		.run();
	await rig.addFilter({ fields: ["feed", "messages"] });
	await rig.addFilter({ objectType: "instagram", fields: ["comments"] });
	await rig.addFilter({ objectType: "ad_account", fields: ["with_issues_ad_objects"] });
	await rig.addFilter({ objectType: "user", fields: ["photos"] });
	const change = (field: string) => ({ changes: [{ field, value: { id: "1" } }], time: SECOND });
	const messaging = [{ sender: { id: "5" }, timestamp: now, message: { mid: "m_1", text: "oi" } }];
	for (const [object, entry] of [
		["page", { id: messenger.externalId, ...change("feed") }],
		["page", { id: messenger.externalId, time: now, messaging }],
		["instagram", { id: instagram.externalId, ...change("comments") }],
		["ad_account", { id: `act_${accountId}`, ...change("with_issues_ad_objects") }],
		["user", { id: "0", uid: userId, time: SECOND, changed_fields: ["photos"] }],
	] as const)
		expect(await rig.receive({ object, entry: [entry] }), object).toBe("stored");
	const { events } = await rig.page();
	expect(events.map(({ objectType, field }) => `${objectType}.${field}`).toSorted()).toEqual([
		"ad_account.with_issues_ad_objects",
		"instagram.comments",
		"page.feed",
		"page.messages",
		"user.photos",
	]);
});

test("certificates are nobody's: read, and kept by nobody", async () => {
	const rig = await createHooksRig();
	await rig.enter();
	await rig.addFilter({ objectType: "certificate_transparency", fields: ["certificate"] });
	const changes = [{ field: "certificate", value: { domain: "loja.example" } }];
	const entry = [{ id: "0", time: SECOND, changes }];
	expect(await rig.receive({ object: "certificate_transparency", entry })).toBe("ignored");
	expect((await rig.page()).events).toEqual([]);
});

test("I01 I02 without a good signature over the very bytes nothing is kept", async () => {
	const page = await createPage();
	const sent = toMetaJson(comment(page.pageId));
	const { bytes, signature } = metaCall(sent);
	const rewritten = new TextEncoder().encode(JSON.stringify(JSON.parse(sent)));
	const { facebookEvents } = page.services();
	for (const call of [
		{ bytes, signature: null },
		{ bytes, signature: "" },
		{ bytes, signature: "sha256=" },
		{ bytes, signature: signature.slice(0, -2) },
		{ bytes, signature: signature.replace("sha256", "sha1") },
		{ bytes, signature: `sha256=${"z".repeat(64)}` },
		{ bytes: rewritten, signature },
		metaCall(sent, "somebody-else"),
	]) {
		expect(await facebookEvents.receive(call)).toBe("unproved");
		expect(await facebookEvents.receivePayments(call)).toBe("unproved");
	}
	expect(await page.events()).toEqual([]);
	expect(await facebookEvents.receive({ bytes, signature })).toBe("stored");
	expect(await page.events()).toHaveLength(1);
});

test("I11 a thousand entries in one call are kept, and listed a page at a time, newest first", async () => {
	const page = await createPage();
	const entry = Array.from({ length: 1000 }, (_, n) => ({
		id: page.pageId,
		time: SECOND - n,
		changes: [{ field: "feed", value: { n, text: "x".repeat(500) } }],
	}));
	expect(await page.receive({ object: "page", entry })).toBe("stored");
	const seen = new Set<string>();
	let before: string | null = null;
	let pages = 0;
	do {
		const desk = await page.page(before);
		expect(desk.events.length).toBeLessThanOrEqual(EVENTS_PER_PAGE);
		for (const { id } of desk.events) seen.add(id);
		before = desk.nextBefore;
		pages++;
	} while (before !== null);
	expect(seen.size).toBe(1000);
	expect(pages).toBe(20);
	expect(page.told.filter(({ frame }) => frame.type === "facebook_event")).toHaveLength(1);
	expect((await page.page("nonsense")).events).toHaveLength(EVENTS_PER_PAGE);
});

test("a payment is asked for at Meta and told to the workspace of who paid", async () => {
	const rig = await createHooksRig();
	const other = await createHooksRig();
	const userId = await rig.enter();
	await other.enter();
	const purchase = await rig.order<{ paymentId: string }>("purchase", {
		userId,
		productId: "creditos_100",
	});
	const notice = {
		object: "payments",
		entry: [{ id: purchase.paymentId, time: SECOND, changed_fields: ["actions"] }],
	};
	const tell = (body: unknown) =>
		rig.services().facebookEvents.receivePayments(metaCall(toMetaJson(body)));
	expect(await tell(notice)).toBe("stored");
	expect((await rig.page()).events).toMatchObject([
		{ objectType: "payments", objectId: purchase.paymentId, field: "actions" },
	]);
	expect((await rig.page()).events[0]?.value).toContain("charge");
	expect((await other.page()).events).toEqual([]);
	const unknown = { ...notice, entry: [{ id: "1", time: SECOND, changed_fields: ["actions"] }] };
	expect(await tell(unknown)).toBe("ignored");
	// The two addresses take each their own.
	expect(await tell(comment(drawMetaId()))).toBe("ignored");
	expect(await rig.receive(notice)).toBe("ignored");
});

test("I19 a payment that Meta cannot show just now is trouble of ours, so that the notice comes again", async () => {
	const rig = await createHooksRig();
	const userId = await rig.enter();
	const { paymentId } = await rig.order<{ paymentId: string }>("purchase", {
		userId,
		productId: "creditos_100",
	});
	await rig.rule({ match: `GET ${paymentId}`, times: 10, error: { code: 2, status: 500 } });
	const notice = {
		object: "payments",
		entry: [{ id: paymentId, time: SECOND, changed_fields: ["disputes"] }],
	};
	const tell = () => rig.services().facebookEvents.receivePayments(metaCall(toMetaJson(notice)));
	await expect(tell()).rejects.toThrow("payment not read");
	await rig.order("forget", { match: `GET ${paymentId}` });
	expect(await tell()).toBe("stored");
});

test("events are kept for thirty days", async () => {
	const page = await createPage();
	await page.receive(comment(page.pageId));
	const db = createDatabase(env.DB);
	await purgeEvents(db, Date.now() - EVENT_TTL_MS, 500);
	expect(await page.events()).toHaveLength(1);
	await env.DB.prepare("update facebook_events set received_at = ? where workspace_id = ?")
		.bind(Date.now() - EVENT_TTL_MS - 1, page.workspaceId)
		.run();
	expect(await purgeEvents(db, Date.now() - EVENT_TTL_MS, 500)).toBeGreaterThan(0);
	expect(await page.events()).toEqual([]);
});
