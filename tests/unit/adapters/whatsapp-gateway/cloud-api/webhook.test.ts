import { createHmac } from "node:crypto";
import { expect, test } from "vitest";
import { summarizeEvent } from "#tests/support/summarize-event.ts";
import { answerMetaChallenge } from "#workers/adapters/meta-graph/signature.ts";
import {
	openCloudCall,
	readCloudCall,
} from "#workers/adapters/whatsapp-gateway/cloud-api/webhook.ts";

const SECRET = "app_secret_test";
const bytesOf = (text: string) => new TextEncoder().encode(text);

function call(body: string, secret = SECRET) {
	const mac = createHmac("sha256", secret).update(body).digest("hex");
	return openCloudCall({ bytes: bytesOf(body), signature: `sha256=${mac}` }, SECRET);
}

const change = (value: unknown, field = "messages") => ({ field, value });
const bodyOf = (...changes: unknown[]) =>
	JSON.stringify({ object: "whatsapp_business_account", entry: [{ id: "1", changes }] });
const valueOf = (told: object, phoneNumberId = "106540352242922") => ({
	messaging_product: "whatsapp",
	metadata: { display_phone_number: "551130000000", phone_number_id: phoneNumberId },
	...told,
});

function told(value: object): string[] {
	const opened = call(bodyOf(change(valueOf(value))));
	if (opened.kind !== "batches") throw new Error(opened.kind);
	return opened.batches.flatMap(({ events }) => events).map(summarizeEvent);
}

const contacts = [
	{ profile: { name: "João" }, wa_id: "5511912345678", user_id: "BR.13491208655302741918" },
];
const message = (more: object) => ({
	from: "5511912345678",
	id: "wamid.T1",
	timestamp: "1790000000",
	...more,
});

/** Computed over a body whose non-ASCII is escaped, as Meta sends it. */
const ASCII_BODY = String.raw`{"object":"whatsapp_business_account","entry":[{"id":"102290129340398","changes":[{"value":{"messaging_product":"whatsapp","metadata":{"display_phone_number":"551130000000","phone_number_id":"106540352242922"},"contacts":[{"profile":{"name":"Jo\u00e3o"},"wa_id":"5511912345678"}],"messages":[{"from":"5511912345678","id":"wamid.T1","timestamp":"1790000000","type":"text","text":{"body":"Ol\u00e1, tudo bem? \ud83d\udc4d"}}]},"field":"messages"}]}]}`;
const ASCII_MAC = "9cfb51395a50419506a9b649cb24e22a311cbe3947a4900faa7fdd2263e88df7";

test("I08 the signature is over the bytes as they came: the same JSON written anew is refused", () => {
	const signed = (body: string, signature: string | null) =>
		openCloudCall({ bytes: bytesOf(body), signature }, SECRET).kind;
	expect(signed(ASCII_BODY, `sha256=${ASCII_MAC}`)).toBe("batches");
	expect(signed(JSON.stringify(JSON.parse(ASCII_BODY)), `sha256=${ASCII_MAC}`)).toBe("unproved");
	for (const signature of [null, "", ASCII_MAC, `sha1=${ASCII_MAC}`, `sha256=${"0".repeat(64)}`])
		expect(signed(ASCII_BODY, signature), String(signature)).toBe("unproved");
	expect(call("{}", "another secret").kind).toBe("unproved");
});

test("the address is registered only with our own token, and no markup comes back", () => {
	const ask = (query: object) =>
		answerMetaChallenge(
			{ mode: "subscribe", token: "verify-me-please", challenge: "1158201444", ...query },
			"verify-me-please",
		);
	expect(ask({})).toBe("1158201444");
	expect(ask({ token: "verify-me" })).toBeNull();
	expect(ask({ token: "" })).toBeNull();
	expect(ask({ mode: "unsubscribe" })).toBeNull();
	expect(ask({ challenge: "<script>alert(1)</script>" })).toBeNull();
});

test("a text comes with name, number and the id of a person without one", () => {
	const text = { type: "text", text: { body: "Olá" } };
	const userId = "BR.13491208655302741918";
	const common = { from_user_id: userId, ...text };
	expect(told({ contacts, messages: [message(common)] })).toEqual([
		`in/live wamid.T1 phone:5511912345678+bsuid:${userId} text "Olá" name=João at=1790000000000`,
	]);
	const hidden = { profile: { name: "joao.s" }, user_id: userId };
	expect(told({ contacts: [hidden], messages: [message({ ...common, from: undefined })] })).toEqual(
		[`in/live wamid.T1 bsuid:${userId} text "Olá" name=joao.s at=1790000000000`],
	);
});

