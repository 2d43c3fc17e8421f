import { beforeAll, expect, test, vi } from "vitest";
import { DEFAULT_SETTINGS } from "#app/domain/channels/settings.ts";
import { readReferral } from "#app/domain/inbox/referral.ts";
import type { ContactSales } from "#app/contracts/sales.ts";
import { createMoneyRig, freshDigits, type MoneyRig } from "#tests/support/facebook-money-rig.ts";
import { incoming, instanceOf } from "#tests/support/instance.ts";
import { bindings, migrate } from "#tests/support/sign-in.ts";
import { ask, createChannel } from "#tests/support/two-workspaces.ts";
import { sealCloudCredentials } from "#workers/adapters/whatsapp-gateway/cloud-api/credentials.ts";

const TOKEN = "EAAGmarks-0123456789";
const AD = "120226305854810726";
const CLICK = "Aff-n8ZTODiE79d22KtAwQKj9e_mIEOOj27vDVwFjN80dp4_0N";

beforeAll(async () => {
	await migrate();
	for (const name of ["log", "warn", "error"] as const)
		vi.spyOn(console, name).mockImplementation(() => {});
});

/** A number of the official API to which somebody wrote, from an ad unless said. */
async function createShop(rig: MoneyRig, { fromAd = true } = {}) {
	const { workspaceId, people } = rig.team;
	const channelId = await createChannel(workspaceId);
	const businessId = freshDigits();
	const owner = { workspaceId, channelId };
	const key = await bindings.DB.prepare("select data_key_wrapped as w from workspaces where id = ?")
		.bind(workspaceId)
		.first<{ w: string }>();
	const credentials = { phoneNumberId: freshDigits(), businessId, token: "EAAGnumber-0123456789" };
	const instance = instanceOf(channelId);
	await instance.configure({
		...owner,
		name: "Loja",
		gateway: "cloud-api",
		settings: DEFAULT_SETTINGS,
		dataKeyWrapped: key?.w ?? "",
		credentialsSealed: sealCloudCredentials(await rig.sealerOf(workspaceId), owner, credentials),
	});
	const referral = readReferral({ sourceId: AD, clickId: CLICK, headline: "Tênis de corrida" });
	await instance.receive([incoming(fromAd && referral ? { referral } : {})]);
	const page = await instance.contacts(workspaceId, { cursor: null, search: "" });
	const contactId = page.ok ? (page.value.contacts[0]?.id ?? "") : "";
	const path = `/api/channels/${channelId}/contacts/${contactId}`;
	const at = (who: keyof typeof people) => ({
		mark: (id: string, over: object = {}) =>
			ask(people[who], "POST", `${path}/sales`, {
				id,
				kind: "sale",
				cents: 12_990,
				currency: "BRL",
				product: "Tênis",
				note: "Pix",
				...over,
			}),
		correct: (id: string, facts: object | null) =>
			ask(people[who], "POST", `${path}/sales/${id}`, { facts }),
		refuse: (isRefused: boolean) => ask(people[who], "POST", `${path}/ads-refusal`, { isRefused }),
		read: async () =>
			(await (await ask(people[who], "GET", `${path}/sales`)).json<unknown>()) as ContactSales,
	});
	/** What the queue does. */
	const tell = (messageId: string) =>
		rig.services().facebookMarks.run({
			type: "sale_mark",
			...owner,
			channelType: "whatsapp",
			messageId,
		});
	return { ...owner, businessId, contactId, at, tell, operator: at("operator") };
}

const allow = (rig: MoneyRig, pixelId: string | null, matchesPhone = false) =>
	rig.services().adSales.saveSending(rig.team.people.manager.signedIn, { pixelId, matchesPhone });
const sentTo = (rig: MoneyRig, pixelId: string) =>
	rig.order<{ event: Record<string, unknown> }[]>("events", { pixelId });

