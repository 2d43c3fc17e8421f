import { env } from "cloudflare:workers";
import { beforeAll, expect, test } from "vitest";
import { createMember, createWorkspace, migrate, type TestMember } from "#tests/support/sign-in.ts";
import { findSignedIn, services } from "#tests/support/two-workspaces.ts";
import { createServices } from "#workers/services/index.ts";

beforeAll(migrate);

const createPerson = async () => createMember((await createWorkspace()).id, "viewer");

async function setAddress(member: TestMember, n8nWebhookUrl: string, made = services()) {
	const keep = { openaiApiKey: "••••", elevenlabsKey: "••••" };
	const saved = await made.settings.update(await findSignedIn(member), { ...keep, n8nWebhookUrl });
	if (!saved.ok) throw new Error(saved.code);
}

async function run(member: TestMember, input: string, made = services()) {
	return made.n8nTest.run(await findSignedIn(member), input);
}

test("on the first day the test works through the echo, without leaving", async () => {
	expect(await run(await createPerson(), "olá")).toEqual({
		ok: true,
		value: {
			status: 200,
			isJson: true,
			isCut: false,
			text: '{\n  "input": "olá"\n}',
			tookMs: expect.any(Number),
		},
	});
});

test("F10 J09 what looks like a secret is masked in the answer", async () => {
	const jwt = `eyJ${"a".repeat(20)}.${"b".repeat(20)}.${"c".repeat(20)}`;
	const answer = await run(await createPerson(), `olá ${jwt}`);
	expect(answer.ok && answer.value.text).toBe('{\n  "input": "olá [hidden]"\n}');
});

test("without an address, with one nobody answers at, and with too long a text: a code each", async () => {
	const member = await createPerson();
	expect(await run(member, "x".repeat(4001))).toEqual({ ok: false, code: "invalid_request" });
	await setAddress(member, "");
	expect(await run(member, "olá")).toEqual({ ok: false, code: "webhook_missing" });
	// The one private address of the tests: nobody listens there.
	await setAddress(member, "http://127.0.0.1:9/webhook");
	expect(await run(member, "olá")).toEqual({ ok: false, code: "webhook_unreachable" });
});

test("H17 the address is judged again at each call", async () => {
	const member = await createPerson();
	const listed = { ALLOWED_PRIVATE_HOSTS: "10.1.2.3:9" };
	const open = createServices({ ...env, ...listed }, { defer: () => undefined });
	await setAddress(member, "http://10.1.2.3:9/webhook", open);
	expect(await run(member, "olá")).toEqual({ ok: false, code: "url_not_allowed" });
});

test("H16 a member tests ten times a minute, then waits; a colleague does not", async () => {
	const workspace = await createWorkspace();
	const [ana, rui] = [await createMember(workspace.id), await createMember(workspace.id)];
	let passed = 0;
	while (passed < 50 && (await run(ana, "olá")).ok) passed++;
	expect(await run(ana, "olá")).toEqual({ ok: false, code: "rate_limited" });
	// Ten a minute; a new minute may have begun meanwhile.
	expect(passed).toBeGreaterThanOrEqual(10);
	expect(passed).toBeLessThanOrEqual(20);
	expect((await run(rui, "olá")).ok).toBe(true);
});