test("every kind of message is told as what it is", () => {
	const kinds: [object, string][] = [
		[
			{ type: "image", image: { id: "44", mime_type: "image/jpeg", caption: "assim?" } },
			'image "assim?"',
		],
		[{ type: "audio", audio: { id: "44", mime_type: "audio/ogg", voice: true } }, 'audio ""'],
		[
			{ type: "document", document: { id: "4", filename: "a.pdf" } },
			'document "" {"fileName":"a.pdf"}',
		],
		[{ type: "sticker", sticker: { id: "44", mime_type: "image/webp" } }, 'sticker ""'],
		[
			{ type: "location", location: { latitude: 1, longitude: 2, name: "Loja" } },
			'location "Loja" {"latitude":1,"longitude":2}',
		],
		[{ type: "contacts", contacts: [{ name: { formatted_name: "Ana" } }] }, 'contact "Ana"'],
		[
			{ type: "button", button: { text: "Sim", payload: "y" } },
			'text "Sim" {"form":{"body":"Sim","chosen":{"value":"y"}}}',
		],
		[
			{
				type: "interactive",
				interactive: {
					type: "list_reply",
					list_reply: { id: "n38", title: "38", description: "pé largo" },
				},
			},
			'text "38" {"form":{"body":"38","chosen":{"value":"n38","description":"pé largo"}}}',
		],
		[
			{
				type: "text",
				text: { body: "Tem azul?" },
				context: { referred_product: { catalog_id: "7", product_retailer_id: "sku-1" } },
			},
			'text "Tem azul?" {"form":{"body":"Tem azul?","about":{"product":"sku-1","catalog":"7"}}}',
		],
		[{ type: "unsupported", unsupported: { type: "view_once" } }, 'other "" {"kind":"view_once"}'],
		[{ type: "unsupported", errors: [{ code: 131060 }] }, 'other "" {"kind":"unavailable"}'],
		[{ type: "unsupported", errors: [{ code: 131051 }] }, 'other ""'],
		[{ type: "order", order: {} }, 'other ""'],
	];
	for (const [kind, expected] of kinds)
		expect(told({ contacts, messages: [message(kind)] }), expected).toEqual([
			expect.stringContaining(expected),
		]);
	const reaction = { type: "reaction", reaction: { message_id: "wamid.O", emoji: "👍" } };
	expect(told({ contacts, messages: [message(reaction)] })).toEqual([
		"reaction 👍 on wamid.O fromMe=false",
	]);
	expect(
		told({ messages: [message({ type: "system", system: { type: "user_identity_changed" } })] }),
	).toEqual([]);
	const quoting = { type: "text", text: { body: "sim" }, context: { id: "wamid.Q" } };
	expect(told({ contacts, messages: [message(quoting)] })).toEqual([
		expect.stringContaining("quotes=wamid.Q"),
	]);
});

test("a failed status says why, and every status brings our own id back", () => {
	const statusOf = (status: string, code?: number) => {
		const errors = code === undefined ? undefined : [{ code, title: "x" }];
		const data = { id: "wamid.O", status, biz_opaque_callback_data: "m1", errors };
		const opened = call(bodyOf(change(valueOf({ statuses: [data] }))));
		return opened.kind === "batches" ? opened.batches[0]?.events[0] : null;
	};
	expect(statusOf("delivered")).toEqual({
		type: "status",
		providerId: "wamid.O",
		status: "delivered",
		clientId: "m1",
	});
	expect(statusOf("played")).toMatchObject({ status: "read" });
	for (const [code, failure] of [
		[131047, "window_closed"],
		[131026, "not_on_whatsapp"],
		[131048, "restricted"],
		[131049, "restricted"],
		[130472, "restricted"],
		[368, "restricted"],
		[131051, "refused"],
		[131000, "gateway_error"],
		[undefined, "gateway_error"],
	] as const)
		expect(statusOf("failed", code), String(code)).toMatchObject({ status: "failed", failure });
	expect(statusOf("warning")).toBeUndefined();
	const strange = call(bodyOf(change(valueOf({ statuses: [{ id: "w", status: "warning" }] }))));
	expect(strange).toMatchObject({ batches: [{ isUnread: true }] });
});

