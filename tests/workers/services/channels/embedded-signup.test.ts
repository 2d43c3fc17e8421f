import { runDurableObjectAlarm } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { SignedIn } from "#app/contracts/sign-in.ts";
import type { SignUpStep } from "#app/domain/channels/embedded-signup.ts";
import { dumpDatabase } from "#tests/support/call.ts";
import { callCloud } from "#tests/support/cloud-call.ts";
import { orderCloud, ownNumber, reachGraph } from "#tests/support/cloud-graph.ts";
import { drawMetaId } from "#tests/support/facebook-hooks.ts";
import { eventually, instanceOf } from "#tests/support/instance.ts";
import { bindings, createMember, createWorkspace, migrate } from "#tests/support/sign-in.ts";
import { findSignedIn, readLink } from "#tests/support/two-workspaces.ts";
import { loadConfig } from "#workers/config.ts";
import { createServices } from "#workers/services/index.ts";

const APP = { id: drawMetaId(), configId: "777000777" };
const secret = loadConfig(env).cloudApi.webhook?.appSecret ?? "";
const HOUR_MS = 3_600_000;

let graph: ReturnType<typeof reachGraph>;
beforeAll(async () => {
	await migrate();
	await orderCloud("signup/app", { ...APP, secret });
});
beforeEach(() => {
	graph = reachGraph();
});
afterEach(async () => {
	vi.unstubAllGlobals();
	await orderCloud("faults", { rules: [] });
});

let ahead = 0;
const logged: string[] = [];
/** A deployment that offers the sign-up. */
const services = (change: object = {}) =>
	createServices(
		{
			...bindings,
			ALLOWED_PRIVATE_HOSTS: "127.0.0.1:9",
			WHATSAPP_APP_ID: APP.id,
			WHATSAPP_CONFIG_ID: APP.configId,
			...change,
		} as unknown as Env,
		{ defer: (work) => void work.catch(() => null), now: () => Date.now() + ahead },
	);
const signUp = () => services().embeddedSignUp;

async function newMember(role: "manager" | "operator" = "manager"): Promise<SignedIn> {
	return findSignedIn(await createMember((await createWorkspace()).id, role));
}

/** An account with one number at Meta. */
async function newAccount(more: object = {}) {
	const number = await ownNumber({ token: "nobody has it yet, it is drawn by the exchange" });
	await orderCloud("signup/number", { id: number.phoneNumberId, ...more });
	return number;
}

async function codeFor(businessId: string, more: object = {}): Promise<string> {
	return (await orderCloud<{ code: string }>("signup/code", { businessId, ...more })).code;
}

async function stateOf(signedIn: SignedIn): Promise<string> {
	const opened = await signUp().open(signedIn, null);
	if (!opened.ok) throw new Error(opened.code);
	return opened.value.dialog?.state ?? "";
}

type Account = Awaited<ReturnType<typeof newAccount>>;
/** What the browser sends once the dialog has ended. */
async function given(
	signedIn: SignedIn,
	{ businessId, phoneNumberId }: Account,
	more: object = {},
) {
	return {
		state: await stateOf(signedIn),
		code: await codeFor(businessId),
		businessId,
		phoneNumberId,
		isShared: false,
		channelId: null,
		name: "",
		...more,
	};
}

async function finish(signedIn: SignedIn, account: Account, more: object = {}): Promise<string> {
	const made = await signUp().finish(signedIn, await given(signedIn, account, more));
	if (!made.ok) throw new Error(made.code);
	return made.value.id;
}

async function viewOf(signedIn: SignedIn, channelId: string) {
	const opened = await signUp().open(signedIn, channelId);
	if (!opened.ok || !opened.value.signUp) throw new Error("no sign-up");
	return opened.value.signUp;
}
const stepsOf = async (signedIn: SignedIn, channelId: string) =>
	Object.fromEntries(
		(await viewOf(signedIn, channelId)).steps.map(({ step, state }) => [step, state]),
	) as Partial<Record<SignUpStep, string>>;

const rowOf = (id: string) =>
	env.DB.prepare("select * from channels where id = ?").bind(id).first<Record<string, unknown>>();
const channelsOf = async ({ workspace }: SignedIn) =>
	(
		await env.DB.prepare("select id from channels where workspace_id = ?")
			.bind(workspace.id)
			.all<{ id: string }>()
	).results;