test("a sale after an ad reaches Meta once, with the click, however often its job runs", async () => {
	const rig = await createMoneyRig();
	const { pixelId } = await rig.addAccount(TOKEN);
	await allow(rig, pixelId);
	const shop = await createShop(rig);
	const id = crypto.randomUUID();
	for (const _ of [1, 2]) expect((await shop.operator.mark(id)).status).toBe(200);
	expect((await shop.operator.read()).marks).toMatchObject([{ id, sent: null, outcome: null }]);
	for (const _ of [1, 2, 3]) await shop.tell(id);
	const [taken, ...others] = await sentTo(rig, pixelId);
	expect(others).toEqual([]);
	expect(taken?.event).toMatchObject({
		event_name: "Purchase",
		action_source: "business_messaging",
		messaging_channel: "whatsapp",
		user_data: { ctwa_clid: CLICK, whatsapp_business_account_id: shop.businessId },
		custom_data: { value: 129.9, currency: "BRL", content_name: "Tênis" },
	});
	expect(JSON.stringify(taken)).not.toContain("Pix");
	expect((await shop.operator.read()).marks).toMatchObject([
		{ id, outcome: "sent", sent: { state: "sent", fault: null } },
	]);
	// Corrected later it is not told again: Meta takes one event of an id.
	await shop.operator.correct(id, null);
	await shop.tell(id);
	expect(await sentTo(rig, pixelId)).toHaveLength(1);
});

test("J12 nothing is told without the workspace's and the contact's consent", async () => {
	const rig = await createMoneyRig();
	const { pixelId } = await rig.addAccount(TOKEN);
	const shop = await createShop(rig);
	const outcomeOf = async (id: string) => {
		await shop.tell(id);
		return (await shop.operator.read()).marks.find((mark) => mark.id === id)?.outcome;
	};
	const [off, refused, taken] = [1, 2, 3].map(() => crypto.randomUUID()) as [
		string,
		string,
		string,
	];
	await shop.operator.mark(off);
	expect(await outcomeOf(off)).toBe("off");
	await allow(rig, pixelId);
	await shop.operator.refuse(true);
	await shop.operator.mark(refused);
	expect(await outcomeOf(refused)).toBe("refused");
	await shop.operator.refuse(false);
	await shop.operator.mark(taken);
	await shop.operator.correct(taken, null);
	expect(await outcomeOf(taken)).toBe("taken_back");
	expect(await sentTo(rig, pixelId)).toEqual([]);
});

test("who came by no ad is told by the hash of the phone only where the workspace chose it", async () => {
	const rig = await createMoneyRig();
	const { pixelId } = await rig.addAccount(TOKEN);
	await allow(rig, pixelId);
	const shop = await createShop(rig, { fromAd: false });
	const [first, second] = [crypto.randomUUID(), crypto.randomUUID()];
	await shop.operator.mark(first);
	await shop.tell(first);
	expect((await shop.operator.read()).marks).toMatchObject([{ outcome: "no_click" }]);
	await allow(rig, pixelId, true);
	await shop.operator.mark(second, { kind: "lead", cents: null });
	await shop.tell(second);
	const [taken] = await sentTo(rig, pixelId);
	expect(taken?.event).toMatchObject({ event_name: "Lead", action_source: "chat" });
	expect(JSON.stringify(taken)).not.toContain("5511987654321");
});

test("what Meta refuses is shown, and what it could not answer is tried again as the same event", async () => {
	const rig = await createMoneyRig();
	const { pixelId } = await rig.addAccount(TOKEN);
	await allow(rig, pixelId);
	const shop = await createShop(rig);
	const [busy, bad] = [crypto.randomUUID(), crypto.randomUUID()];
	const match = `POST ${pixelId}/events`;
	const rule = (error: object) => rig.order("rules", { rules: [{ match, times: 1, error }] });
	await rule({ code: 4, message: "(#4) Application request limit reached" });
	await shop.operator.mark(busy);
	await shop.tell(busy);
	expect(await sentTo(rig, pixelId)).toHaveLength(0);
	expect((await shop.operator.read()).marks).toMatchObject([{ outcome: null }]);
	await shop.tell(busy);
	expect(await sentTo(rig, pixelId)).toHaveLength(1);
	await rule({ code: 100, subcode: 2804066, userTitle: "Messaging Event Invalid Event Type" });
	await shop.operator.mark(bad);
	await shop.tell(bad);
	expect((await shop.operator.read()).marks[0]).toMatchObject({
		outcome: "sent",
		sent: { state: "failed", fault: { message: "Messaging Event Invalid Event Type" } },
	});
});

