import { beforeAll, expect, test, vi } from "vitest";
import { DEFAULT_ALERTS } from "#app/domain/alerts/settings.ts";
import { pushServices, subscribeBrowser } from "#tests/support/push-rig.ts";
import { bindings, createMember, createWorkspace, migrate } from "#tests/support/sign-in.ts";
import { readTold } from "#tests/support/told-conversations.ts";
import {
	ask,
	createShop,
	findSignedIn,
	type Shop,
	services,
} from "#tests/support/two-workspaces.ts";
import { createDatabase } from "#workers/data/database.ts";
import { createPushes } from "#workers/services/alerts/pushes.ts";

beforeAll(migrate);

const TEXT = "Oi, ainda tem o tamanho 38?";

/** A shop whose member's browser asked to be told, and the customer's conversation. */
async function setUp(masterKeys?: string) {
	const shop = await createShop(TEXT);
	const browser = await subscribeBrowser(shop.member, masterKeys);
	const conversation = await vi.waitFor(async () => {
		const [told] = await readTold(shop);
		if (!told) throw new Error("The channel has not told of it yet.");
		return told;
	});
	const jobOf = (news: "message" | "over", { workspaceId }: Shop = shop) => ({
		type: "push" as const,
		workspaceId,
		signInId: shop.member.signInId,
		conversationId: conversation.id,
		news,
	});
	const deliver = (news: "message" | "over" = "message", attempts = 1, of: Shop = shop) =>
		pushServices().pushes.deliver(jobOf(news, of), attempts);
	/** As a deployment with these master keys delivers it. */
	const deliverWith = (keys: string) => pushServices(keys).pushes.deliver(jobOf("message"), 1);
	return { shop, browser, conversation, jobOf, deliver, deliverWith };
}

const countOf = async (signInId: string): Promise<number> => {
	const row = await bindings.DB.prepare(
		"select count(*) as n from push_subscriptions where sign_in_id = ?",
	)
		.bind(signInId)
		.first<{ n: number }>();
	return row?.n ?? -1;
};

const serverKeyOf = async (signInId: string): Promise<string | null | undefined> =>
	(
		await bindings.DB.prepare("select server_key from push_subscriptions where sign_in_id = ?")
			.bind(signInId)
			.first<{ server_key: string | null }>()
	)?.server_key;

test("a push service gets what only its browser can read: who wrote, what, and where it is", async () => {
	const { shop, browser, conversation, deliver } = await setUp();
	expect(await deliver()).toBeNull();
	const [push, ...others] = await browser.received();
	expect(others).toEqual([]);
	expect(push).toMatchObject({ urgency: "high", ttl: 43_200, hasReplaced: false });
	expect(push?.contact).toMatch(/^mailto:/);
	expect(push?.told).toMatchObject({
		news: "message",
		conversationId: conversation.id,
		channelId: shop.channelId,
		contactId: shop.contactId,
		text: TEXT,
		type: "text",
		unread: 1,
		locale: "pt",
		isSilent: true,
		mustShow: false,
	});
});

test("the next of a conversation has its topic and takes its place; what is over carries no text", async () => {
	const { browser, deliver } = await setUp();
	await browser.save({ ...DEFAULT_ALERTS, hasSound: true });
	await deliver();
	await deliver();
	await deliver("over");
	const got = await browser.received();
	expect(got.map(({ hasReplaced }) => hasReplaced)).toEqual([false, true, true]);
	expect(got.map(({ told }) => [told.news, told.text, told.isSilent])).toEqual([
		["message", TEXT, false],
		["message", TEXT, false],
		["over", "", true],
	]);
});

test("A11 A15 who signed out or was removed, and whose workspace is closed, gets none that was on its way", async () => {
	for (const end of [
		({ member }: Shop) => services().auth.signOut(member.signInId),
		({ member }: Shop) =>
			bindings.DB.prepare("update members set is_active = 0 where id = ?")
				.bind(member.memberId)
				.run(),
		({ workspaceId }: Shop) =>
			bindings.DB.prepare("update workspaces set status = 'suspended' where id = ?")
				.bind(workspaceId)
				.run(),
		({ member }: Shop) =>
			bindings.DB.prepare("update sign_ins set last_seen_at = 1 where id = ?")
				.bind(member.signInId)
				.run(),
	]) {
		const { shop, browser, deliver } = await setUp();
		await end(shop);
		expect(await deliver()).toBeNull();
		expect(await deliver("over")).toBeNull();
		expect(await browser.received()).toEqual([]);
	}
});

test("D01 a job of another workspace reaches nobody's browser", async () => {
	const { browser, deliver } = await setUp();
	await deliver("message", 1, await createShop());
	expect(await browser.received()).toEqual([]);
});

