import { beforeAll, expect, test, vi } from "vitest";
import type { ConversionChoice } from "#app/domain/agents/acts/conversion.ts";
import { readAllSettings } from "#app/domain/agents/stored-settings.ts";
import {
	type ConversionDraft,
	createEventId,
	MAX_EVENT_AGE_MS,
	SENDING_STALE_MS,
} from "#app/domain/facebook/conversion-event.ts";
import { dumpDatabase } from "#tests/support/call.ts";
import { createMoneyRig, freshDigits, type MoneyRig } from "#tests/support/facebook-money-rig.ts";
import { bindings, migrate } from "#tests/support/sign-in.ts";
import { openWorkspaceSocket } from "#tests/support/socket.ts";
import { codesOf, createTeam, readLog } from "#tests/support/team.ts";

const AGENT = "Mozilla/5.0 (teste)";
const TOKEN = "EAAGconversions-0123456789";

beforeAll(async () => {
	await migrate();
	for (const name of ["log", "warn", "error"] as const)
		vi.spyOn(console, name).mockImplementation(() => {});
});

const draftOf = (pixelId: string, change: Partial<ConversionDraft> = {}): ConversionDraft => ({
	eventId: createEventId(Date.now(), freshDigits()),
	pixelId,
	testEventCode: "",
	ldu: { isOn: false, state: null },
	eventType: "Purchase",
	eventAt: null,
	value: "129.90",
	currency: "BRL",
	orderId: "PED-1",
	contentName: "",
	customer: {
		email: " Maria.Silva@Exemplo.com.br ",
		phone: "(11) 91234-5678",
		firstName: "",
		lastName: "",
	},
	...change,
});

interface Sent {
	event: Record<string, unknown>;
	testEventCode: string | null;
}
const sentTo = (rig: MoneyRig, pixelId: string) => rig.order<Sent[]>("events", { pixelId });

test("J12 an event leaves hashed, with what website events need, and only hashes are kept", async () => {
	const rig = await createMoneyRig();
	const { pixelId } = await rig.addAccount(TOKEN);
	const { signedIn } = rig.team.people.manager;
	const draft = draftOf(pixelId, { testEventCode: "TEST12345" });
	const sent = await rig.services().facebookConversions.send(signedIn, draft, AGENT);
	expect(sent).toMatchObject({
		ok: true,
		value: { state: "sent", eventsReceived: 1, isTest: true, attempts: 1 },
	});
	expect(sent.ok && sent.value.traceId).toBeTruthy();
	const [taken, ...others] = await sentTo(rig, pixelId);
	expect(others).toEqual([]);
	expect(taken?.testEventCode).toBe("TEST12345");
	expect(taken?.event).toMatchObject({
		event_name: "Purchase",
		event_id: draft.eventId,
		action_source: "website",
		event_source_url: "http://127.0.0.1:8787/",
		user_data: {
			em: ["fe69152db399163076923cac12c437097d25aa4292f8fd32fd82ac309c23eddd"],
			ph: ["eeff2a7b3fdffa242c44700da8293d40c64a070956a3cdac36a4553dd4786704"],
			client_user_agent: AGENT,
		},
		custom_data: { currency: "BRL", value: 129.9, order_id: "PED-1" },
	});
	expect(Object.keys(taken?.event.user_data as object)).toEqual(["em", "ph", "client_user_agent"]);
	const dump = await dumpDatabase();
	for (const plain of ["aria.Silva", "maria.silva@", TOKEN]) expect(dump).not.toContain(plain);
	// Other tests have customers with this number, so of the phone only what is kept here counts.
	const kept = await bindings.DB.prepare("select * from facebook_conversions").all();
	expect(JSON.stringify(kept.results)).not.toContain("91234");
});

test("the same request twice is one event; the answer is what became of the first", async () => {
	const rig = await createMoneyRig();
	const { pixelId } = await rig.addAccount(TOKEN);
	const { signedIn } = rig.team.people.manager;
	const draft = draftOf(pixelId);
	const { facebookConversions } = rig.services();
	const both = await Promise.all([
		facebookConversions.send(signedIn, draft, AGENT),
		facebookConversions.send(signedIn, draft, AGENT),
	]);
	expect(both.every(({ ok }) => ok)).toBe(true);
	expect(await sentTo(rig, pixelId)).toHaveLength(1);
	expect((await facebookConversions.read(signedIn, null)).history).toHaveLength(1);
});

