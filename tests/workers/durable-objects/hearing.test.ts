import { runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { incoming, instanceOf, makeInstance, WORKSPACE } from "#tests/support/instance.ts";
import { migrate } from "#tests/support/sign-in.ts";
import { loadConfig } from "#workers/config.ts";

beforeAll(migrate);
afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

const MARIA = "5511987654321@s.whatsapp.net";
const GROUP = "120363000000000001@g.us";
type Body = Record<string, unknown>;

/** An Evolution with a memory for its webhook and for what was stored there. */
function stubGateway() {
	const world = {
		hook: null as Body | null,
		settings: {} as Body,
		state: "open",
		isDown: false,
		stored: [] as Body[],
		calls: [] as string[],
	};
	const answers: Record<string, (body: Body) => unknown> = {
		"/instance/create": ({ webhook }) => {
			setHook(webhook as Body);
			return { instance: { instanceName: "x" }, hash: "token" };
		},
		"/instance/connect": () => ({
			code: "2@k9TfakeReference,fakePublicKey,fakeIdentity,fakeSecret",
			count: 1,
		}),
		"/instance/connectionState": () => ({ instance: { state: world.state } }),
		"/instance/fetchInstances": () => [],
		"/webhook/find": () => world.hook,
		"/webhook/set": ({ webhook }) => setHook(webhook as Body),
		"/chat/findMessages": ({ where }) => {
			const { id } = ((where as Body).key ?? {}) as { id?: string };
			const records = world.stored.filter(({ key }) => !id || (key as Body).id === id);
			return { messages: { total: records.length, pages: 1, currentPage: 1, records } };
		},
		"/settings/find": () => world.settings,
		"/settings/set": (settings) => ({ settings: (world.settings = settings) }),
		"/group/findGroupInfos": () => ({ id: GROUP, subject: "Família Lima" }),
	};
	function setHook({ byEvents, base64, ...hook }: Body): Body {
		world.hook = { ...hook, webhookByEvents: byEvents, webhookBase64: base64 };
		return world.hook;
	}
	vi.stubGlobal("fetch", async (input: string, init?: RequestInit) => {
		const path = new URL(input).pathname.split("/").slice(0, 3).join("/");
		world.calls.push(path);
		if (world.isDown) throw new TypeError("connection refused");
		const body = typeof init?.body === "string" ? (JSON.parse(init.body) as Body) : {};
		return Response.json(answers[path]?.(body) ?? { error: true });
	});
	return world;
}

const record = (id: string, key: Body = {}) => ({
	key: { id, remoteJid: MARIA, fromMe: false, ...key },
	pushName: "Maria",
	message: { conversation: "Oi" },
	messageTimestamp: Math.floor(Date.now() / 1000),
	MessageUpdate: [],
});

async function setUp() {
	vi.useFakeTimers({ toFake: ["Date"], now: Date.UTC(2032, 0, 1) });
	const world = stubGateway();
	const { channelId } = await makeInstance({ gateway: "evolution" });
	const stub = () => instanceOf(channelId);
	const link = async () => {
		const view = await stub().link(WORKSPACE);
		if (!view.ok) throw new Error(view.code);
		return view.value;
	};
	const pass = async (ms: number) => {
		vi.setSystemTime(Date.now() + ms);
		await runDurableObjectAlarm(stub());
	};
	const contacts = async () => {
		const page = await stub().contacts(WORKSPACE, { cursor: null, search: "" });
		return page.ok ? page.value.contacts : [];
	};
	const linked = async () => {
		await stub().requestLink(WORKSPACE, "connect");
		await pass(0);
		await stub().receive([{ type: "linked", phone: "5511912345678", profileName: "Loja" }]);
		// The first look starts the account.
		await pass(3_000);
		world.calls.length = 0;
	};
	return { world, stub, link, pass, contacts, linked };
}

test("each start of a link gives the gateway our webhook again, whatever became of it (gateway A1)", async () => {
	const { world, stub, pass, linked } = await setUp();
	await linked();
	const ours = world.hook;
	world.hook = { ...ours, enabled: false, events: [] };
	await stub().requestLink(WORKSPACE, "disconnect");
	await pass(0);
	world.state = "close";
	await stub().requestLink(WORKSPACE, "connect");
	await pass(0);
	expect(world.hook).toEqual(ours);
});

test("a silent number's probe is two questions, and finds a webhook that is not ours (gateway A1)", async () => {
	const { world, pass, linked, contacts, link } = await setUp();
	await linked();
	const ours = world.hook;
	await pass(600_000);
	expect(world.calls).toEqual(["/instance/connectionState", "/webhook/find"]);
	world.hook = { ...ours, url: "https://elsewhere.example/" };
	world.stored = [record("MISSED")];
	await pass(600_000);
	expect(world.hook).toEqual(ours);
	// Such a gateway may have forgotten the rest as well, and of old ones it marks all as read (A2).
	expect(world.settings).toMatchObject({ rejectCall: true, readMessages: false });
	// What was missed under the old address comes at once, and accuses nobody any more.
	await pass(3_000);
	expect((await contacts()).map(({ name }) => name)).toEqual(["Maria"]);
	expect((await link()).unheard).toBeUndefined();
});

test("a reconciliation that finds what no webhook brought says so until one comes (gateway A1)", async () => {
	const { world, stub, pass, linked, link } = await setUp();
	await linked();
	for (let probe = 0; probe < 5; probe += 1) await pass(600_000);
	world.stored = [record("UNTOLD")];
	await pass(600_000);
	expect(await link()).toMatchObject({ status: "connected", unheard: 1 });
	// The webhook is ours already; a person has it set anew all the same.
	world.calls.length = 0;
	await pass(1);
	expect(world.calls).not.toContain("/webhook/set");
	expect((await stub().requestLink(WORKSPACE, "renew_webhook")).ok).toBe(true);
	await pass(0);
	expect(world.calls).toContain("/webhook/set");
	expect((await link()).unheard).toBeUndefined();
	// It did not help: two minutes later the number says so again.
	await pass(3_000);
	world.stored = [...world.stored, record("UNTOLD-2")];
	await pass(120_000);
	expect(await link()).toMatchObject({ unheard: 1 });
	await stub().receive([incoming()]);
	expect((await link()).unheard).toBeUndefined();
});

test("a call nobody can prove has the webhook looked at within the minute (gateway A1)", async () => {
	const { world, stub, pass, linked } = await setUp();
	await linked();
	const ours = world.hook;
	world.hook = { ...ours, headers: { "x-prosa-token": "wrong", jwt_key: "wrong" } };
	vi.setSystemTime(Date.now() + 60_000);
	await stub().noteUnproved();
	await pass(0);
	expect(world.hook).toEqual(ours);
	world.calls.length = 0;
	// Many of them are one look.
	await stub().noteUnproved();
	await pass(0);
	expect(world.calls).not.toContain("/webhook/find");
});

test("a dead gateway shows with the first text that cannot leave (gateway A8, ledger A5)", async () => {
	const { world, stub, pass, linked, link, contacts } = await setUp();
	await linked();
	await stub().receive([incoming()]);
	const contactId = (await contacts())[0]?.id ?? "";
	world.isDown = true;
	const text = { id: crypto.randomUUID(), contactId, text: "Oi" };
	await stub().send(WORKSPACE, "Ana", text);
	await pass(0);
	expect(await link()).toMatchObject({ status: "unstable", reason: "gateway_unreachable" });
	world.isDown = false;
	await pass(60_000);
	expect(await link()).toMatchObject({ status: "connected" });
});

test("a QR that was scanned unheard becomes the number within three seconds (gateway b)", async () => {
	const { world, stub, pass, link } = await setUp();
	world.state = "connecting";
	await stub().requestLink(WORKSPACE, "connect");
	await pass(0);
	expect(await link()).toMatchObject({ status: "waiting_qr" });
	await pass(3_000);
	expect(await link()).toMatchObject({ status: "waiting_qr" });
	world.state = "open";
	await pass(3_000);
	expect(await link()).toMatchObject({ status: "connected", qr: null });
});

test("a group is called what its people call it, asked once (gateway A3)", async () => {
	const { world, stub, pass, linked, contacts } = await setUp();
	await linked();
	const said = incoming({
		addresses: [{ kind: "group", value: "120363000000000001" }],
		name: null,
		author: "Maria",
	});
	await stub().receive([said]);
	await pass(0);
	expect(await contacts()).toMatchObject([{ name: "Família Lima", isGroup: true }]);
	world.calls.length = 0;
	await stub().receive([{ ...said, providerId: "SECOND" } as never]);
	await pass(1_000);
	expect(world.calls).not.toContain("/group/findGroupInfos");
});

test("who is addressed by lid is known by it, and is one with who wrote under it before (gateway b)", async () => {
	const { world, stub, pass, linked, contacts } = await setUp();
	await linked();
	const lid = { kind: "lid", value: "99000000000102" } as const;
	const phone = { kind: "phone", value: "5541999990009" } as const;
	await stub().receive([incoming({ addresses: [lid], name: "Rita" })]);
	const key = { remoteJid: "99000000000102@lid", remoteJidAlt: `${phone.value}@s.whatsapp.net` };
	world.stored = [record("CUT", { ...key, addressingMode: "lid" })];
	const cut = { addresses: [phone], name: "Rita", providerId: "CUT", isAddressCut: true };
	await stub().receive([incoming(cut)]);
	const [, first] = await contacts();
	expect(await contacts()).toHaveLength(2);
	// Until the gateway has told, people may say so.
	const known = await stub().contact(WORKSPACE, first?.id ?? "");
	expect(known.ok && known.value.identity.twin).toMatchObject({ phone: phone.value });
	await pass(0);
	expect(await contacts()).toMatchObject([{ name: "Rita", phone: phone.value }]);
	world.calls.length = 0;
	await stub().receive([incoming({ ...cut, providerId: "CUT-2" })]);
	await pass(1_000);
	expect(world.calls).not.toContain("/chat/findMessages");
});

test("a call says that we refused it where the settings have it refused (gateway A5)", async () => {
	const { stub, linked, contacts } = await setUp();
	await linked();
	await stub().receive([
		{
			type: "call",
			callId: "C1",
			addresses: [{ kind: "phone", value: "5511987654321" }],
			status: "ringing",
			video: true,
			at: Date.now(),
		},
	]);
	expect((await contacts())[0]?.preview).toMatchObject({ type: "call", text: "video_refused" });
});

test("what was deleted says so in the list (gateway b)", async () => {
	const { stub, linked, contacts } = await setUp();
	await linked();
	await stub().receive([incoming({ providerId: "GONE" })]);
	await stub().receive([{ type: "deleted", providerId: "GONE" }]);
	expect((await contacts())[0]?.preview).toMatchObject({ text: "", deleted: true });
});

test("the object knows at which address its gateway calls once it has said so, and not before", async () => {
	const { world, stub, pass, linked } = await setUp();
	const origin = () =>
		runInDurableObject(stub(), (_, { storage }) => {
			const { json } = storage.sql.exec<{ json: string }>("SELECT json FROM link").one();
			return (JSON.parse(json) as { webhookOrigin: string | null }).webhookOrigin;
		});
	await linked();
	world.isDown = true;
	await pass(600_000);
	expect(await origin()).toBe(null);
	world.isDown = false;
	await pass(120_000);
	expect(await origin()).toBe(loadConfig(env).publicUrl);
});