const callsAbout = async ({ phoneNumberId }: Account) =>
	(await orderCloud<string[]>("signup/calls")).filter((call) => call.includes(phoneNumberId));

test("a number of its own is stored with the business's token, registered and linked", async () => {
	const member = await newMember();
	const account = await newAccount();
	const id = await finish(member, account, { name: "Balcão" });
	expect(await rowOf(id)).toMatchObject({
		name: "Balcão",
		gateway: "cloud-api",
		cloud_phone_number_id: account.phoneNumberId,
		cloud_proved_number_id: account.phoneNumberId,
		cloud_business_id: account.businessId,
	});
	expect(await stepsOf(member, id)).toEqual({ webhooks: "done", number: "done", link: "done" });
	expect(await callsAbout(account)).toEqual([expect.stringMatching(/^register \d+ \d{6}$/)]);
	expect(await viewOf(member, id)).toMatchObject({
		isShared: false,
		isUnfinished: false,
		account: { review: "APPROVED", isFunded: true, canSend: "AVAILABLE", reasons: [] },
	});
});

test("a number on a phone is never registered; its contacts and history are asked for, once", async () => {
	const member = await newMember();
	const account = await newAccount({ isOnPhone: true });
	// The dialog names the account alone.
	const id = await finish(member, account, { phoneNumberId: null });
	expect(await stepsOf(member, id)).toEqual({
		webhooks: "done",
		link: "done",
		contacts: "done",
		history: "done",
	});
	expect(await callsAbout(account)).toEqual([
		`sync ${account.phoneNumberId} smb_app_state_sync`,
		`sync ${account.phoneNumberId} history`,
	]);
	expect(await viewOf(member, id)).toMatchObject({ isShared: true, isUnfinished: false });
	expect((await signUp().goOn(member, id, null)).ok).toBe(true);
	expect(await callsAbout(account)).toHaveLength(2);
});

test("a number that the dialog calls shared is not registered, also while Meta does not say that it is on a phone", async () => {
	const member = await newMember();
	const account = await newAccount();
	const id = await finish(member, account, { isShared: true });
	expect(await stepsOf(member, id)).toMatchObject({ webhooks: "done", contacts: "refused" });
	expect(await callsAbout(account)).toEqual([]);
});

test("what stopped goes on where it stopped, and says why; what was done is not done twice", async () => {
	const member = await newMember();
	const account = await newAccount();
	await orderCloud("faults", { rules: [{ call: "POST subscribed_apps", mode: "error500" }] });
	const id = await finish(member, account);
	expect(await stepsOf(member, id)).toEqual({
		webhooks: "unreachable",
		number: "waiting",
		link: "waiting",
	});
	await orderCloud("faults", { rules: [{ call: "POST register", mode: "accept_then_500" }] });
	await signUp().goOn(member, id, null);
	expect(await stepsOf(member, id)).toMatchObject({ webhooks: "done", number: "unreachable" });
	await orderCloud("faults", { rules: [] });
	// Meta has registered it though its answer was lost: it is connected, and is left as it is.
	await signUp().goOn(member, id, null);
	expect(await stepsOf(member, id)).toEqual({ webhooks: "done", number: "done", link: "done" });
	expect(await callsAbout(account)).toHaveLength(1);
});

test("a PIN of the owner's is asked for, a wrong one again; ours is sealed and goes to no browser", async () => {
	const member = await newMember();
	const account = await newAccount({ pin: "246813" });
	const id = await finish(member, account);
	expect(await stepsOf(member, id)).toEqual({
		webhooks: "done",
		number: "pin_needed",
		link: "waiting",
	});
	const goOn = (pin: string | null) => signUp().goOn(member, id, pin);
	expect(await goOn("12345")).toEqual({ ok: false, code: "invalid_request" });
	await goOn("000000");
	expect(await stepsOf(member, id)).toMatchObject({ number: "pin_needed" });
	const done = await goOn("246813");
	expect(await stepsOf(member, id)).toEqual({ webhooks: "done", number: "done", link: "done" });
	expect(JSON.stringify(done)).not.toContain("246813");
	expect(String((await rowOf(id))?.cloud_pin_sealed)).not.toContain("246813");
});