test("no answer is unknown; sent again it is the same event with the same id and time", async () => {
	const rig = await createMoneyRig();
	const { pixelId } = await rig.addAccount(TOKEN);
	const { signedIn } = rig.team.people.manager;
	// The work is done there, and the connection breaks.
	await rig.order("rules", {
		rules: [{ match: `POST ${pixelId}/events`, times: 1, mode: "garbage" }],
	});
	const draft = draftOf(pixelId);
	const sent = await rig.services().facebookConversions.send(signedIn, draft, AGENT);
	expect(sent).toMatchObject({ ok: true, value: { state: "unknown", eventsReceived: null } });
	const again = await rig.services().facebookConversions.retry(signedIn, draft.eventId);
	expect(again).toMatchObject({ ok: true, value: { state: "sent", attempts: 2, fault: null } });
	const events = (await sentTo(rig, pixelId)).map(({ event }) => event);
	expect(events).toHaveLength(2);
	expect(events[0]).toEqual(events[1]);
	// What has arrived is not sent a third time.
	await rig.services().facebookConversions.retry(signedIn, draft.eventId);
	expect(await sentTo(rig, pixelId)).toHaveLength(2);
});

test("what may have arrived stands in the activity log, each time; what was refused does not", async () => {
	const rig = await createMoneyRig();
	const { pixelId } = await rig.addAccount(TOKEN);
	const { memberId, signedIn } = rig.team.people.manager;
	const { facebookConversions } = rig.services();
	const entries = async () =>
		(await readLog(rig.team.workspaceId))
			.filter(({ metadata }) => metadata.includes("facebook_conversion_sent"))
			.map(({ actor_id, action, entity_id, metadata }) => ({
				actor_id,
				action,
				entity_id,
				metadata,
			}));
	const match = `POST ${pixelId}/events`;
	await rig.order("rules", { rules: [{ match, times: 1, error: { code: 200, status: 403 } }] });
	const draft = draftOf(pixelId);
	await facebookConversions.send(signedIn, draft, AGENT);
	expect(await entries()).toEqual([]);
	await facebookConversions.retry(signedIn, draft.eventId);
	// Sent already: nothing leaves, so nothing is said.
	await facebookConversions.retry(signedIn, draft.eventId);
	await rig.order("rules", { rules: [{ match, times: 1, mode: "garbage" }] });
	const lost = draftOf(pixelId, { eventType: "Lead", value: "" });
	await facebookConversions.send(signedIn, lost, AGENT);
	const of = { actor_id: memberId };
	expect(await entries()).toEqual([
		{
			...of,
			action: "updated",
			entity_id: draft.eventId,
			metadata: JSON.stringify({ code: "facebook_conversion_sent", name: "Purchase" }),
		},
		{
			...of,
			action: "created",
			entity_id: lost.eventId,
			metadata: JSON.stringify({ code: "facebook_conversion_sent", name: "Lead" }),
		},
	]);
});

test("H16 over its limit a workspace asks Meta nothing: nothing is kept, and the same draft goes later", async () => {
	const rig = await createMoneyRig();
	const { pixelId } = await rig.addAccount(TOKEN);
	const { signedIn } = rig.team.people.manager;
	const asked: string[] = [];
	const over = rig.services({
		CONVERSION_LIMIT: {
			limit: ({ key }: { key: string }) => {
				asked.push(key);
				return Promise.resolve({ success: false });
			},
		},
	}).facebookConversions;
	const refusal = { ok: false, code: "rate_limited" };
	const draft = draftOf(pixelId);
	expect(await over.send(signedIn, draft, AGENT)).toEqual(refusal);
	expect((await over.read(signedIn, null)).history).toEqual([]);
	const match = `POST ${pixelId}/events`;
	await rig.order("rules", { rules: [{ match, times: 1, error: { code: 200, status: 403 } }] });
	const { facebookConversions } = rig.services();
	await facebookConversions.send(signedIn, draft, AGENT);
	const before = (await over.read(signedIn, null)).history;
	expect(await over.retry(signedIn, draft.eventId)).toEqual(refusal);
	expect((await over.read(signedIn, null)).history).toEqual(before);
	expect(await rig.order("counts", { match })).toBe(1);
	expect(await facebookConversions.retry(signedIn, draft.eventId)).toMatchObject({
		value: { state: "sent" },
	});
	// Each workspace has its own.
	expect(new Set(asked)).toEqual(new Set([rig.team.workspaceId]));
	expect(await codesOf(rig.team.workspaceId)).toEqual(["facebook_conversion_sent"]);
});

