import { afterAll, beforeAll, expect, test } from "vitest";
import {
	addRule,
	GRAPH_APP_ID,
	GRAPH_APP_SECRET,
	orderGraph,
	startGraph,
} from "#tests/emulators/graph/start.ts";
import type { GraphRule, Purchase } from "#tests/emulators/graph/state.ts";
import { createGraph } from "#workers/adapters/meta-graph/graph.ts";
import { type GraphSettings, proveToken } from "#workers/adapters/meta-graph/graph-http.ts";
import type { GraphCampaign, GraphPage, GraphResult } from "#workers/adapters/meta-graph/port.ts";

const TOKEN = "EAAGgood0123456789abcdef";
const BIG = "5000500050005000";

let emulator: Awaited<ReturnType<typeof startGraph>>;
beforeAll(async () => {
	emulator = await startGraph();
});
afterAll(() => emulator.stop());

const waits: number[] = [];
const graphWith = (change: Partial<GraphSettings> = {}) =>
	createGraph({
		graphUrl: emulator.graphUrl,
		version: "v26.0",
		app: { id: GRAPH_APP_ID, secret: GRAPH_APP_SECRET },
		allowedPrivateHosts: [emulator.host],
		ownOrigin: "https://prosa.example",
		now: Date.now,
		wait: (ms) => Promise.resolve(void waits.push(ms)),
		...change,
	});
const rule = (given: GraphRule) => addRule(emulator.url, given);
const calls = (match: string) => orderGraph<number>(emulator.url, "counts", { match });

function valueOf<Value>(result: GraphResult<Value>): Value {
	if (!result.ok) throw new Error(JSON.stringify(result.fault));
	return result.value;
}
const codeOf = (result: GraphResult<unknown>) => (result.ok ? null : result.fault.code);

/** Everything the emulator was sent. */
async function readLog(): Promise<
	{ path: string; query: string; body: string; headers: Record<string, string> }[]
> {
	const answer = await fetch(`${emulator.url}/__emulator/log`, { method: "POST" });
	return (await answer.json()) as Awaited<ReturnType<typeof readLog>>;
}

test("appsecret_proof is the published HMAC", () => {
	expect(proveToken("EAAtesttoken", "app_secret_test")).toBe(
		"6554618f037e609d021d7ddcf91124029884c4d91d557ad6f1910082e699d6eb",
	);
});

test("an account is read with its minor units, business and zone", async () => {
	expect(valueOf(await graphWith().getAccount(TOKEN, "1122334455667788"))).toEqual({
		accountId: "1122334455667788",
		name: "Loja SP",
		accountStatus: 1,
		amountSpent: "1234567",
		balance: "8950",
		currency: "BRL",
		businessName: "Loja SP LTDA",
		timezoneName: "America/Sao_Paulo",
	});
});

test("pixels keep their moments, and one that never fired has none", async () => {
	const { rows, after } = valueOf(await graphWith().listPixels(TOKEN, "1122334455667788", null));
	expect(after).toBeNull();
	expect(rows.map(({ lastFiredTime }) => lastFiredTime)).toEqual([
		Date.parse("2026-11-20T17:58:03-03:00"),
		null,
		Date.parse("2026-11-20T17:58:03-03:00"),
	]);
	expect(rows[0]).toMatchObject({ enableAutomaticMatching: true, isCrm: false });
	expect(rows[0]?.code).toContain("fbq('init'");
});

test("five thousand campaigns come in fifty pages, archived ones too, none twice", async () => {
	const seen = new Set<string>();
	let after: string | null = null;
	let pages = 0;
	do {
		const page: GraphPage<GraphCampaign> = valueOf(
			await graphWith().listCampaigns(TOKEN, BIG, after),
		);
		expect(page.pauseMs).toBe(0);
		for (const { id } of page.rows) seen.add(id);
		after = page.after;
		pages += 1;
	} while (after !== null);
	expect(pages).toBe(50);
	expect(seen.size).toBe(5_000);
});

test("a campaign without a budget of its own has none, and its status is lower case", async () => {
	const { rows } = valueOf(await graphWith().listCampaigns(TOKEN, "1122334455667788", null));
	expect(rows.map(({ status }) => status)).toContain("archived");
	expect(rows[0]).toMatchObject({ dailyBudget: "5000", lifetimeBudget: null });
	expect(rows[2]).toMatchObject({ dailyBudget: null, lifetimeBudget: null });
	expect(rows[0]?.createdAt).toBe(Date.parse("2026-10-01T00:00:00-03:00"));
});

test("insights are major units; an account that showed nothing has zeros", async () => {
	const empty = { accountId: "900100200300401", campaigns: 0, pixels: 0, insights: null };
	await orderGraph(emulator.url, "account", empty);
	expect(valueOf(await graphWith().getInsights(TOKEN, "1122334455667788"))).toEqual({
		spend: "3456.78",
		reach: 45_210,
		impressions: 98_760,
		clicks: 3_210,
	});
	expect(valueOf(await graphWith().getInsights(TOKEN, "900100200300401"))).toEqual({
		spend: "0",
		reach: 0,
		impressions: 0,
		clicks: 0,
	});
});