test("what was read meanwhile, is wanted no more or comes in quiet hours is not sent", async () => {
	const { shop, browser, deliver } = await setUp();
	await browser.save({ ...DEFAULT_ALERTS, views: "mine" });
	await deliver();
	await browser.save({ ...DEFAULT_ALERTS, quiet: { from: 0, until: 0 } });
	await deliver();
	await browser.save(DEFAULT_ALERTS);
	await ask(
		shop.member,
		"POST",
		`/api/channels/${shop.channelId}/contacts/${shop.contactId}/read`,
		{
			messageId: shop.messageId,
		},
	);
	await expect.poll(async () => (await readTold(shop))[0]?.unread).toBe(0);
	await deliver();
	expect(await browser.received()).toEqual([]);
});

test("an address that its service calls gone is deleted; one in trouble is tried again a few times", async () => {
	const { shop, browser, deliver } = await setUp();
	await browser.misbehave(503);
	expect(await deliver("message", 1)).toBe(5_000);
	expect(await deliver("message", 3)).toBe(15_000);
	expect(await deliver("message", 4)).toBeNull();
	await browser.misbehave(400);
	expect(await deliver()).toBeNull();
	expect(await countOf(shop.member.signInId)).toBe(1);
	for (const status of [404, 410]) {
		const { member } = shop;
		const again = await subscribeBrowser(member);
		await again.misbehave(status);
		expect(await deliver()).toBeNull();
		expect(await countOf(member.signInId), String(status)).toBe(0);
	}
});

const OLD = "old-master-key-of-more-than-thirty-two-bytes";
const NEW = "new-master-key-of-more-than-thirty-two-bytes";
/** The three deployments of a change of the master key, and the one that has forgotten the old key. */
const [BEFORE, BETWEEN, AFTER, FORGOTTEN] = [OLD, `${OLD},${NEW}`, `${NEW},${OLD}`, NEW];

test("while the master key is changed every browser is told, whenever it subscribed", async () => {
	const { shop, deliverWith } = await setUp(BEFORE);
	const keys = new Set<string>();
	for (const [turn, subscribedAt] of [BEFORE, BETWEEN, AFTER].entries()) {
		const browser = await subscribeBrowser(shop.member, subscribedAt);
		keys.add(browser.serverKey);
		const later = [BEFORE, BETWEEN, AFTER].slice(turn);
		for (const deployment of later) expect(await deliverWith(deployment)).toBeNull();
		expect(await browser.received(), subscribedAt).toHaveLength(later.length);
	}
	// Until the last deployment browsers subscribe with what is present, which every release of them knows.
	expect(keys.size).toBe(2);
});

test("a browser whose key is forgotten is dropped with its next push, and told again once it subscribed anew", async () => {
	const { shop, browser, deliverWith } = await setUp(BEFORE);
	const { signInId } = shop.member;
	expect(await deliverWith(FORGOTTEN)).toBeNull();
	expect(await browser.received()).toEqual([]);
	expect(await countOf(signInId)).toBe(0);
	const signedIn = await findSignedIn(shop.member);
	expect(await pushServices(FORGOTTEN).alerts.open(signedIn, "UTC")).toMatchObject({
		endpoint: null,
	});
	const again = await subscribeBrowser(shop.member, FORGOTTEN);
	await deliverWith(FORGOTTEN);
	expect(await again.received()).toHaveLength(1);
});

test("what an earlier release kept without its key is told during the whole change, and dropped when no key of the list is its own", async () => {
	const { shop, browser, deliverWith } = await setUp(OLD);
	await bindings.DB.prepare("update push_subscriptions set server_key = null where sign_in_id = ?")
		.bind(shop.member.signInId)
		.run();
	for (const [at, deployment] of [BEFORE, BETWEEN, AFTER].entries()) {
		expect(await deliverWith(deployment)).toBeNull();
		expect(await browser.received(), deployment).toHaveLength(at + 1);
	}
	await deliverWith(FORGOTTEN);
	expect(await countOf(shop.member.signInId)).toBe(0);
});

test("a browser that subscribed anew while a push to its old address failed stays", async () => {
	const { shop, browser, conversation, jobOf } = await setUp();
	const sentTo: string[] = [];
	const pushes = createPushes({
		db: createDatabase(bindings.DB),
		log: () => undefined,
		now: Date.now,
		idleMs: 60 * 60_000,
		hub: () => ({ findConversation: async () => conversation }),
		webPush: {
			publicKey: async () => "",
			send: async ({ endpoint }) => {
				sentTo.push(endpoint);
				await subscribeBrowser(shop.member);
				return { kind: "gone" };
			},
		},
	});
	expect(await pushes.deliver(jobOf("message"), 1)).toBeNull();
	expect(sentTo).toEqual([browser.endpoint]);
	expect(await countOf(shop.member.signInId)).toBe(1);
});

