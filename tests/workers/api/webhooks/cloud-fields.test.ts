import { runInDurableObject } from "cloudflare:test";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { callCloud } from "#tests/support/cloud-call.ts";
import { type OwnedNumber, ownNumber, reachGraph } from "#tests/support/cloud-graph.ts";
import { instanceOf } from "#tests/support/instance.ts";
import { linkNumber } from "#tests/support/linked-number.ts";
import { createMember, createWorkspace, migrate, type TestMember } from "#tests/support/sign-in.ts";
import { ask, listContacts, listMessages } from "#tests/support/two-workspaces.ts";

let member: TestMember;
let number: OwnedNumber;
let channelId: string;
beforeAll(async () => {
	await migrate();
	vi.spyOn(console, "warn").mockImplementation(() => {});
	vi.spyOn(console, "error").mockImplementation(() => {});
	reachGraph();
	member = await createMember((await createWorkspace()).id);
	number = await ownNumber();
	channelId = await linkNumber(member, number);
});
beforeEach(() => {
	reachGraph();
});
afterEach(() => vi.unstubAllGlobals());

/** Each case has a customer of its own. */
let people = 0;
const nextPhone = () => `55119${String(10_000_000 + people++)}`;
const seconds = () => String(Math.floor(Date.now() / 1000));

async function tell(field: string, value: object): Promise<void> {
	const metadata = { display_phone_number: "551130000000", phone_number_id: number.phoneNumberId };
	const answer = await callCloud(
		JSON.stringify({
			object: "whatsapp_business_account",
			entry: [
				{
					id: number.businessId,
					time: Number(seconds()),
					changes: [{ field, value: { messaging_product: "whatsapp", metadata, ...value } }],
				},
			],
		}),
	);
	expect(answer.status).toBe(200);
}
const write = (phone: string, more: object = { type: "text", text: { body: "oi" } }) =>
	tell("messages", {
		contacts: [{ wa_id: phone, profile: { name: `Cliente ${phone}` } }],
		messages: [{ from: phone, id: `wamid.${crypto.randomUUID()}`, timestamp: seconds(), ...more }],
	});
async function find(phone: string) {
	const contact = (await listContacts(member, channelId)).find((one) => one.phone === phone);
	if (!contact) throw new Error(`nobody has ${phone}`);
	return contact;
}
const lines = async (phone: string) => listMessages(member, channelId, (await find(phone)).id);
const keptNow = () =>
	runInDurableObject(
		instanceOf(channelId),
		(_, { storage }) =>
			storage.sql.exec<{ n: number }>("SELECT count(*) AS n FROM quarantine").one().n,
	);

test.each<[string, object, object]>([
	[
		"order",
		{
			order: {
				catalog_id: "1",
				product_items: [
					{ product_retailer_id: "sku", quantity: 2, item_price: 10, currency: "BRL" },
				],
			},
		},
		{ type: "text", text: "2 × sku (BRL 10)\n= BRL 20", media: { form: { order: {} } } },
	],
	[
		"interactive",
		{ interactive: { type: "button_reply", button_reply: { id: "sim", title: "Sim" } } },
		{ text: "Sim", media: { form: { chosen: { value: "sim" } } } },
	],
	[
		"interactive",
		{
			interactive: {
				type: "nfm_reply",
				nfm_reply: { body: "Sent", response_json: '{"cep":"01001-000"}' },
			},
		},
		{ text: "cep: 01001-000", media: { form: { answers: [{ value: "01001-000" }] } } },
	],
	["button", { button: { text: "Quero", payload: "p" } }, { text: "Quero" }],
	[
		"location",
		{ location: { latitude: -23.5, longitude: -46.6, name: "Loja" } },
		{ type: "location", text: "Loja" },
	],
	[
		"unsupported",
		{ unsupported: { type: "view_once" }, errors: [{ code: 131_051 }] },
		{ type: "other", text: "", media: { kind: "view_once" } },
	],
])("a %s of a customer stands in the conversation as what it is", async (type, node, shown) => {
	const phone = nextPhone();
	const before = await keptNow();
	await write(phone, { type, ...node });
	expect(await lines(phone)).toMatchObject([{ direction: "incoming", ...shown }]);
	expect(await keptNow()).toBe(before);
});