test("no token and no secret is ever in an address, but where Meta takes it nowhere else", async () => {
	const graph = graphWith();
	await graph.me(TOKEN);
	await graph.getAccount(TOKEN, "1122334455667788");
	await graph.exchangeCode("made-up-code", "https://prosa.example/facebook/callback");
	await graph.listSubscriptions();
	const log = await readLog();
	for (const { path, query } of log) {
		expect(`${path}${query}`).not.toContain(TOKEN);
		expect(`${path}${query}`).not.toContain(GRAPH_APP_SECRET);
	}
	const me = log.find(({ path }) => path.endsWith("/v26.0/me"));
	expect(me?.headers.authorization).toBe(`Bearer ${TOKEN}`);
	expect(me?.query).toContain(`appsecret_proof=${proveToken(TOKEN, GRAPH_APP_SECRET)}`);
});

test("without an app no proof is sent, and what only an app may ask is not asked", async () => {
	const graph = graphWith({ app: null });
	expect(valueOf(await graph.me("EAAGnoapp"))).toMatchObject({ name: "Maria Silva" });
	const log = await readLog();
	const asked = log.findLast(({ path }) => path.endsWith("/me"));
	expect(asked?.query).not.toContain("appsecret_proof");
	for (const result of [
		await graph.debugToken(TOKEN),
		await graph.exchangeCode("c", "https://prosa.example/x"),
		await graph.listProducts(TOKEN),
		await graph.listSubscriptions(),
	])
		expect(codeOf(result)).toBe("facebook_not_configured");
});

test("a token of another app is told apart; one that ended is not valid", async () => {
	const graph = graphWith();
	expect(valueOf(await graph.debugToken(TOKEN))).toMatchObject({ isValid: true, isOurs: true });
	expect(valueOf(await graph.debugToken("EAAGforeign"))).toMatchObject({ isOurs: false });
	expect(valueOf(await graph.debugToken("EAAGexpired"))).toMatchObject({ isValid: false });
});

test("a token that ended, no right to ads, an account nobody knows: each has its code", async () => {
	const graph = graphWith();
	expect(codeOf(await graph.me("EAAGexpired"))).toBe("facebook_token_invalid");
	expect(codeOf(await graph.getAccount("EAAGnoads", "1122334455667788"))).toBe(
		"facebook_permission_missing",
	);
	expect(codeOf(await graph.getAccount(TOKEN, "999999999999"))).toBe("facebook_not_found");
});

test("what cannot be a token is not sent", async () => {
	expect(codeOf(await graphWith().me("EAAG\r\nx: y"))).toBe("facebook_token_invalid");
	expect(codeOf(await graphWith().me("não é um token"))).toBe("facebook_token_invalid");
});

test("a question is asked three times while Meta is in trouble, and no more", async () => {
	waits.length = 0;
	await orderGraph(emulator.url, "account", { accountId: "900100200300402" });
	await rule({ match: "GET act_900100200300402", times: 2, error: { code: 2, status: 500 } });
	expect((await graphWith().getAccount(TOKEN, "900100200300402")).ok).toBe(true);
	expect(waits).toEqual([300, 1_000]);
	await rule({ match: "GET act_900100200300402", error: { code: 1, status: 500 } });
	expect(codeOf(await graphWith().getAccount(TOKEN, "900100200300402"))).toBe(
		"facebook_unavailable",
	);
	expect(await calls("GET act_900100200300402")).toBe(6);
});

test("Meta that asks for a pause is not asked again at once", async () => {
	await rule({
		match: "GET act_900100200300403/campaigns",
		error: { code: 80004, isTransient: true },
		headers: { "retry-after": "120" },
	});
	await orderGraph(emulator.url, "account", { accountId: "900100200300403" });
	const result = await graphWith().listCampaigns(TOKEN, "900100200300403", null);
	expect(result).toMatchObject({
		ok: false,
		fault: { code: "facebook_rate_limited", retryAfterMs: 120_000, isUncertain: false },
	});
	expect(await calls("GET act_900100200300403/campaigns")).toBe(1);
});

test("a page also says that the next one has to wait", async () => {
	await orderGraph(emulator.url, "account", { accountId: "900100200300404" });
	await rule({
		match: "GET act_900100200300404/campaigns",
		headers: { "x-app-usage": JSON.stringify({ call_count: 97, total_time: 1, total_cputime: 1 }) },
	});
	const { pauseMs } = valueOf(await graphWith().listCampaigns(TOKEN, "900100200300404", null));
	expect(pauseMs).toBe(300_000);
});

