import { env } from "cloudflare:workers";
import { beforeAll, expect, test, vi } from "vitest";
import { dumpDatabase } from "#tests/support/call.ts";
import { createMember, createWorkspace, migrate, type TestMember } from "#tests/support/sign-in.ts";
import { meterTrips } from "#tests/support/trip-meter.ts";
import { findSignedIn, services } from "#tests/support/two-workspaces.ts";
import { loadConfig } from "#workers/config.ts";
import { createServices } from "#workers/services/index.ts";

const OPENAI = "sk-made-up-for-a-test-9876";
const ELEVEN = "made-up-eleven-key-of-a-test-5432";
const OWN = "https://n8n.loja.com.br/webhook/abc";
const OWN_MASKED = "n8n.loja.com.br/••••••••";

beforeAll(migrate);

async function createPerson(): Promise<TestMember> {
	return createMember((await createWorkspace()).id, "viewer");
}

const rowOf = (member: TestMember) =>
	env.DB.prepare("select * from user_settings where workspace_id = ? and user_id = ?")
		.bind(member.workspaceId, member.userId)
		.first<Record<string, string | number | null>>();

const echoesOf = async (member: TestMember) =>
	(
		await env.DB.prepare("select * from echo_endpoints where workspace_id = ? and user_id = ?")
			.bind(member.workspaceId, member.userId)
			.all<{ token_hash: string }>()
	).results;

async function read(member: TestMember) {
	return (await services().settings.open(await findSignedIn(member))).integrations;
}

async function save(
	member: TestMember,
	typed: { openaiApiKey?: string; elevenlabsKey?: string; n8nWebhookUrl?: string },
) {
	const { openaiApiKey, elevenlabsKey, n8nWebhookUrl } = await read(member);
	return services().settings.update(await findSignedIn(member), {
		openaiApiKey: openaiApiKey.mask,
		elevenlabsKey: elevenlabsKey.mask,
		n8nWebhookUrl,
		...typed,
	});
}

test("D20 the first read makes one row with an echo address of random bytes, twenty at once make one", async () => {
	const member = await createPerson();
	const signedIn = await findSignedIn(member);
	const views = await Promise.all(
		Array.from({ length: 20 }, () => services().settings.open(signedIn)),
	);
	const addresses = new Set(views.map(({ integrations }) => integrations.n8nWebhookUrl));
	expect(addresses.size).toBe(1);
	const [address = ""] = addresses;
	expect(address).toMatch(
		new RegExp(`^${loadConfig(env).publicUrl}/webhooks/echo/[A-Za-z0-9_-]{43}$`),
	);
	expect(address).not.toContain(member.userId);
	expect(views[0]?.integrations).toMatchObject({
		openaiApiKey: { isSet: false, mask: "" },
		elevenlabsKey: { isSet: false, mask: "" },
		isEcho: true,
	});
	expect(await echoesOf(member)).toHaveLength(1);
});

test("J01 J02 J03 what is saved is masked for its owner and nowhere in the clear", async () => {
	const member = await createPerson();
	const saved = await save(member, {
		openaiApiKey: ` ${OPENAI} `,
		elevenlabsKey: ELEVEN,
		n8nWebhookUrl: OWN,
	});
	expect(saved).toEqual({
		ok: true,
		value: {
			openaiApiKey: { isSet: true, mask: "••••••••9876" },
			elevenlabsKey: { isSet: true, mask: "••••••••5432" },
			n8nWebhookUrl: OWN_MASKED,
			isEcho: false,
		},
	});
	expect(await read(member)).toEqual(saved.ok && saved.value);
	const database = await dumpDatabase();
	for (const secret of [OPENAI, ELEVEN, OWN, "/webhooks/echo/"])
		expect(database.includes(secret), secret).toBe(false);
	const person = await createPerson();
	const token = (await read(person)).n8nWebhookUrl.split("/").at(-1) ?? "";
	expect(await dumpDatabase()).not.toContain(token);
});

test("J06 the mask coming back changes nothing, whatever else is saved", async () => {
	const member = await createPerson();
	await save(member, { openaiApiKey: OPENAI });
	const before = await rowOf(member);
	await save(member, { elevenlabsKey: ELEVEN });
	await save(member, { openaiApiKey: "••••wxyz" });
	const after = await rowOf(member);
	expect(after?.openai_api_key_sealed).toBe(before?.openai_api_key_sealed);
	expect(after?.elevenlabs_key_sealed).not.toBeNull();
	expect(Number(after?.updated_at)).toBeGreaterThanOrEqual(Number(before?.updated_at));
});

test("H18 one's own n8n address is kept by its mask, replaced by another, never read back (security 11)", async () => {
	const member = await createPerson();
	const called = async () => services().settings.findWebhookAddress(await findSignedIn(member));
	await save(member, { n8nWebhookUrl: OWN });
	const before = await rowOf(member);
	// The form as it was left: other fields change, the address does not.
	expect(await save(member, { openaiApiKey: OPENAI })).toMatchObject({ ok: true });
	expect((await rowOf(member))?.n8n_webhook_url_sealed).toBe(before?.n8n_webhook_url_sealed);
	expect(await called()).toBe(OWN);
	expect(JSON.stringify(await services().settings.open(await findSignedIn(member)))).not.toContain(
		"/webhook/abc",
	);
	await save(member, { n8nWebhookUrl: "https://outro.loja.com.br/webhook/xyz" });
	expect(await called()).toBe("https://outro.loja.com.br/webhook/xyz");
	// A tab that still shows the earlier host means "unchanged" too.
	await save(member, { n8nWebhookUrl: OWN_MASKED });
	expect(await called()).toBe("https://outro.loja.com.br/webhook/xyz");
});