test("I13 a call is sorted by the number it names: what one tells never becomes another's", () => {
	const text = (body: string) => ({
		contacts,
		messages: [message({ type: "text", text: { body } })],
	});
	const opened = call(
		bodyOf(
			change(valueOf(text("um"), "111111")),
			change(valueOf(text("dois"), "222222")),
			change({ anything: 1 }, "message_template_status_update"),
			change(valueOf({ statuses: [{ id: "wamid.O", status: "read" }] }, "111111")),
		),
	);
	if (opened.kind !== "batches") throw new Error(opened.kind);
	expect(opened.batches.map(({ owner, events }) => [owner, events.map((e) => e.type)])).toEqual([
		[{ kind: "number", id: "111111" }, ["message", "status"]],
		[{ kind: "number", id: "222222" }, ["message"]],
		[{ kind: "business", id: "1" }, []],
	]);
	const [first, second, account] = opened.batches.map(({ body }) => body);
	for (const [own, others] of [
		[first, ["dois", "anything"]],
		[second, ["um", "read", "anything"]],
		[account, ["um", "dois"]],
	] as const)
		for (const word of others) expect(own).not.toContain(`"${word}"`);
	// Kept, it is read again as what it was.
	expect(readCloudCall(first ?? "")).toMatchObject({
		batches: [{ owner: { id: "111111" }, events: opened.batches[0]?.events }],
	});
});

test("what is signed and not understood is said to be so, beside what was", () => {
	expect(call("no json")).toEqual({ kind: "unread", reason: "not_json" });
	expect(call('{"object":"page","entry":[]}')).toEqual({ kind: "unread", reason: "envelope" });
	const ofNobody = { object: "whatsapp_business_account", entry: [{ changes: [change({})] }] };
	expect(call(JSON.stringify(ofNobody))).toEqual({ kind: "unread", reason: "value" });
	const good = message({ type: "text", text: { body: "oi" } });
	const opened = call(bodyOf(change(valueOf({ contacts, messages: [{ id: 7 }, good] }))));
	expect(opened).toMatchObject({ batches: [{ isUnread: true, events: [{ type: "message" }] }] });
});

test("what a person writes on the phone is theirs: text, edit, deletion, reaction (deployment 8a)", () => {
	const echo = (more: object) => {
		const said = { from: "551130000000", id: "wamid.E1", timestamp: "1790000000", ...more };
		const opened = call(bodyOf(change(valueOf({ message_echoes: [said] }), "smb_message_echoes")));
		return opened.kind === "batches" ? opened.batches : [];
	};
	const tell = (more: object) =>
		echo(more)
			.flatMap(({ events }) => events)
			.map(summarizeEvent);
	expect(tell({ to: "5511912345678", type: "text", text: { body: "Já separei" } })).toEqual([
		'out/phone wamid.E1 phone:5511912345678 text "Já separei" status=sent at=1790000000000',
	]);
	const revoke = { original_message_id: "wamid.O" };
	expect(tell({ to: "5511912345678", type: "revoke", revoke })).toEqual(["deleted wamid.O"]);
	const edit = { ...revoke, message: { type: "image", image: { caption: "agora sim" } } };
	expect(tell({ to: "5511912345678", type: "edit", edit })).toEqual(['edited wamid.O "agora sim"']);
	const reaction = { message_id: "wamid.O", emoji: "👍" };
	expect(tell({ to: "5511912345678", type: "reaction", reaction })).toEqual([
		"reaction 👍 on wamid.O fromMe=true",
	]);
	const toGroup = { group_id: "Y2FwaV9ncm91cDox", type: "text", text: { body: "bom dia" } };
	expect(tell(toGroup)).toEqual([
		'out/phone wamid.E1 group:Y2FwaV9ncm91cDox text "bom dia" status=sent at=1790000000000',
	]);
	// To nobody we could tell: kept, not guessed.
	expect(echo({ type: "text", text: { body: "?" } })).toMatchObject([
		{ isUnread: true, events: [] },
	]);
});

test("a customer who edits or deletes on the phone changes what was said (deployment 8)", () => {
	const edit = { original_message_id: "wamid.O", message: { type: "text", text: { body: "38" } } };
	expect(told({ contacts, messages: [message({ type: "edit", edit })] })).toEqual([
		'edited wamid.O "38"',
	]);
	const revoke = { original_message_id: "wamid.O" };
	expect(told({ contacts, messages: [message({ type: "revoke", revoke })] })).toEqual([
		"deleted wamid.O",
	]);
});

