import { expect, test } from "vitest";
import { summarizeEvent } from "#tests/support/summarize-event.ts";
import { readCloudCall } from "#workers/adapters/whatsapp-gateway/cloud-api/webhook.ts";

const MARIA = "5511912345678";

function read(value: object, field = "messages") {
	const metadata = { display_phone_number: "551130000000", phone_number_id: "106540352242922" };
	const entry = [
		{ id: "1", time: 1_790_000_000, changes: [{ field, value: { metadata, ...value } }] },
	];
	const opened = readCloudCall(JSON.stringify({ object: "whatsapp_business_account", entry }));
	if (opened.kind !== "batches") throw new Error(opened.kind);
	const [batch] = opened.batches;
	return { isUnread: batch?.isUnread, events: batch?.events ?? [] };
}
const told = (value: object, field?: string) => read(value, field).events.map(summarizeEvent);
const said = (more: object) =>
	read({
		contacts: [{ wa_id: MARIA, profile: { name: "Maria" } }],
		messages: [{ from: MARIA, id: "wamid.1", timestamp: "1790000000", ...more }],
	});
const contentOf = (more: object) => {
	const [event] = said(more).events;
	return event?.type === "message" ? event.content : null;
};

test("an order comes with its lines, its money and what it costs together (peers 36)", () => {
	const order = {
		catalog_id: "194836987003835",
		text: "Presente, por favor",
		product_items: [
			{ product_retailer_id: "di9ozbzfi4", quantity: 2, item_price: 30.5, currency: "BRL" },
			{ product_retailer_id: "nqryix03ez", quantity: "1", item_price: "25", currency: "BRL" },
		],
	};
	expect(contentOf({ type: "order", order })).toEqual({
		type: "text",
		text: "Presente, por favor\n2 × di9ozbzfi4 (BRL 30.5)\n1 × nqryix03ez (BRL 25)\n= BRL 86.0",
		media: {
			form: {
				body: "Presente, por favor",
				order: {
					catalog: "194836987003835",
					currency: "BRL",
					lines: [
						{ product: "di9ozbzfi4", quantity: 2, price: "30.5" },
						{ product: "nqryix03ez", quantity: 1, price: "25" },
					],
				},
			},
		},
	});
	// Of several currencies there is no sum, and no money that is none.
	const mixed = { ...order, product_items: [{ ...order.product_items[0], currency: "R$" }] };
	expect(contentOf({ type: "order", order: mixed })?.media?.form?.order?.currency).toBeUndefined();
	expect(said({ type: "order", order: {} })).toMatchObject({
		isUnread: true,
		events: [{ content: { type: "other" } }],
	});
});

test("the fields of a Flow are told by their names, whatever its JSON is", () => {
	const flow = (response_json: string) => ({
		type: "interactive",
		interactive: { type: "nfm_reply", nfm_reply: { name: "flow", body: "Sent", response_json } },
	});
	const json = {
		flow_token: "t",
		screen_0_Nome_completo_0: "Ana",
		tamanhos: ["P", "M", { a: 1 }],
		endereco: { rua: "Sé", numero: 10, extra: {} },
		aceito: true,
		vazio: "",
	};
	expect(contentOf(flow(JSON.stringify(json)))).toMatchObject({
		text: "Nome completo: Ana\ntamanhos: P, M\nendereco · rua: Sé\nendereco · numero: 10\naceito: true",
	});
	for (const strange of ["no json", "7", "null", `[${"[".repeat(1000)}`])
		expect(said(flow(strange)), strange).toMatchObject({
			isUnread: true,
			events: [{ content: { type: "text", text: "Sent" } }],
		});
	const long = JSON.stringify({ a: "x".repeat(100_000) });
	expect(contentOf(flow(long))?.text.length).toBeLessThan(2_000);
	expect(said({ type: "interactive", interactive: { type: "of_tomorrow" } }).isUnread).toBe(true);
});

test("somebody who only opened the chat said nothing; a name for a hidden number is kept", () => {
	expect(said({ type: "request_welcome" })).toEqual({ isUnread: false, events: [] });
	const contacts = [{ user_id: "BR.1", profile: { name: "João", username: "joao.s" } }];
	const message = {
		from_user_id: "BR.1",
		id: "wamid.2",
		timestamp: "1790000000",
		type: "text",
		text: { body: "oi" },
	};
	expect(told({ contacts, messages: [message] })).toEqual([
		'in/live wamid.2 bsuid:BR.1 text "oi" name=João at=1790000000000',
		"contact bsuid:BR.1 name=null avatar=false @joao.s",
	]);
});