test("J07 an empty field becomes null and leaves a line in the log", async () => {
	const member = await createPerson();
	await save(member, { openaiApiKey: OPENAI, n8nWebhookUrl: OWN });
	const log = vi.spyOn(console, "log").mockImplementation(() => undefined);
	await save(member, { openaiApiKey: " ", n8nWebhookUrl: "" });
	const lines = log.mock.calls
		.map(([line]) => JSON.parse(String(line)) as Record<string, string>)
		.filter(({ event }) => event === "settings_value_removed");
	log.mockRestore();
	expect(lines).toMatchObject([
		{ field: "openai_api_key", userId: member.userId, workspaceId: member.workspaceId },
		{ field: "n8n_webhook_url", userId: member.userId, workspaceId: member.workspaceId },
	]);
	expect(JSON.stringify(lines)).not.toContain("sk-made");
	expect(await rowOf(member)).toMatchObject({
		openai_api_key_sealed: null,
		n8n_webhook_url_sealed: null,
	});
	expect((await read(member)).n8nWebhookUrl).toBe("");
});

test("J04 a sealed value moved to another field, person or workspace does not open, and is reported", async () => {
	const member = await createPerson();
	const other = await createPerson();
	await save(member, { openaiApiKey: OPENAI, n8nWebhookUrl: OWN });
	await read(other);
	const row = await rowOf(member);
	await env.DB.batch([
		env.DB.prepare(
			"update user_settings set elevenlabs_key_sealed = openai_api_key_sealed where user_id = ?",
		).bind(member.userId),
		env.DB.prepare("update user_settings set n8n_webhook_url_sealed = ? where user_id = ?").bind(
			row?.n8n_webhook_url_sealed,
			other.userId,
		),
	]);
	const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
	expect((await read(member)).elevenlabsKey).toEqual({ isSet: true, mask: "••••••••" });
	expect(await read(other)).toMatchObject({ n8nWebhookUrl: "", isEcho: false });
	const events = warn.mock.calls.map(([line]) => String(line)).join("\n");
	warn.mockRestore();
	expect(events).toContain('"event":"secret_unreadable"');
	expect(events).toContain('"field":"n8n_webhook_url"');
});

test("H01 H12 an address the server may not call is refused, and nothing is saved", async () => {
	const member = await createPerson();
	await read(member);
	const before = await rowOf(member);
	const { publicUrl } = loadConfig(env);
	for (const n8nWebhookUrl of [
		"http://n8n.loja.com.br/x",
		"https://10.0.0.1/x",
		"https://localhost/x",
		"https://user:pass@n8n.loja.com.br/",
		"ftp://n8n.loja.com.br",
		"n8n",
		"/webhooks/evolution/x",
		`${publicUrl}/api/auth/me`,
		`https://n8n.loja.com.br/${"x".repeat(2048)}`,
	])
		expect(await save(member, { openaiApiKey: OPENAI, n8nWebhookUrl }), n8nWebhookUrl).toEqual({
			ok: false,
			code: "url_not_allowed",
		});
	expect(await save(member, { openaiApiKey: "a\0b" })).toMatchObject({ code: "invalid_request" });
	expect(await rowOf(member)).toEqual(before);
});

test("E01 settings are each person's own: a colleague's are neither read nor written", async () => {
	const workspace = await createWorkspace();
	const [ana, rui] = await Promise.all([
		createMember(workspace.id, "viewer", "Ana"),
		createMember(workspace.id, "admin", "Rui"),
	]);
	await save(ana, { openaiApiKey: OPENAI });
	await save(rui, { elevenlabsKey: ELEVEN });
	expect(await read(ana)).toMatchObject({
		openaiApiKey: { isSet: true },
		elevenlabsKey: { isSet: false },
	});
	expect(await read(rui)).toMatchObject({
		openaiApiKey: { isSet: false },
		elevenlabsKey: { isSet: true },
	});
});

test("opening the settings costs one round trip beyond the sign-in", async () => {
	const member = await createPerson();
	const signedIn = await findSignedIn(member);
	await services().settings.open(signedIn);
	const { env: metered, trips } = meterTrips(env);
	const view = await createServices(metered, { defer: () => undefined }).settings.open(signedIn);
	expect(trips.calls).toEqual(["DB.batch"]);
	expect(view.profile).toEqual({
		userId: member.userId,
		fullName: "Ana Lima",
		email: member.email,
		role: "viewer",
		workspaceName: "Loja de teste",
		region: null,
		claimsByAnswering: true,
		contactFields: "",
		fileDays: null,
		jobTitle: null,
		avatarUrl: null,
	});
	expect(JSON.stringify(view)).not.toMatch(/sealed|wrapped|v1\./);
});

test("D20 the echo comes back under a new address, and the earlier one answers nobody", async () => {
	const member = await createPerson();
	const { n8nWebhookUrl: first } = await read(member);
	await save(member, { n8nWebhookUrl: OWN });
	await services().settings.restoreEcho(await findSignedIn(member));
	const { n8nWebhookUrl: second, isEcho } = await read(member);
	expect(isEcho).toBe(true);
	expect(second).not.toBe(first);
	expect(await echoesOf(member)).toHaveLength(1);
	const ask = (address: string) =>
		services().echo.answer(address.split("/").at(-1) ?? "", new TextEncoder().encode("{}"));
	expect(await ask(first)).toEqual({ ok: false, code: "not_found" });
	expect(await ask(second)).toEqual({ ok: true, value: "{}" });
});
