import { runInDurableObject } from "cloudflare:test";
import { beforeAll, expect, test } from "vitest";
import { instanceOf } from "#tests/support/instance.ts";
import { bindings, createMember, migrate } from "#tests/support/sign-in.ts";
import { createTwins, findSignedIn, services, type Shop } from "#tests/support/two-workspaces.ts";
import { SETTINGS } from "#tests/support/webhook-rig.ts";
import { createServices } from "#workers/services/index.ts";

let own: Shop;
let foreign: Shop;
beforeAll(async () => {
	await migrate();
	({ own, foreign } = await createTwins());
});

const ADDRESS = "https://hooks.loja.com.br/rest/1/segredo123";
const rowOf = (id: string) =>
	bindings.DB.prepare("select * from channels where id = ?")
		.bind(id)
		.first<Record<string, unknown>>();
const configOf = (channelId: string) =>
	runInDurableObject(instanceOf(channelId), (_, state) => {
		const { json } = state.storage.sql.exec<{ json: string }>("SELECT json FROM config").one();
		return JSON.parse(json) as Record<string, unknown>;
	});

test("E10 a save is stored, told to the object, and in the log with who made it", async () => {
	const signedIn = await findSignedIn(own.member);
	const behaviour = { ...SETTINGS.behaviour, rejectCalls: false, autoReadMessages: true };
	const typed = { ...SETTINGS, behaviour, name: "  Balcão ", webhookUrl: ADDRESS };
	const saved = await services().instanceSettings.save(signedIn, own.channelId, typed);
	expect(saved).toEqual({ ok: true, value: { secret: expect.stringMatching(/^whsec_/) } });
	expect(await rowOf(own.channelId)).toMatchObject({
		name: "Balcão",
		reject_calls: 0,
		auto_read_messages: 1,
		webhook_on_send: 1,
	});
	expect(await configOf(own.channelId)).toMatchObject({
		name: "Balcão",
		settings: { rejectCalls: false, autoReadMessages: true, maxConnectionAttempts: 5 },
		webhooks: { onSend: true },
	});
	const entry = await bindings.DB.prepare(
		"select * from activity_logs where workspace_id = ? and entity_id = ? order by seq desc",
	)
		.bind(own.workspaceId, own.channelId)
		.first<Record<string, unknown>>();
	expect(entry).toMatchObject({ actor_id: own.member.memberId, action: "updated" });
	expect(entry?.metadata).toContain('"instance_updated"');
});

test("J06 J07 H18 the mask keeps the address, nothing removes it, and it is never read back", async () => {
	const signedIn = await findSignedIn(own.member);
	const { instanceSettings } = services();
	const save = (webhookUrl: string) =>
		instanceSettings.save(signedIn, own.channelId, { ...SETTINGS, webhookUrl });
	await save(ADDRESS);
	const before = (await rowOf(own.channelId))?.webhook_url_sealed;
	const opened = await instanceSettings.open(signedIn, own.channelId, null);
	if (!opened.ok) throw new Error(opened.code);
	const { mask } = opened.value.webhook.address;
	expect(mask).toBe("https://hooks.loja.com.br/••••••••");
	expect(JSON.stringify(opened)).not.toContain("segredo123");
	expect(await save(mask)).toEqual({ ok: true, value: { secret: null } });
	expect((await rowOf(own.channelId))?.webhook_url_sealed).toBe(before);
	await save("");
	expect((await rowOf(own.channelId))?.webhook_url_sealed).toBeNull();
	expect(await configOf(own.channelId)).toMatchObject({ webhooks: null });
});

test("D01 E01 another workspace's settings are not found, and an operator changes none", async () => {
	const signedIn = await findSignedIn(own.member);
	const operator = await findSignedIn(await createMember(own.workspaceId, "operator"));
	const { instanceSettings } = services();
	const wanted = { gateway: "evolution", cloud: null } as const;
	const before = [await rowOf(own.channelId), await rowOf(foreign.channelId)];
	const acts = [
		(who: typeof signedIn, id: string) => instanceSettings.save(who, id, SETTINGS),
		(who: typeof signedIn, id: string) => instanceSettings.rotateSecret(who, id),
		(who: typeof signedIn, id: string) => instanceSettings.switchGateway(who, id, wanted),
	];
	for (const act of acts) {
		for (const id of [foreign.channelId, crypto.randomUUID(), ""])
			expect(await act(signedIn, id)).toEqual({ ok: false, code: "not_found" });
		expect(await act(operator, own.channelId)).toEqual({ ok: false, code: "forbidden" });
	}
	// Everybody of the workspace may look.
	expect((await instanceSettings.open(operator, own.channelId, null)).ok).toBe(true);
	expect([await rowOf(own.channelId), await rowOf(foreign.channelId)]).toEqual(before);
});

test("an instance changes its gateway and keeps its conversations; the log says from where to where", async () => {
	const signedIn = await findSignedIn(own.member);
	const { instanceSettings } = services();
	const before = await instanceOf(own.channelId).contacts(own.workspaceId, {
		cursor: null,
		search: "",
		filter: "all",
	});
	const wanted = { gateway: "evolution", cloud: null } as const;
	expect(await instanceSettings.switchGateway(signedIn, own.channelId, wanted)).toEqual({
		ok: true,
		value: null,
	});
	expect(await rowOf(own.channelId)).toMatchObject({ gateway: "evolution" });
	expect(await configOf(own.channelId)).toMatchObject({ gateway: "evolution" });
	const after = await instanceOf(own.channelId).contacts(own.workspaceId, {
		cursor: null,
		search: "",
		filter: "all",
	});
	expect(after).toEqual(before);
	// The same again, or one the deployment lacks.
	expect(await instanceSettings.switchGateway(signedIn, own.channelId, wanted)).toEqual({
		ok: false,
		code: "gateway_not_offered",
	});
});

test("J04 credentials of the official API are sealed, checked by shape; unproved they take nobody's number (security 1)", async () => {
	const configured = {
		...bindings,
		WHATSAPP_VERIFY_TOKEN: "verify-token-of-the-test",
		WHATSAPP_APP_SECRET: "0123456789abcdef0123456789abcdef",
	} as unknown as Env;
	const { whatsapp } = createServices(configured, { defer: () => {} });
	const signedIn = await findSignedIn(own.member);
	const choices = (await whatsapp.ways(signedIn)).map(({ choice }) => choice);
	expect(choices).toContain("cloud-api");
	const phoneNumberId = String(Date.now());
	const cloud = { token: "EAAtoken0123456789abcdef", phoneNumberId, businessId: "" };
	const make = (typed: typeof cloud | null) =>
		whatsapp.create(signedIn, {
			name: "Oficial",
			description: "",
			webhookUrl: "",
			gateway: "cloud-api",
			cloud: typed,
		});
	for (const bad of [null, { ...cloud, token: "" }, { ...cloud, phoneNumberId: "abc" }])
		expect(await make(bad)).toEqual({ ok: false, code: "credentials_invalid" });
	const made = await make(cloud);
	if (!made.ok) throw new Error(made.code);
	const row = await rowOf(made.value.id);
	expect(row?.cloud_phone_number_id).toBe(phoneNumberId);
	expect(JSON.stringify([row, await configOf(made.value.id)])).not.toContain(cloud.token);
	// Nobody answers for Meta here: both are claims, and neither is in the other's way.
	expect(row?.cloud_proved_number_id).toBeNull();
	expect(await make(cloud)).toMatchObject({ ok: true, value: { isWaiting: true } });
});