test("nothing that does something is asked twice; a lost answer is uncertain", async () => {
	const purchase = await orderGraph<Purchase>(emulator.url, "purchase", {
		userId: "10220000000000001",
		productId: "creditos_100",
	});
	await rule({ match: `POST ${purchase.purchaseToken}/consume`, times: 1, mode: "garbage" });
	const lost = await graphWith().consume(TOKEN, purchase.purchaseToken);
	expect(lost).toMatchObject({
		ok: false,
		fault: { code: "facebook_unavailable", isUncertain: true },
	});
	expect(await calls(`POST ${purchase.purchaseToken}/consume`)).toBe(1);
	// It had been done.
	expect(codeOf(await graphWith().consume(TOKEN, purchase.purchaseToken))).toBe(
		"facebook_parameter",
	);
});

test("an address that may not be called is no uncertainty", async () => {
	const result = await graphWith({ allowedPrivateHosts: [] }).me(TOKEN);
	expect(result).toMatchObject({ ok: false, fault: { isTransient: false, isUncertain: false } });
});

test("events are taken, and refused whole with Meta's own words", async () => {
	const event = (at: number) => ({
		event_name: "Lead",
		event_time: at,
		event_id: "e1",
		action_source: "website",
		user_data: { em: ["6".repeat(64)] },
	});
	const now = Math.floor(Date.now() / 1000);
	const { rows } = valueOf(await graphWith().listPixels(TOKEN, "1122334455667788", null));
	const pixelId = rows[0]?.pixelId ?? "";
	const send = (at: number) =>
		graphWith().sendEvents(TOKEN, pixelId, JSON.stringify({ data: [event(at)] }));
	expect(valueOf(await send(now))).toEqual({
		eventsReceived: 1,
		traceId: "AkMvlb3LjpU7viGmYsJbeSa",
	});
	expect(await send(now - 8 * 86_400)).toMatchObject({
		ok: false,
		fault: { code: "event_too_old", message: expect.stringContaining("Event Timestamp Too Old") },
	});
});

test("a subscription is refused until the address gives the challenge back", async () => {
	const wanted = {
		object: "page",
		callbackUrl: `${emulator.url}/nobody`,
		fields: ["feed", "mention"],
		verifyToken: "v",
		includeValues: true,
	};
	const refused = await graphWith().subscribe(wanted);
	expect(refused).toMatchObject({ ok: false, fault: { metaCode: 2200 } });
	await orderGraph(emulator.url, "handshake", { isOn: false });
	expect((await graphWith().subscribe(wanted)).ok).toBe(true);
	expect(valueOf(await graphWith().listSubscriptions())).toEqual([
		{ object: "page", callbackUrl: wanted.callbackUrl, isActive: true, fields: wanted.fields },
	]);
	expect((await graphWith().unsubscribe("page")).ok).toBe(true);
	expect(valueOf(await graphWith().listSubscriptions())).toEqual([]);
});

test("products, purchases and payments are read in our words", async () => {
	const graph = graphWith();
	const bought = await orderGraph<Purchase>(emulator.url, "purchase", {
		userId: "777000111",
		productId: "creditos_500",
	});
	expect(valueOf(await graph.listProducts(TOKEN))[0]).toEqual({
		productId: "creditos_100",
		title: "100 créditos",
		description: "Pacote de 100 créditos de atendimento",
		price: "R$ 9,90",
		productType: "CONSUMABLE",
		priceCurrencyCode: "BRL",
		priceAmountCents: 990,
	});
	expect(valueOf(await graph.listPurchases("EAAGu777000111"))).toEqual([
		{
			paymentId: bought.paymentId,
			productId: "creditos_500",
			purchasedAt: bought.purchaseTime * 1000,
			purchaseToken: bought.purchaseToken,
			isConsumed: false,
		},
	]);
	expect(valueOf(await graph.getPayment(bought.paymentId))).toEqual({
		id: bought.paymentId,
		userId: "777000111",
		actions: [{ type: "charge", status: "completed" }],
		disputes: [],
	});
});

test("purchases are read to the last page; a list that never ends counts as no answer", async () => {
	const purchase = (n: number) => ({
		product_id: "creditos_100",
		payment_id: String(9000 + n),
		purchase_time: 1_790_000_000,
		purchase_token: `pt_${n}`,
		is_consumed: false,
	});
	const asked: (string | null)[] = [];
	const pagesOf = (count: number) =>
		graphWith({
			fetch: (url) => {
				const after = new URL(url).searchParams.get("after");
				asked.push(after);
				const n = Number(after ?? 0) + 1;
				const paging = { cursors: { after: String(n) }, next: "https://graph.example/next" };
				const more = n < count ? { paging } : {};
				return Promise.resolve(Response.json({ data: [purchase(n)], ...more }));
			},
		});
	const whole = valueOf(await pagesOf(3).listPurchases(TOKEN));
	expect(whole.map(({ paymentId }) => paymentId)).toEqual(["9001", "9002", "9003"]);
	expect(asked).toEqual([null, "1", "2"]);
	expect(await pagesOf(Number.POSITIVE_INFINITY).listPurchases(TOKEN)).toMatchObject({
		ok: false,
		fault: { code: "facebook_unavailable", isUncertain: true },
	});
});