test("a call that was missed is one line, told once or twice", async () => {
	const phone = nextPhone();
	const call = { id: `wacid.${phone}`, from: phone, to: "1", direction: "USER_INITIATED" };
	const at = { timestamp: seconds() };
	await tell("calls", { calls: [{ ...call, ...at, event: "connect" }] });
	expect(await lines(phone)).toMatchObject([{ type: "call", text: "voice" }]);
	const end = { calls: [{ ...call, ...at, event: "terminate", status: "FAILED" }] };
	await tell("calls", end);
	await tell("calls", end);
	expect(await lines(phone)).toMatchObject([{ type: "call", text: "voice_missed" }]);
	const answered = { ...call, id: `wacid.b${phone}`, ...at };
	await tell("calls", { calls: [{ ...answered, event: "connect" }] });
	await tell("calls", { calls: [{ ...answered, event: "terminate", duration: "65" }] });
	expect((await lines(phone)).at(-1)).toMatchObject({ text: "voice", media: { seconds: 65 } });
});

test("whoever wants no offers says so once, also by another name, and may want them again", async () => {
	const phone = nextPhone();
	await write(phone);
	const wish = (value: string, timestamp: number) =>
		tell("user_preferences", {
			user_preferences: [{ wa_id: phone, category: "marketing_messages", value, timestamp }],
		});
	await wish("stop", 1_790_000_100);
	expect(await find(phone)).toMatchObject({ noOffersSince: 1_790_000_100_000 });
	// An older word that comes late changes nothing.
	await wish("resume", 1_790_000_050);
	expect(await find(phone)).toMatchObject({ noOffersSince: 1_790_000_100_000 });
	await wish("resume", 1_790_000_200);
	expect((await find(phone)).noOffersSince).toBeUndefined();
});

test("one person stays one with another number, another id and a name in place of both", async () => {
	const [phone, next] = [nextPhone(), nextPhone()];
	await tell("messages", {
		contacts: [
			{ wa_id: phone, user_id: `BR.${phone}`, profile: { name: "Ana", username: "ana.s" } },
		],
		messages: [
			{
				from: phone,
				from_user_id: `BR.${phone}`,
				id: `wamid.${phone}`,
				timestamp: seconds(),
				type: "text",
				text: { body: "oi" },
			},
		],
	});
	const before = await find(phone);
	expect(before).toMatchObject({ username: "ana.s" });
	const moved = { previous: `BR.${phone}`, current: `BR.${next}` };
	await tell("user_id_update", { user_id_update: [{ wa_id: phone, user_id: moved }] });
	await write(phone, { type: "system", system: { type: "user_changed_number", wa_id: next } });
	await tell("messages", {
		contacts: [{ user_id: `BR.${next}` }],
		messages: [
			{
				from_user_id: `BR.${next}`,
				id: `wamid.${next}`,
				timestamp: seconds(),
				type: "text",
				text: { body: "sou eu" },
			},
		],
	});
	const after = await find(next);
	expect(after.id).toBe(before.id);
	expect((await lines(next)).map(({ text }) => text)).toEqual(["oi", "sou eu"]);
});

test("what happens to a group stands in it, and its suspension with the number", async () => {
	const phone = nextPhone();
	const group = `Y2Fw${phone}`;
	await write(phone, { group_id: group, type: "text", text: { body: "quem vem?" } });
	const groups = (more: object) => ({
		groups: [{ group_id: group, timestamp: seconds(), ...more }],
	});
	await tell(
		"group_participants_update",
		groups({
			type: "group_participants_add",
			reason: "invite_link",
			added_participants: [{ wa_id: nextPhone() }],
		}),
	);
	await tell(
		"group_settings_update",
		groups({
			type: "group_settings_update",
			request_id: phone,
			group_subject: { text: "Obra", update_successful: true },
		}),
	);
	const contact = (await listContacts(member, channelId)).find(({ name }) => name === "Obra");
	const told = await listMessages(member, channelId, contact?.id ?? "");
	expect(told.map(({ type, text }) => (type === "system" ? JSON.parse(text).act : text))).toEqual([
		"quem vem?",
		"joined",
		"renamed",
	]);
	await tell("group_status_update", groups({ type: "group_suspend" }));
	const { notices } = (await (
		await ask(member, "GET", `/api/channels/${channelId}/notices`)
	).json()) as { notices: { event: string }[] };
	expect(notices.map(({ event }) => event)).toContain("group_suspend");
});

test.each([
	["messages", { errors: [{ code: 130_429 }] }],
	["messages", { messages: [{ id: 7 }] }],
	["calls", { calls: [{ event: "hologram" }] }],
	["user_preferences", { user_preferences: [{ value: "maybe" }] }],
	["group_status_update", { groups: [{ type: "of_tomorrow", group_id: "g" }] }],
	["field_of_tomorrow", { news: 1 }],
])("of %s what nobody understands is kept for a person, never dropped", async (field, value) => {
	const before = await keptNow();
	await tell(field, value);
	expect(await keptNow()).toBe(before + 1);
});