test("a call rings, ends, or is missed; ours are ours", () => {
	const call = (more: object) => ({
		calls: [
			{
				id: "wacid.1",
				from: MARIA,
				to: "551130000000",
				timestamp: "1790000000",
				direction: "USER_INITIATED",
				...more,
			},
		],
	});
	expect(told(call({ event: "connect" }), "calls")).toEqual([
		`call wacid.1 phone:${MARIA} ringing video=false 1790000000000`,
	]);
	expect(told(call({ event: "terminate", status: "COMPLETED", duration: 73 }), "calls")).toEqual([
		`call wacid.1 phone:${MARIA} ended video=false 1790000000000 73s`,
	]);
	expect(told(call({ event: "terminate", status: ["FAILED"] }), "calls")).toEqual([
		`call wacid.1 phone:${MARIA} ended video=false 1790000000000 missed`,
	]);
	const ours = { event: "connect", from: "551130000000", to: MARIA, direction: undefined };
	expect(told(call(ours), "calls")).toEqual([
		`call wacid.1 phone:${MARIA} ringing video=false 1790000000000 ours`,
	]);
	expect(read({ statuses: [{ id: "wacid.1", type: "call", status: "RINGING" }] }, "calls")).toEqual(
		{
			events: [],
			isUnread: false,
		},
	);
	expect(read(call({ event: "hologram" }), "calls").isUnread).toBe(true);
	expect(read({}, "calls").isUnread).toBe(true);
});

test("what customers decide of offers and of their id is about the same person", () => {
	const preference = {
		wa_id: MARIA,
		detail: "User requested to stop marketing messages",
		category: "marketing_messages",
		value: "stop",
		timestamp: 1_790_000_001,
	};
	expect(told({ user_preferences: [preference] }, "user_preferences")).toEqual([
		`offers phone:${MARIA} false 1790000001000`,
	]);
	const system = { type: "user_preference_changed", marketing: "resume" };
	expect(said({ type: "system", system }).events.map(summarizeEvent)).toEqual([
		`offers phone:${MARIA} true 1790000000000`,
	]);
	const moved = { wa_id: MARIA, user_id: { previous: "BR.1", current: "BR.2" } };
	expect(told({ user_id_update: [moved] }, "user_id_update")).toEqual([
		`renumbered bsuid:BR.1 to phone:${MARIA}+bsuid:BR.2`,
	]);
	// The former id in words alone, or not at all.
	const changed = { type: "user_changed_user_id", wa_id: MARIA, user_id: "BR.2" };
	const body = "User joao changed from BR.1 to BR.2";
	const asSystem = (one: object) =>
		told({ messages: [{ id: "wamid.3", timestamp: "1790000000", type: "system", system: one }] });
	expect(asSystem({ ...changed, body })).toEqual([
		`renumbered bsuid:BR.1 to phone:${MARIA}+bsuid:BR.2`,
	]);
	expect(asSystem(changed)).toEqual([`contact phone:${MARIA}+bsuid:BR.2 name=null avatar=false`]);
	for (const field of ["user_preferences", "user_id_update"]) {
		expect(read({}, field).isUnread, field).toBe(true);
		expect(read({ [field]: [{ news: 1 }] }, field).isUnread, field).toBe(true);
	}
});

test("what happens to groups is told where it happened (findings 8d)", () => {
	const group = (more: object) => ({
		groups: [{ timestamp: "1790000000", group_id: "Y2Fw", ...more }],
	});
	const tell = (field: string, more: object) => told(group(more), field);
	expect(
		tell("group_lifecycle_update", { type: "group_create", subject: "Obra", request_id: "r" }),
	).toEqual(["contact group:Y2Fw name=Obra avatar=false"]);
	expect(
		tell("group_participants_update", {
			type: "group_participants_add",
			reason: "invite_link",
			added_participants: [{ wa_id: MARIA }],
		})[0],
	).toContain("group_change group:Y2Fw joined");
	expect(
		tell("group_participants_update", {
			type: "group_participants_remove",
			initiated_by: "participant",
			removed_participants: [{ wa_id: MARIA }],
		})[0],
	).toContain("group_change group:Y2Fw left");
	expect(
		tell("group_settings_update", {
			type: "group_settings_update",
			group_subject: { text: "Obra nova", update_successful: true },
			profile_picture: { update_successful: false },
		}),
	).toEqual([expect.stringMatching(/renamed .*Obra nova$/u)]);
	expect(tell("group_status_update", { type: "group_suspend" })[0]).toContain("group_suspend");
	const failed = { type: "group_create", errors: [{ code: 1 }] };
	expect(read(group(failed), "group_lifecycle_update").isUnread).toBe(true);
	expect(read(group({ type: "of_tomorrow" }), "group_status_update").isUnread).toBe(true);
	const status = {
		id: "wamid.O",
		status: "read",
		recipient_type: "group",
		participant_recipient_id: MARIA,
	};
	expect(told({ statuses: [status] })).toEqual(["status wamid.O delivered"]);
});

test("errors of the number itself are kept", () => {
	expect(read({ errors: [{ code: 130_429, title: "Rate limit hit" }] }).isUnread).toBe(true);
});