test("a changed number is told as the same person's, by number or by user id (deployment 8c)", () => {
	const moved = (system: object, more: object = {}) =>
		told({ messages: [message({ type: "system", system, ...more })] });
	const kind = { type: "user_changed_number", body: "mudou" };
	expect(moved({ ...kind, wa_id: "5521998765432" })).toEqual([
		"renumbered phone:5511912345678 to phone:5521998765432",
	]);
	expect(moved({ type: "customer_changed_number", new_wa_id: "5521998765432" })).toEqual([
		"renumbered phone:5511912345678 to phone:5521998765432",
	]);
	expect(moved({ ...kind, user_id: "BR.2" })).toEqual([
		"renumbered phone:5511912345678 to bsuid:BR.2",
	]);
	const userId = { type: "user_changed_user_id", user_id: "BR.2", wa_id: "5511912345678" };
	expect(moved(userId, { from_user_id: "BR.1" })).toEqual([
		"renumbered bsuid:BR.1 to phone:5511912345678+bsuid:BR.2",
	]);
	for (const strange of [{}, kind, { type: "of_tomorrow" }])
		expect(moved(strange), JSON.stringify(strange)).toEqual([]);
	const unread = call(
		bodyOf(change(valueOf({ messages: [message({ type: "system", system: kind })] }))),
	);
	expect(unread).toMatchObject({ batches: [{ isUnread: true }] });
});

test("a group's message is the group's, never its author's private one (deployment 8d)", () => {
	const group = "Y2FwaV9ncm91cDoxNzA1NTU1MDEzOToxMjAzNjM0";
	const text = { type: "text", text: { body: "quem vem?" } };
	expect(told({ contacts, messages: [message({ ...text, group_id: group })] })).toEqual([
		`in/live wamid.T1 group:${group} text "quem vem?" author=João (phone:5511912345678+bsuid:BR.13491208655302741918) at=1790000000000`,
	]);
	expect(told({ messages: [message({ ...text, group_id: group })] })).toEqual([
		`in/live wamid.T1 group:${group} text "quem vem?" author=5511912345678 (phone:5511912345678) at=1790000000000`,
	]);
});

test("in a group one who has read it, or cannot be reached, speaks for themselves only", () => {
	const status = (over: object) =>
		told({
			statuses: [
				{
					id: "wamid.O",
					recipient_id: "Y2Fw",
					recipient_type: "group",
					timestamp: "1790000000",
					...over,
				},
			],
		});
	const one = { recipient_participant_id: "5511912345678" };
	expect(status({ status: "sent" })).toEqual(["status wamid.O sent"]);
	expect(status({ ...one, status: "delivered" })).toEqual(["status wamid.O delivered"]);
	expect(status({ ...one, status: "read" })).toEqual(["status wamid.O delivered"]);
	expect(status({ ...one, status: "failed", errors: [{ code: 131026 }] })).toEqual([]);
	expect(status({ status: "failed", errors: [{ code: 131026 }] })).toEqual([
		"status wamid.O failed",
	]);
});

test("an unknown field or kind is kept beside what was understood; nobody's costs nobody (deployment 8)", () => {
	const text = message({ type: "text", text: { body: "oi" } });
	const batchesOf = (...changes: unknown[]) => {
		const opened = call(bodyOf(...changes));
		return opened.kind === "batches" ? opened.batches : opened;
	};
	expect(batchesOf(change(valueOf({ news: [1] }), "field_of_tomorrow"))).toMatchObject([
		{ owner: { kind: "number", id: "106540352242922" }, events: [], isUnread: true },
	]);
	// Of an account as well: silence would hide what Meta adds.
	expect(batchesOf(change({ news: [1] }, "field_of_tomorrow"))).toMatchObject([
		{ owner: { kind: "business", id: "1" }, events: [], isUnread: true },
	]);
	const poll = message({ type: "poll", poll: { name: "?" } });
	expect(batchesOf(change(valueOf({ contacts, messages: [poll] })))).toMatchObject([
		{ isUnread: true, events: [{ content: { type: "other" } }] },
	]);
	// Damaged, and beside it a good one of another number.
	const damaged = change({
		...valueOf({ messages: "no list" }),
		metadata: { phone_number_id: "111111" },
	});
	expect(
		batchesOf(damaged, change({}), change(valueOf({ contacts, messages: [text] }))),
	).toMatchObject([
		{ owner: { id: "111111" }, events: [], isUnread: true },
		{ owner: { kind: "business" }, events: [], isUnread: true },
		{ owner: { id: "106540352242922" }, isUnread: false, events: [{ type: "message" }] },
	]);
});