test("B14 a code without this page's state, of another member, old, used or expired stores nothing", async () => {
	const [member, other] = [await newMember(), await newMember()];
	const account = await newAccount();
	const attempt = async (more: object) =>
		signUp().finish(member, await given(member, account, more));
	const before = graph.calls.length;
	const foreign = await stateOf(other);
	for (const state of ["", "x", `${foreign}x`, foreign])
		expect(await attempt({ state }), state).toEqual({ ok: false, code: "state_expired" });
	const old = await stateOf(member);
	ahead = HOUR_MS;
	expect(await attempt({ state: old })).toEqual({ ok: false, code: "state_expired" });
	ahead = 0;
	// Meta was not even asked.
	expect(graph.calls).toHaveLength(before);
	const code = await codeFor(account.businessId, { isExpired: true });
	expect(await attempt({ code })).toEqual({ ok: false, code: "code_expired" });
	expect(await attempt({ code: "never given" })).toEqual({ ok: false, code: "code_refused" });
	expect(await channelsOf(member)).toEqual([]);
	const used = await codeFor(account.businessId);
	expect((await attempt({ code: used })).ok).toBe(true);
	expect(await attempt({ code: used })).toEqual({ ok: false, code: "code_used" });
	expect(await channelsOf(member)).toHaveLength(1);
});

test("B15 a token counts for the account it was given for: a forged account id brings nothing", async () => {
	const member = await newMember();
	const [mine, theirs] = [await newAccount(), await newAccount()];
	const code = await codeFor(mine.businessId);
	const forged = { code, businessId: theirs.businessId, phoneNumberId: theirs.phoneNumberId };
	expect(await signUp().finish(member, await given(member, mine, forged))).toEqual({
		ok: false,
		code: "other_account",
	});
	// Of the own account a number of another one.
	const number = { phoneNumberId: theirs.phoneNumberId };
	expect(await signUp().finish(member, await given(member, mine, number))).toEqual({
		ok: false,
		code: "number_missing",
	});
	expect(await channelsOf(member)).toEqual([]);
});

test("B15 D01 a token serves its own workspace: in another's row it does not open, and its page is not there", async () => {
	const [member, stranger] = [await newMember(), await newMember()];
	const account = await newAccount();
	const id = await finish(member, account);
	for (const ask of [
		signUp().open(stranger, id),
		signUp().goOn(stranger, id, null),
		signUp().open(stranger, "x"),
	])
		expect(await ask).toEqual({ ok: false, code: "not_found" });
	const theirs = await finish(stranger, await newAccount({ pin: "111111" }));
	const { cloud_token_sealed: sealed } = (await rowOf(id)) ?? {};
	await env.DB.prepare("update channels set cloud_token_sealed = ? where id = ?")
		.bind(sealed, theirs)
		.run();
	expect(await signUp().goOn(stranger, theirs, "111111")).toEqual({
		ok: false,
		code: "credentials_missing",
	});
});

test("B15 J02 the token is nowhere in plain text: not in answers, not in the database, not in logs", async () => {
	for (const level of ["log", "info", "warn", "error"] as const)
		vi.spyOn(console, level).mockImplementation((...line) => void logged.push(line.join(" ")));
	const member = await newMember();
	const account = await newAccount();
	const input = await given(member, account);
	const made = await signUp().finish(member, input);
	if (!made.ok) throw new Error(made.code);
	const { id } = made.value;
	const shown = JSON.stringify([made, await signUp().open(member, id)]);
	const stored = JSON.stringify(await dumpDatabase());
	vi.restoreAllMocks();
	for (const text of [shown, stored, logged.join("\n")]) {
		expect(text).not.toMatch(/EAA[0-9a-f]{40}/);
		expect(text).not.toContain(input.code);
		expect(text).not.toContain(secret);
	}
});