test("a token that Meta refuses is marked on its account, once, and everybody's page is told", async () => {
	const rig = await createMoneyRig();
	const { pixelId } = await rig.addAccount(TOKEN);
	const { manager } = rig.team.people;
	const { facebookConversions } = rig.services();
	const match = `POST ${pixelId}/events`;
	await rig.order("rules", { rules: [{ match, times: 2, error: { code: 190, subcode: 460 } }] });
	const socket = await openWorkspaceSocket(manager);
	await socket.next("hello");
	const draft = draftOf(pixelId);
	expect(await facebookConversions.send(manager.signedIn, draft, AGENT)).toMatchObject({
		value: { state: "failed", fault: { code: "facebook_token_invalid" } },
	});
	await socket.next("facebook_changed");
	const isRefused = async () =>
		(await facebookConversions.read(manager.signedIn, null)).senders.map(
			({ isTokenRefused }) => isTokenRefused,
		);
	expect(await isRefused()).toEqual([true]);
	const when = () =>
		bindings.DB.prepare(
			"select token_refused_at as at from facebook_accounts where workspace_id = ?",
		)
			.bind(rig.team.workspaceId)
			.first("at");
	const first = await when();
	await facebookConversions.retry(manager.signedIn, draft.eventId);
	expect(await when()).toBe(first);
	socket.close();
});

test("the refusal of a token that was replaced meanwhile is not held against the new one", async () => {
	const rig = await createMoneyRig();
	const { pixelId, accountId } = await rig.addAccount(TOKEN);
	const { signedIn } = rig.team.people.manager;
	const match = `POST ${pixelId}/events`;
	await rig.order("rules", { rules: [{ match, times: 1, error: { code: 190, subcode: 460 } }] });
	// The old token has been taken out of the base, and Meta not been asked yet.
	const replace = () =>
		bindings.DB.prepare(
			"update facebook_accounts set token_sealed = 'v1.new' where workspace_id = ? and account_id = ?",
		)
			.bind(rig.team.workspaceId, accountId)
			.run();
	const { facebookConversions } = rig.services({
		CONVERSION_LIMIT: { limit: async () => ({ success: (await replace()).success }) },
	});
	const sent = await facebookConversions.send(signedIn, draftOf(pixelId), AGENT);
	expect(sent).toMatchObject({ value: { state: "failed" } });
	const { senders } = await facebookConversions.read(signedIn, null);
	expect(senders.map(({ isTokenRefused }) => isTokenRefused)).toEqual([false]);
});

test("an event older than seven days is refused before Meta is asked, new or sent again", async () => {
	const rig = await createMoneyRig();
	const { pixelId } = await rig.addAccount(TOKEN);
	const { signedIn } = rig.team.people.manager;
	const { facebookConversions } = rig.services();
	const old = draftOf(pixelId, { eventAt: Date.now() - MAX_EVENT_AGE_MS - 60_000 });
	expect(await facebookConversions.send(signedIn, old, AGENT)).toEqual({
		ok: false,
		code: "event_too_old",
	});
	expect((await facebookConversions.read(signedIn, null)).history).toEqual([]);
	await rig.order("rules", {
		rules: [{ match: `POST ${pixelId}/events`, times: 1, error: { code: 200, status: 403 } }],
	});
	const draft = draftOf(pixelId);
	const failed = await facebookConversions.send(signedIn, draft, AGENT);
	expect(failed).toMatchObject({
		ok: true,
		value: { state: "failed", fault: { code: "facebook_permission_missing" } },
	});
	rig.later(MAX_EVENT_AGE_MS + 60_000);
	expect(await rig.services().facebookConversions.retry(signedIn, draft.eventId)).toEqual({
		ok: false,
		code: "event_too_old",
	});
	expect(await rig.order("counts", { match: `POST ${pixelId}/events` })).toBe(1);
});

test("Meta's refusal stays with its words and trace id; so does a pixel nobody knows", async () => {
	const rig = await createMoneyRig();
	await rig.addAccount(TOKEN);
	const { signedIn } = rig.team.people.manager;
	const { facebookConversions } = rig.services();
	const draft = draftOf(freshDigits());
	const sent = await facebookConversions.send(signedIn, draft, AGENT);
	expect(sent).toMatchObject({
		ok: true,
		value: { state: "failed", fault: { code: "facebook_not_found" } },
	});
	const { history } = await facebookConversions.read(signedIn, null);
	expect(history[0]).toMatchObject({ eventId: draft.eventId, state: "failed" });
	expect(history[0]?.traceId).toBe(history[0]?.fault?.traceId);
});

