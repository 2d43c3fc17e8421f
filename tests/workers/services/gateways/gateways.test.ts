import { runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { SignedIn } from "#app/contracts/sign-in.ts";
import { playServers } from "#tests/support/own-gateway-world.ts";
import { instanceOf } from "#tests/support/instance.ts";
import { createMember, createWorkspace, migrate, type TestMember } from "#tests/support/sign-in.ts";
import { findSignedIn, services } from "#tests/support/two-workspaces.ts";
import { loadConfig } from "#workers/config.ts";
import { createServices } from "#workers/services/index.ts";

const KEY = "chave-secreta-da-loja";
const HOST = "evo.loja.com.br";
const OTHER = "evo.outra-loja.com.br";
const TYPED = { vendor: "evolution", name: "Servidor", url: `https://${HOST}`, key: KEY } as const;

let world: ReturnType<typeof playServers>;
beforeAll(migrate);
beforeEach(() => {
	world = playServers({
		[HOST]: { vendor: "evolution", key: KEY },
		[OTHER]: { vendor: "evolution", key: "chave-da-outra-loja" },
		"127.0.0.1:9": { vendor: "evolution", key: evolution?.apiKey ?? "" },
	});
});
afterEach(() => {
	vi.unstubAllGlobals();
	vi.restoreAllMocks();
});

const members = new Map<string, TestMember>();
async function newAdmin(): Promise<SignedIn> {
	const member = await createMember((await createWorkspace()).id, "admin");
	members.set(member.workspaceId, member);
	return findSignedIn(member);
}
/** The same admin in a later request, who knows the channels made meanwhile. */
async function later({ workspace }: SignedIn): Promise<SignedIn> {
	const member = members.get(workspace.id);
	if (!member) throw new Error("nobody");
	return findSignedIn(member);
}
async function addGateway(admin: SignedIn, more: object = {}): Promise<string> {
	const added = await services().gateways.add(admin, { ...TYPED, ...more });
	if (!added.ok) throw new Error(added.code);
	return added.value.id;
}
const gatewaysOf = async ({ workspace }: SignedIn) =>
	(
		await env.DB.prepare("select * from gateways where workspace_id = ?")
			.bind(workspace.id)
			.all<Record<string, unknown>>()
	).results;
const createWith = (admin: SignedIn, gateway: string) =>
	services().whatsapp.create(admin, { name: "Loja", description: "", webhookUrl: "", gateway });
async function linkWith(admin: SignedIn, gateway: string): Promise<string> {
	const created = await createWith(admin, gateway);
	if (!created.ok) throw new Error(created.code);
	const { id } = created.value;
	await instanceOf(id).requestLink(admin.workspace.id, "connect");
	await runDurableObjectAlarm(instanceOf(id));
	return id;
}
const configOf = (channelId: string) =>
	runInDurableObject(
		instanceOf(channelId),
		(_, state) => state.storage.sql.exec<{ json: string }>("SELECT json FROM config").one().json,
	);
const { publicUrl, evolution } = loadConfig(env);
const REFUSED = (code: string) => ({ ok: false, code });

test("J19 a gateway that answers is stored: its key sealed, masked on the page, in no log and in no answer", async () => {
	const logged = (["log", "info", "warn", "error"] as const).map((level) =>
		vi.spyOn(console, level).mockImplementation(() => {}),
	);
	const admin = await newAdmin();
	const id = await addGateway(admin, { url: ` https://${HOST}/ ` });
	const channelId = await linkWith(admin, id);
	expect(world.calls[0]).toMatchObject({ host: HOST, call: "POST /verify-creds", key: KEY });
	const opened = await services().gateways.open(admin);
	expect(opened).toMatchObject({
		ok: true,
		value: {
			own: [
				{
					id,
					url: `https://${HOST}`,
					keyMask: expect.stringMatching(/^•+loja$/),
					finding: "ok",
					usedBy: ["Loja"],
				},
			],
		},
	});
	const places: unknown[] = [opened, await gatewaysOf(admin), await configOf(channelId)];
	places.push(logged.flatMap((spy) => spy.mock.calls));
	places.push((await env.DB.prepare("select * from activity_logs").all()).results);
	for (const place of places) expect(JSON.stringify(place)).not.toContain(KEY);
});

test("D22 H23 what does not answer, takes another key, or may not be called is not stored", async () => {
	const admin = await newAdmin();
	const add = (more: object) => services().gateways.add(admin, { ...TYPED, ...more });
	for (const [wrong, code] of [
		// Somebody else's gateway: its address is no secret, its key is.
		[{ url: `https://${OTHER}` }, "gateway_key_refused"],
		[{ url: `https://${OTHER}`, key: "um-chute-qualquer" }, "gateway_key_refused"],
		[{ url: "https://ninguem.loja.com.br" }, "gateway_unrecognised"],
		[{ vendor: "waha" }, "gateway_unrecognised"],
		[{ name: " " }, "name_required"],
		[{ key: "429683C4C977415CAAFCCE10F7D57E11" }, "gateway_key_well_known"],
	] as const)
		expect(await add(wrong), code).toEqual(REFUSED(code));
	world.isAway.add(HOST);
	expect(await add({})).toEqual(REFUSED("gateway_unreachable"));
	const before = world.calls.length;
	for (const url of ["https://10.0.0.5", "http://127.0.0.1:8787", "https://localhost", publicUrl])
		expect(await add({ url }), url).toEqual(REFUSED("url_not_allowed"));
	expect(world.calls).toHaveLength(before);
	expect(await gatewaysOf(admin)).toEqual([]);
});

test("E11 D01 only admins see and change gateways, and another workspace's are not found", async () => {
	const admin = await newAdmin();
	const id = await addGateway(admin);
	const before = await gatewaysOf(admin);
	const { gateways, metaApps } = services();
	const acts = (who: SignedIn, gatewayId: string) => [
		gateways.test(who, gatewayId),
		gateways.replaceKey(who, gatewayId, KEY),
		gateways.remove(who, gatewayId),
	];
	for (const role of ["manager", "operator", "viewer"] as const) {
		const member = await findSignedIn(await createMember(admin.workspace.id, role));
		const app = { appId: "1", secret: "x", verifyToken: "y" };
		const refused = await Promise.all([
			gateways.open(member),
			gateways.add(member, TYPED),
			...acts(member, id),
			metaApps.save(member, app),
			metaApps.remove(member),
		]);
		for (const answer of refused) expect(answer, role).toEqual(REFUSED("forbidden"));
	}
	const stranger = await newAdmin();
	for (const gatewayId of [id, crypto.randomUUID(), ""])
		for (const answer of await Promise.all(acts(stranger, gatewayId)))
			expect(answer).toEqual(REFUSED("not_found"));
	expect(await services().gateways.open(stranger)).toMatchObject({ value: { own: [] } });
	expect(await gatewaysOf(admin)).toEqual(before);
});

test("D21 a number of an own gateway calls that server with that key only, and nobody else's can be chosen", async () => {
	const admin = await newAdmin();
	const id = await addGateway(admin);
	const stranger = await newAdmin();
	expect(await createWith(stranger, id)).toEqual(REFUSED("gateway_not_offered"));
	expect((await services().whatsapp.ways(stranger)).map(({ choice }) => choice)).not.toContain(id);
	expect((await services().whatsapp.ways(admin))[0]).toEqual({
		choice: id,
		vendor: "evolution",
		name: "Servidor",
	});
	world.calls.length = 0;
	const channelId = await linkWith(admin, id);
	const created = world.calls.find(({ call }) => call === "POST /instance/create");
	expect(created).toMatchObject({ host: HOST, key: KEY });
	// It is told an address that belongs to this channel and this gateway.
	expect(created?.body).toContain(`/webhooks/evolution/${channelId}~${id}.`);
	expect([...new Set(world.calls.map(({ host }) => host))]).toEqual([HOST]);
});

test("another key reaches every number that uses the gateway, and the link stays", async () => {
	const admin = await newAdmin();
	const id = await addGateway(admin);
	const channelId = await linkWith(admin, id);
	await instanceOf(channelId).receive(
		[{ type: "linked", phone: "5511912345678", profileName: "Loja" }],
		null,
		"evolution",
		id,
	);
	const { gateways } = services();
	expect(await gateways.replaceKey(admin, id, "chave-errada")).toEqual(
		REFUSED("gateway_key_refused"),
	);
	world.servers[HOST] = { vendor: "evolution", key: "chave-nova-da-loja" };
	expect(await gateways.test(admin, id)).toEqual({
		ok: true,
		value: { finding: "gateway_key_refused" },
	});
	expect(await gateways.open(admin)).toMatchObject({
		value: { own: [{ finding: "gateway_key_refused" }] },
	});
	expect(await gateways.replaceKey(admin, id, "chave-nova-da-loja")).toEqual({
		ok: true,
		value: null,
	});
	const link = await instanceOf(channelId).link(admin.workspace.id);
	expect(link).toMatchObject({
		value: { status: expect.stringMatching(/^(connected|unstable)$/) },
	});
	// The instance's own token went with the former object state; the server's key is the new one.
	world.calls.length = 0;
	await services().whatsapp.remove(await later(admin), channelId);
	await runDurableObjectAlarm(instanceOf(channelId));
	const keys = world.calls.map(({ key }) => key);
	expect(keys.length).toBeGreaterThan(0);
	for (const key of keys) expect(["chave-nova-da-loja", `token-of-${HOST}`]).toContain(key);
});

test("H24 a stored gateway's address cannot be changed, so its key goes nowhere else", async () => {
	const admin = await newAdmin();
	const id = await addGateway(admin);
	const typed = { id, key: "chave-da-outra-loja", url: `https://${OTHER}` };
	world.calls.length = 0;
	await services().gateways.replaceKey(admin, typed.id, typed.key);
	await services().gateways.test(admin, id);
	expect([...new Set(world.calls.map(({ host }) => host))]).toEqual([HOST]);
	expect((await gatewaysOf(admin))[0]).toMatchObject({ url: `https://${HOST}` });
});

test("a gateway in use is kept, one that nobody uses is forgotten", async () => {
	const admin = await newAdmin();
	const id = await addGateway(admin);
	const channelId = await linkWith(admin, id);
	const { gateways, whatsapp } = services();
	expect(await gateways.remove(admin, id)).toEqual(REFUSED("gateway_in_use"));
	await whatsapp.remove(await later(admin), channelId);
	expect(await gateways.remove(admin, id)).toEqual({ ok: true, value: null });
	expect(await gatewaysOf(admin)).toEqual([]);
	// The instance there is deleted all the same: the object has what it takes.
	world.calls.length = 0;
	await runDurableObjectAlarm(instanceOf(channelId));
	expect(world.calls.some(({ host, call }) => host === HOST && call.startsWith("DELETE"))).toBe(
		true,
	);
});

test("I20 from the deployment's gateway to an own one of the same vendor: the old one says nothing of the link", async () => {
	const admin = await newAdmin();
	const id = await addGateway(admin);
	const channelId = await linkWith(admin, "evolution");
	const instance = instanceOf(channelId);
	const { instanceSettings } = services();
	const switchTo = async (gateway: string) =>
		instanceSettings.switchGateway(await later(admin), channelId, { gateway, cloud: null });
	const linkOf = async () => {
		const link = await instance.link(admin.workspace.id);
		return link.ok ? link.value.status : link.code;
	};
	expect(await switchTo(id)).toEqual({ ok: true, value: null });
	expect(await switchTo(id)).toEqual(REFUSED("gateway_not_offered"));
	world.calls.length = 0;
	await runDurableObjectAlarm(instance);
	// What was left at the deployment's is deleted there, with its key.
	expect(world.calls.map(({ host }) => host)).toContain("127.0.0.1:9");
	await instance.requestLink(admin.workspace.id, "connect");
	await runDurableObjectAlarm(instance);
	const linked = [{ type: "linked", phone: "5511912345678", profileName: "Loja" }] as const;
	expect(await instance.receive([...linked], null, "evolution", id)).toBe("stored");
	expect(await linkOf()).toBe("connected");
	const ended = [{ type: "unlinked", reason: "logged_out" }] as never;
	expect(await instance.receive(ended, null, "evolution", null)).toBe("stored");
	// Another workspace's gateway, or one that never was.
	expect(await instance.receive(ended, null, "evolution", crypto.randomUUID())).toBe("gone");
	expect(await linkOf()).toBe("connected");
	// Back again: the own one counts for a while, for messages only.
	expect(await switchTo("evolution")).toEqual({ ok: true, value: null });
	expect(await instance.receive([...linked], null, "evolution", id)).toBe("stored");
	expect(await linkOf()).toBe("disconnected");
	expect(await instance.quarantine("messages", "{}", "evolution", crypto.randomUUID())).toBe(
		"gone",
	);
});

test("with nothing of the deployment's, an own gateway is the way to link a number", async () => {
	const bare = { EVOLUTION_URL: "", EVOLUTION_API_KEY: "", WAHA_URL: "", WAHA_API_KEY: "" };
	const lacking = createServices(
		{ ...env, ...bare, SIMULATOR: "off", WHATSAPP_VERIFY_TOKEN: "" } as Env,
		{ defer: () => {} },
	);
	const admin = await newAdmin();
	expect(await lacking.whatsapp.ways(admin)).toEqual([]);
	const id = await addGateway(admin);
	expect((await lacking.whatsapp.ways(admin)).map(({ choice }) => choice)).toEqual([id]);
	const input = { name: "Loja", description: "", webhookUrl: "", gateway: id };
	expect(await lacking.whatsapp.create(admin, input)).toMatchObject({ ok: true });
});