test("the same number again renews its channel; a number by QR moves, its conversations with it", async () => {
	const manager = await createMember((await createWorkspace()).id, "manager");
	const account = await newAccount();
	const id = await finish(await findSignedIn(manager), account);
	const before = await rowOf(id);
	let member = await findSignedIn(manager);
	expect(await finish(member, account)).toBe(id);
	expect((await rowOf(id))?.cloud_token_sealed).not.toBe(before?.cloud_token_sealed);
	const made = await services().whatsapp.create(member, {
		name: "Do balcão",
		description: "",
		webhookUrl: "",
		gateway: "simulator",
	});
	if (!made.ok) throw new Error(made.code);
	const channelId = made.value.id;
	member = await findSignedIn(manager);
	expect(await finish(member, await newAccount(), { channelId })).toBe(channelId);
	expect(await rowOf(channelId)).toMatchObject({ gateway: "cloud-api", name: "Do balcão" });
	expect(await channelsOf(member)).toHaveLength(2);
});

test("a number that leaves by its phone is disconnected with the reason, and comes back by the dialog", async () => {
	const manager = await createMember((await createWorkspace()).id, "manager");
	const account = await newAccount({ isOnPhone: true });
	const id = await finish(await findSignedIn(manager), account, { phoneNumberId: null });
	const link = async () => {
		await runDurableObjectAlarm(instanceOf(id));
		const { status, reason } = await readLink(manager, id);
		return { status, reason };
	};
	await eventually(async () => (await link()).status === "connected");
	const value = {
		event: "PARTNER_REMOVED",
		phone_number: (await readLink(manager, id)).phone,
		disconnection_info: { reason: "ACCOUNT_DISCONNECTED", initiated_by: "USER" },
	};
	const tell = async (change: object) => {
		const changes = [{ field: "account_update", value: { ...value, ...change } }];
		const entry = [{ id: account.businessId, time: Math.floor(Date.now() / 1000), changes }];
		const body = JSON.stringify({ object: "whatsapp_business_account", entry });
		return (await callCloud(body)).status;
	};
	// Another number of the same account.
	expect(await tell({ phone_number: "5511900000000" })).toBe(200);
	expect(await link()).toMatchObject({ status: "connected" });
	expect(await tell({})).toBe(200);
	expect(await link()).toEqual({ status: "disconnected", reason: "left" });
	const told = await env.DB.prepare(
		"select count(*) as count from notifications where workspace_id = ?1 and kind = 'number_notice'",
	)
		.bind(manager.workspaceId)
		.first();
	expect(told).toEqual({ count: 1 });
	expect(await finish(await findSignedIn(manager), account, { phoneNumberId: null })).toBe(id);
	await eventually(async () => (await link()).status === "connected");
});

test("after a day the history is not asked for any more, and the page says until when it was", async () => {
	const member = await newMember();
	const account = await newAccount({ isOnPhone: true, isLate: true });
	const id = await finish(member, account, { phoneNumberId: null });
	expect(await stepsOf(member, id)).toMatchObject({ contacts: "late", history: "late" });
	expect(await viewOf(member, id)).toMatchObject({ isUnfinished: false });
});

test("who may not manage channels, and a deployment without an app, get nothing of it", async () => {
	const operator = await newMember("operator");
	const forbidden = { ok: false, code: "forbidden" };
	expect(await signUp().open(operator, null)).toEqual(forbidden);
	expect(await signUp().goOn(operator, "x", null)).toEqual(forbidden);
	const member = await newMember();
	const account = await newAccount();
	const input = await given(member, account);
	expect(await signUp().finish(operator, input)).toEqual(forbidden);
	const lacking = services({ WHATSAPP_CONFIG_ID: undefined }).embeddedSignUp;
	expect(lacking.isOffered).toBe(false);
	expect(await lacking.open(member, null)).toMatchObject({
		value: { dialog: null, missing: ["WHATSAPP_CONFIG_ID"] },
	});
	expect(await lacking.finish(member, input)).toEqual({ ok: false, code: "gateway_not_offered" });
});

test("what Meta says of the account is shown as it says it: unpaid, under review, blocked", async () => {
	const member = await newMember();
	const account = await newAccount();
	await orderCloud("signup/account", {
		businessId: account.businessId,
		review: "PENDING",
		funding: null,
		canSend: "BLOCKED",
		errors: [
			{ error_code: 141006, error_description: "There is an error with the payment method." },
		],
	});
	const id = await finish(member, account);
	expect((await viewOf(member, id)).account).toMatchObject({
		review: "PENDING",
		isFunded: false,
		canSend: "BLOCKED",
		reasons: [{ code: 141006, text: "There is an error with the payment method.", solution: "" }],
	});
});