test("the key that a browser subscribed with is kept as it says; a page of an earlier release says none", async () => {
	const { id } = await createWorkspace();
	const member = await createMember(id);
	const { key } = await (await ask(member, "GET", "/api/alerts")).json<{ key: string }>();
	const asked = {
		endpoint: "https://push.loja.com.br/x",
		publicKey: `B${"A".repeat(86)}`,
		authSecret: "A".repeat(22),
		locale: "pt",
	};
	const subscribe = async (change: object) =>
		(await ask(member, "PUT", "/api/alerts/subscription", { ...asked, ...change })).status;
	expect(await subscribe({})).toBe(204);
	expect(await serverKeyOf(member.signInId)).toBe(key);
	const another = `B${"C".repeat(86)}`;
	expect(await subscribe({ serverKey: another })).toBe(204);
	expect(await serverKeyOf(member.signInId)).toBe(another);
	for (const wrong of ["", "B", null, `${another}=`])
		expect(await subscribe({ serverKey: wrong }), String(wrong)).toBe(400);
});

test("H10 H16 a browser's push service is judged like every typed address, when it is named and at each push", async () => {
	const { shop, deliver } = await setUp();
	const signedIn = await findSignedIn(shop.member);
	const key = {
		publicKey: `B${"A".repeat(86)}`,
		authSecret: "A".repeat(22),
		locale: "pt" as const,
	};
	for (const endpoint of [
		"http://127.0.0.1:8787/x",
		"https://10.0.0.1/push",
		"https://localhost/push",
		"ftp://push.loja.com.br/x",
		"https://user:secret@push.loja.com.br/x",
	]) {
		const asked = await services().alerts.subscribe(signedIn, { endpoint, ...key });
		expect(asked, endpoint).toEqual({ ok: false, code: "invalid_request" });
	}
	// Stored when it was allowed, and not any more.
	await bindings.DB.prepare("update push_subscriptions set endpoint_token = ? where sign_in_id = ?")
		.bind("http://10.0.0.1/push", shop.member.signInId)
		.run();
	expect(await deliver()).toBeNull();
});

test("a member's settings and browser are theirs alone, and stay until they change them", async () => {
	const workspace = await createWorkspace();
	const [ana, rui] = [await createMember(workspace.id), await createMember(workspace.id)];
	const open = async (member: typeof ana) =>
		(await ask(member, "GET", "/api/alerts?timeZone=Europe/Lisbon")).json<{
			settings: unknown;
			endpoint: string | null;
			key: string;
		}>();
	expect(await open(ana)).toMatchObject({
		settings: { ...DEFAULT_ALERTS, timeZone: "Europe/Lisbon" },
		endpoint: null,
	});
	const chosen = {
		views: "all",
		hasSound: true,
		quiet: { from: 1200, until: 480 },
		timeZone: "America/Manaus",
	};
	expect((await ask(ana, "PUT", "/api/alerts", chosen)).status).toBe(204);
	const browser = await subscribeBrowser(ana);
	expect(await open(ana)).toMatchObject({ settings: chosen, endpoint: browser.endpoint });
	expect(await open(rui)).toMatchObject({ endpoint: null, settings: { views: "unassigned" } });
	expect((await open(rui)).key).toBe((await open(ana)).key);
	expect((await ask(ana, "DELETE", "/api/alerts/subscription")).status).toBe(204);
	expect(await open(ana)).toMatchObject({ settings: chosen, endpoint: null });
	for (const wrong of [
		{ ...chosen, views: "none" },
		{ ...chosen, quiet: { from: 1440, until: 0 } },
		{ ...chosen, timeZone: "Nowhere/At_All" },
		{ ...chosen, more: 1 },
		{},
	])
		expect((await ask(ana, "PUT", "/api/alerts", wrong)).status).toBe(400);
	for (const [method, path] of [
		["GET", "/api/alerts"],
		["PUT", "/api/alerts"],
		["PUT", "/api/alerts/subscription"],
		["DELETE", "/api/alerts/subscription"],
	] as const)
		expect((await ask(null, method, path, method === "GET" ? undefined : {})).status).toBe(401);
});

test("subscriptions whose sign-in is over are swept away, others stay", async () => {
	const [gone, stays] = [await setUp(), await setUp()];
	await services().auth.signOut(gone.shop.member.signInId);
	await services().housekeeping.sweep();
	expect(await countOf(gone.shop.member.signInId)).toBe(0);
	expect(await countOf(stays.shop.member.signInId)).toBe(1);
});