test("D08 nobody else's sale is marked, and who only reads marks none", async () => {
	const rig = await createMoneyRig();
	const shop = await createShop(rig);
	const other = await createMoneyRig();
	const id = crypto.randomUUID();
	expect((await shop.at("viewer").mark(id)).status).toBe(403);
	const path = `/api/channels/${shop.channelId}/contacts/${shop.contactId}/sales`;
	expect((await ask(other.team.people.admin, "GET", path)).status).toBe(404);
	const body = { id, kind: "sale", cents: 1, currency: "BRL", product: "", note: "" };
	expect((await ask(other.team.people.admin, "POST", path, body)).status).toBe(404);
	expect((await shop.operator.mark(id, { cents: null })).status).toBe(400);
	expect((await shop.operator.mark(id, { currency: "XXX" })).status).toBe(400);
	expect((await shop.operator.correct(id, null)).status).toBe(404);
	const pixel = await allow(rig, "123456789012345");
	expect(pixel).toMatchObject({ ok: false, code: "conversion_invalid" });
	const { signedIn } = rig.team.people.operator;
	const sending = { pixelId: null, matchesPhone: true };
	expect(await rig.services().adSales.saveSending(signedIn, sending)).toMatchObject({
		code: "forbidden",
	});
});

test("an ad is called by its name once an account may see it, and stays unknown else", async () => {
	const rig = await createMoneyRig();
	const shop = await createShop(rig);
	expect(await shop.operator.read()).toMatchObject({
		isConnected: false,
		ads: [],
		touches: [{ adId: AD, headline: "Tênis de corrida", hasPicture: false }],
	});
	const { accountId } = await rig.addAccount(TOKEN);
	await rig.order("account", {
		accountId,
		ads: [
			{
				id: AD,
				name: "Vídeo 1",
				adSet: { id: "77", name: "São Paulo" },
				campaign: { id: "88", name: "Verão" },
				spend: "123.45",
			},
		],
	});
	rig.later(7 * 3_600_000);
	const named = await rig.services().adPlaces.refresh(rig.team.workspaceId, [AD]);
	expect(named).toBeUndefined();
	expect((await shop.operator.read()).ads).toEqual([
		{ adId: AD, name: "Vídeo 1", campaign: "Verão", adSet: "São Paulo" },
	]);
});

test("what an agent reports is a mark, and Meta is told of it one way only", async () => {
	const rig = await createMoneyRig();
	const { pixelId } = await rig.addAccount(TOKEN);
	const { workspaceId } = rig.team;
	const shop = await createShop(rig);
	const reported = {
		pixelId,
		currency: "BRL" as const,
		workspaceId,
		agentId: crypto.randomUUID(),
		channelId: shop.channelId,
		contactId: shop.contactId,
		phone: "5511987654321",
	};
	const sale = { ...reported, eventType: "Purchase" as const, value: 50, conversationId: "c-1" };
	const { facebookConversions } = rig.services();
	for (const _ of [1, 2]) await facebookConversions.report(sale);
	// The workspace tells nothing of marks: the agent's own way stays (record 094).
	expect(await sentTo(rig, pixelId)).toMatchObject([{ event: { action_source: "chat" } }]);
	expect((await shop.operator.read()).marks).toMatchObject([
		{ kind: "sale", cents: 5_000, agentId: reported.agentId, outcome: "sent" },
	]);
	await allow(rig, pixelId);
	await facebookConversions.report({ ...sale, conversationId: "c-2" });
	const [second] = (await shop.operator.read()).marks;
	expect(second).toMatchObject({ cents: 5_000, outcome: null });
	await shop.tell(second?.id ?? "");
	const events = (await sentTo(rig, pixelId)).map(({ event }) => event.action_source);
	expect(events).toEqual(["chat", "business_messaging"]);
	// What is neither a lead nor a sale is reported as before, and marks nothing.
	await facebookConversions.report({
		...sale,
		eventType: "AddToCart",
		conversationId: "c-3",
	} as never);
	expect((await shop.operator.read()).marks).toHaveLength(2);
	// Who said no is not told of by an agent either.
	await shop.operator.refuse(true);
	await allow(rig, null);
	await facebookConversions.report({ ...sale, conversationId: "c-4" });
	expect(await sentTo(rig, pixelId)).toHaveLength(3);
	expect((await shop.operator.read()).marks[0]).toMatchObject({ outcome: "refused" });
});