test("the token is that of the account that has the pixel; the page names it and shows none", async () => {
	const rig = await createMoneyRig();
	await rig.addAccount("EAAGfirst-revoked");
	const owner = await rig.addAccount(TOKEN);
	const { signedIn } = rig.team.people.manager;
	const { facebookConversions } = rig.services();
	const sent = await facebookConversions.send(signedIn, draftOf(owner.pixelId), AGENT);
	expect(sent).toMatchObject({ ok: true, value: { state: "sent" } });
	const desk = await facebookConversions.read(signedIn, null);
	expect(desk.senders.map(({ accountId }) => accountId)).toContain(owner.accountId);
	expect(JSON.stringify(desk)).not.toMatch(/EAAG|v1\./);
});

test("without an active account Facebook is not configured, and nothing is sent", async () => {
	const rig = await createMoneyRig();
	const { pixelId } = await rig.addAccount(TOKEN, { accountStatus: 2 });
	const { signedIn } = rig.team.people.manager;
	const { facebookConversions } = rig.services();
	expect((await facebookConversions.read(signedIn, null)).isConfigured).toBe(false);
	expect(await facebookConversions.send(signedIn, draftOf(pixelId), AGENT)).toEqual({
		ok: false,
		code: "facebook_not_configured",
	});
});

test("who may not send may read; another workspace's events do not exist", async () => {
	const rig = await createMoneyRig();
	const { pixelId } = await rig.addAccount(TOKEN);
	const { people } = rig.team;
	const { facebookConversions } = rig.services();
	const draft = draftOf(pixelId);
	await facebookConversions.send(people.manager.signedIn, draft, AGENT);
	for (const role of ["operator", "viewer"] as const) {
		const { signedIn } = people[role];
		const mine = draftOf(pixelId);
		expect(await facebookConversions.send(signedIn, mine, AGENT)).toMatchObject({
			code: "forbidden",
		});
		expect(await facebookConversions.retry(signedIn, draft.eventId)).toMatchObject({
			code: "forbidden",
		});
		expect((await facebookConversions.read(signedIn, null)).history).toHaveLength(1);
	}
	const stranger = (await createTeam()).people.manager.signedIn;
	expect(await facebookConversions.retry(stranger, draft.eventId)).toEqual({
		ok: false,
		code: "not_found",
	});
	expect((await facebookConversions.read(stranger, null)).history).toEqual([]);
});

test("a sending that was cut off can be taken up after a minute, by one of two who try", async () => {
	const rig = await createMoneyRig();
	const { pixelId } = await rig.addAccount(TOKEN);
	const { signedIn } = rig.team.people.manager;
	const draft = draftOf(pixelId);
	await rig.services().facebookConversions.send(signedIn, draft, AGENT);
	await bindings.DB.prepare(
		"update facebook_conversions set state = 'sending' where workspace_id = ? and event_id = ?",
	)
		.bind(rig.team.workspaceId, draft.eventId)
		.run();
	expect(await rig.services().facebookConversions.retry(signedIn, draft.eventId)).toEqual({
		ok: false,
		code: "in_progress",
	});
	rig.later(SENDING_STALE_MS + 1_000);
	const { facebookConversions } = rig.services();
	await Promise.all([
		facebookConversions.retry(signedIn, draft.eventId),
		facebookConversions.retry(signedIn, draft.eventId),
	]);
	expect(await sentTo(rig, pixelId)).toHaveLength(2);
});

test("the history comes in pages, newest first, without a gap or a repetition", async () => {
	const rig = await createMoneyRig();
	const { signedIn } = rig.team.people.manager;
	const now = Date.now();
	const rows = Array.from({ length: 45 }, (_, n) =>
		bindings.DB.prepare(
			`insert into facebook_conversions (workspace_id, event_id, member_id, account_id, pixel_id,
				event_name, payload, state, event_at, created_at, updated_at)
			values (?, ?, 'm', 'a', 'p', 'Lead', '{}', 'sent', ?, ?, ?)`,
			// Several of one moment: the id decides.
		).bind(rig.team.workspaceId, `e-${n}`, now, now - Math.floor(n / 7), now),
	);
	await bindings.DB.batch(rows);
	const seen: string[] = [];
	let cursor: string | null = null;
	do {
		const page: Awaited<
			ReturnType<ReturnType<typeof rig.services>["facebookConversions"]["read"]>
		> = await rig.services().facebookConversions.read(signedIn, cursor);
		seen.push(...page.history.map(({ eventId }) => eventId));
		cursor = page.olderCursor;
	} while (cursor !== null);
	expect(seen).toHaveLength(45);
	expect(new Set(seen).size).toBe(45);
	const forged = await rig.services().facebookConversions.read(signedIn, "1 or 1=1");
	expect(forged.history).toHaveLength(20);
});

test("J12 an agent's conversion is sent once for a conversation, as chat, with the hash of the phone alone, and names the agent", async () => {
	const rig = await createMoneyRig();
	const { pixelId } = await rig.addAccount(TOKEN);
	const { signedIn } = rig.team.people.manager;
	const { facebookConversions, agents } = rig.services();
	const choice = { pixelId, eventType: "Purchase", currency: "BRL" } as const;
	const typed = (conversion: ConversionChoice | null) => ({
		name: "Lia",
		channelIds: [],
		settings: { ...readAllSettings({ conversion }) },
	});
	const foreign = await (await createMoneyRig()).addAccount(TOKEN);
	expect(await agents.create(signedIn, typed({ ...choice, pixelId: foreign.pixelId }))).toEqual({
		ok: false,
		code: "conversion_invalid",
	});
	const made = await agents.create(signedIn, typed(choice));
	if (!made.ok) throw new Error(made.code);
	const agentId = made.value.id;
	const reported = {
		...choice,
		value: 90.5,
		workspaceId: rig.team.workspaceId,
		agentId,
		conversationId: crypto.randomUUID(),
		channelId: crypto.randomUUID(),
		contactId: crypto.randomUUID(),
		phone: "5511912345678",
	};
	await Promise.all([facebookConversions.report(reported), facebookConversions.report(reported)]);
	const events = (await sentTo(rig, pixelId)).map(({ event }) => event);
	expect(events).toHaveLength(1);
	expect(events[0]).toMatchObject({
		event_name: "Purchase",
		event_id: `${reported.conversationId}-purchase`,
		action_source: "chat",
		custom_data: { currency: "BRL", value: 90.5 },
	});
	expect(events[0]?.user_data).toEqual({
		ph: ["eeff2a7b3fdffa242c44700da8293d40c64a070956a3cdac36a4553dd4786704"],
	});
	const history = async () => (await facebookConversions.read(signedIn, null)).history;
	expect(await history()).toMatchObject([{ state: "sent", agent: { name: "Lia" } }]);

	// Meta refuses, and later the agent and the pixel are gone: nothing throws, and a member may send it again.
	const match = `POST ${pixelId}/events`;
	await rig.order("rules", { rules: [{ match, times: 1, error: { code: 200, status: 403 } }] });
	const other = { ...reported, conversationId: crypto.randomUUID() };
	await facebookConversions.report(other);
	await agents.remove(signedIn, agentId);
	expect((await history()).map(({ state, agent }) => [state, agent])).toEqual(
		expect.arrayContaining([
			["failed", { name: null }],
			["sent", { name: null }],
		]),
	);
	expect(
		await facebookConversions.retry(signedIn, `${other.conversationId}-purchase`),
	).toMatchObject({ value: { state: "sent" } });
});

test("H16 agents have an allowance of their own; what is over it waits in the history", async () => {
	const rig = await createMoneyRig();
	const { pixelId } = await rig.addAccount(TOKEN);
	const { signedIn } = rig.team.people.manager;
	const asked: string[] = [];
	const { facebookConversions } = rig.services({
		CONVERSION_LIMIT: {
			limit: ({ key }: { key: string }) => {
				asked.push(key);
				return Promise.resolve({ success: false });
			},
		},
	});
	const { workspaceId } = rig.team;
	await facebookConversions.report({
		pixelId,
		eventType: "Lead",
		currency: "BRL",
		value: null,
		workspaceId,
		agentId: "a",
		conversationId: crypto.randomUUID(),
		channelId: crypto.randomUUID(),
		contactId: crypto.randomUUID(),
		phone: "5511912345678",
	});
	expect(asked).toEqual([`agents:${workspaceId}`]);
	expect(await sentTo(rig, pixelId)).toEqual([]);
	expect((await facebookConversions.read(signedIn, null)).history).toMatchObject([
		{ state: "failed", fault: { code: "rate_limited" } },
	]);
});
