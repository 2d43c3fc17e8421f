import { NO_SURVEY } from "#app/domain/satisfaction/survey.ts";
import { CHANNEL_OPERATIONS } from "#workers/services/channels/operations/index.ts";
import { beforeAll, expect, test } from "vitest";
import { isLong } from "#tests/support/long.ts";
import { typedAgent } from "#tests/support/agents.ts";
import { call } from "#tests/support/call.ts";
import {
	bindings,
	createMember,
	createWorkspace,
	migrate,
	withEarlierCookie,
} from "#tests/support/sign-in.ts";
import { contactOf, createShop, customerSays } from "#tests/support/answering-shop.ts";
import { createGraphRig, drawAccountId, GOOD_TOKEN } from "#tests/support/graph-rig.ts";
import { knowledgeOf } from "#tests/support/knowledge.ts";
import { recordStatements, type RecordedStatement } from "#tests/support/statement-recorder.ts";
import { createTeam, inviteOf, servicesAt, tokenOf } from "#tests/support/team.ts";
import { createWebhookRig } from "#tests/support/webhook-rig.ts";
import { createDatabase } from "#workers/data/database.ts";
import {
	deleteConversationsOf,
	eraseContactRows,
} from "#workers/data/queries/conversations/erasure.ts";
import { lastEvents, recordAgentEvent, tokensOfDay } from "#workers/data/queries/agents/figures.ts";
import { pauseAgentBySelf } from "#workers/data/queries/agents/changes.ts";
import { findAgentForAnswering } from "#workers/data/queries/agents/agents.ts";
import { createKnowledgeSearch } from "#workers/services/agents/knowledge-search.ts";
import { createServices } from "#workers/services/index.ts";

/** Tables whose rows belong to a workspace. `users`, `sign_ins`, `mails` … belong to people. */
const TENANT_TABLES = [
	"workspaces",
	"members",
	"channels",
	"channel_daily_stats",
	"number_claims",
	"webhook_deliveries",
	"dead_letters",
	"key_renewals",
	"invitations",
	"activity_logs",
	"user_settings",
	"echo_endpoints",
	"notifications",
	"notification_reads",
	"conversations",
	"canned_responses",
	"goals",
	"surveys",
	"canned_response_favourites",
	"canned_response_months",
	"desk_hours",
	"rules",
	"agent_channels",
	"agents",
	"agent_avatars",
	"agent_versions",
	"agent_cases",
	"agent_events",
	"agent_daily_stats",
	"knowledge_entries",
	"knowledge_passages",
	"knowledge_search",
	"integrations",
	"facebook_logins",
	"facebook_pages",
	"facebook_accounts",
	"facebook_pixels",
	"facebook_campaigns",
	"facebook_syncs",
	"facebook_settings",
	"facebook_webhooks",
	"facebook_events",
	"facebook_conversions",
	"facebook_purchases",
	"gateways",
	"meta_apps",
];

/** Statements that find out which workspace somebody belongs to, so they cannot be told it. */
const IDENTITY: { why: string; is: RegExp }[] = [
	{
		why: "the sign-in behind a random token, its member and workspace joined to it",
		is: /from "sign_ins" inner join "users".* inner join "members".*"sign_ins"."token_hash" = \?/s,
	},
	{
		why: "the directory of exactly that sign-in's workspace",
		is: /from "channels" where \("channels"\."workspace_id" = \(select "workspace_id" from "sign_ins" where .*"token_hash" = \?/s,
	},
	{
		why: "the views of exactly that sign-in's workspace and member",
		is: /from "saved_views" where \("saved_views"\."workspace_id" = \(select "workspace_id" from "sign_ins" where .*"token_hash" = \?/s,
	},
	{
		why: "who may enter the workspaces that a person administers (security 3)",
		is: /"workspace_id" in \(select "workspace_id" from "members" where \("members"\."user_id" = \? and "members"\."role" = \?/s,
	},
	{
		why: "a user's own memberships, at sign-in",
		is: /from "members" inner join "workspaces".* where "members"\."user_id" = \? order by/s,
	},
	{
		why: "the invitation behind a random token, for whoever holds it",
		is: /from invitations join workspaces .*invitations\.token_hash = \?/s,
	},
	{
		why: "the echo endpoint behind a random token",
		is: /from "echo_endpoints" inner join "members".* where \("echo_endpoints"\."token_hash" = \?/s,
	},
	{
		why: "a person's own picture, in each of their memberships",
		is: /^update "members" set "avatar_url" = \?, "updated_at" = \? where "members"\."user_id" = \?$/,
	},
	{
		why: "the workspaces a person may switch to, in the header",
		is: /from "members" inner join "workspaces".* where \("members"\."user_id" = \? and .* order by "workspaces"\."name"/s,
	},
	{
		why: "whether a person who is erased is in another workspace, which keeps the account",
		is: /^select count\(\*\).* from "members" where "members"\."user_id" = \?$/,
	},
	{
		why: "a slug is taken, asked by the local seed",
		is: /^select "id" from "workspaces" where "workspaces"\."slug" = \?$/,
	},
];

const touchesTenant = ({ sql }: RecordedStatement) =>
	TENANT_TABLES.some((table) => new RegExp(`["\\s]${table}\\b`).test(sql));

/** True when the workspace is bound and the statement compares or writes its column. */
function bindsWorkspace({ sql, binds }: RecordedStatement, workspaces: Set<unknown>): boolean {
	return binds.some((value) => workspaces.has(value)) && /workspace_id|"workspaces"/.test(sql);
}

beforeAll(migrate);

test("D15 every statement on a tenant's table binds the workspace or is one of the named few", async () => {
	const { d1, statements } = recordStatements(bindings.DB);
	const env = { ...bindings, DB: d1, EMAILS: { send: async () => {} } } as unknown as Env;
	const services = createServices(env, { defer: (work) => void work.catch(() => null) });
	const { id: workspaceId } = await createWorkspace();
	const member = await createMember(workspaceId, "admin");
	const other = await createWorkspace("Outra");
	const request = new Request("http://prosa.test/", { headers: { cookie: member.cookie } });

	const signedIn = await services.auth.findSignedIn(request);
	if (!signedIn) throw new Error("not signed in");
	const made = await services.whatsapp.create(signedIn, {
		name: "Loja",
		description: "",
		webhookUrl: "https://hooks.loja.com.br/x",
		gateway: "simulator",
	});
	if (!made.ok) throw new Error(made.code);
	const again = await services.auth.findSignedIn(request);
	if (!again) throw new Error("not signed in");
	expect(again.channels.map(({ id }) => id)).toEqual([made.value.id]);
	await services.whatsapp.open(again, made.value.id);
	await services.gateways.open(again);
	await services.gateways.test(again, "nobody");
	await services.gateways.remove(again, "nobody");
	await services.metaApps.remove(again);
	await services.figures.overview(again);
	await services.runOperation(CHANNEL_OPERATIONS.listContacts, again, made.value.id, {
		params: {},
		query: { cursor: null, search: "", filter: "all", label: null },
		body: undefined,
	});
	await services.deadLetterStore.keep({
		id: crypto.randomUUID(),
		queue: "webhooks-out-dead",
		body: { workspaceId },
		attempts: 3,
		at: Date.now(),
	});
	await services.whatsapp.remove(again, made.value.id);
	await services.auth.signOut(again.signInId);

	const tenant = statements.filter(touchesTenant);
	expect(tenant.length).toBeGreaterThan(8);
	const workspaces = new Set([workspaceId]);
	for (const statement of tenant) {
		const isNamed = IDENTITY.some(({ is }) => is.test(statement.sql));
		expect(isNamed || bindsWorkspace(statement, workspaces), statement.sql).toBe(true);
		expect(statement.binds).not.toContain(other.id);
	}
});

test("D15 so does every statement of the answers of agents, and of who pays for them", async () => {
	const { d1, statements } = recordStatements(bindings.DB);
	const shop = await createShop({ debounceMs: 600_000, baseUrl: "https://models.example/v1" });
	const { workspaceId, channelId, manager, integrationId } = shop;
	const inboundId = await customerSays(shop, "Vocês trocam?");
	const { id: contactId } = await contactOf(shop);
	const services = createServices({ ...bindings, DB: d1 } as unknown as Env, {
		defer: (work) => void work.catch(() => null),
	});
	const request = new Request("http://prosa.test/", { headers: { cookie: manager.cookie } });
	const signedIn = await services.auth.findSignedIn(request);
	if (!signedIn) throw new Error("not signed in");
	await services.settings.update(signedIn, {
		openaiApiKey: "sk-own-key-of-the-manager",
		elevenlabsKey: "",
		n8nWebhookUrl: "",
	});
	statements.length = 0;
	expect(await services.modelKeys.findOwn(signedIn)).toMatchObject({
		apiKey: "sk-own-key-of-the-manager",
	});
	expect(await services.modelKeys.findForAgent(workspaceId, integrationId ?? "")).not.toBeNull();
	const given = { params: { contactId }, query: undefined, body: undefined };
	const { suggest } = CHANNEL_OPERATIONS;
	expect(await services.runOperation(suggest, signedIn, channelId, given)).toEqual({
		ok: true,
		value: { text: null },
	});
	const job = { workspaceId, channelId, contactId, epoch: 1, inboundId, attempt: 1 };
	await services.agentReplies.answer(job);
	const tenant = statements.filter(touchesTenant);
	expect(tenant.length).toBeGreaterThan(6);
	for (const statement of tenant)
		expect(bindsWorkspace(statement, new Set([workspaceId])), statement.sql).toBe(true);
});

test("D15 so does every statement of team, invitations and activity log", async () => {
	const { d1, statements } = recordStatements(bindings.DB);
	const replaced = { DB: d1, EMAILS: { send: async () => {} } } as unknown as Partial<Env>;
	const { team, invitations, activity, personalData } = servicesAt(Date.now, replaced);
	const { workspaceId, people } = await createTeam();
	const { signedIn } = people.admin;
	const invite = async () => {
		const made = await invitations.invite(signedIn, inviteOf(), "pt");
		if (!made.ok) throw new Error(made.code);
		return made.value.invitation.id;
	};
	const [kept, dropped] = [await invite(), await invite()];
	await invitations.resend(signedIn, kept, "pt");
	await invitations.cancel(signedIn, dropped);
	await invitations.list(signedIn);
	const token = tokenOf(kept, 1);
	await invitations.validate(token, "127.0.0.1");
	const typed = { token, invitationId: kept, fullName: "Bia", password: "uma senha comprida 1" };
	expect(await invitations.accept(typed, { ip: "127.0.0.1" })).toMatchObject({ ok: true });
	await team.changeRole(signedIn, people.viewer.memberId, "operator");
	await team.removeMember(signedIn, people.viewer.memberId);
	await team.reactivateMember(signedIn, people.viewer.memberId);
	await team.overview(signedIn);
	await team.listMembers(signedIn);
	await activity.list(signedIn);
	const { memberId } = people.viewer;
	expect(await personalData.eraseMember(signedIn, memberId)).toMatchObject({ ok: true });

	const tenant = statements.filter(touchesTenant);
	expect(tenant.length).toBeGreaterThan(40);
	const workspaces = new Set([workspaceId]);
	for (const statement of tenant) {
		const isNamed = IDENTITY.some(({ is }) => is.test(statement.sql));
		expect(isNamed || bindsWorkspace(statement, workspaces), statement.sql).toBe(true);
	}
});

test("D15 so does every statement of mail, header and notifications", async () => {
	const { d1, statements } = recordStatements(bindings.DB);
	const { workspaceId, people } = await createTeam();
	const { signedIn } = people.admin;
	// Nobody else delivers the mail meanwhile.
	const quiet = { EMAILS: { send: async () => {} } } as unknown as Partial<Env>;
	const invited = await servicesAt(Date.now, quiet).invitations.invite(signedIn, inviteOf(), "pt");
	if (!invited.ok) throw new Error(invited.code);
	const services = createServices({ ...bindings, DB: d1 } as unknown as Env, { defer: () => {} });
	await services.notifications.notify({
		workspaceId,
		memberIds: [signedIn.member.id],
		kind: "invitation_accepted",
		params: { name: "Bia", email: "bia@loja.example" },
	});
	const { notifications } = await services.header.read(signedIn);
	expect(notifications).toHaveLength(1);
	await services.notifications.markRead(signedIn, [notifications[0]?.id ?? "", "sample_info"]);
	const job = { invitationId: invited.value.invitation.id, workspaceId, resentCount: 0 };
	const mail = { type: "invitation", id: crypto.randomUUID(), locale: "pt", ...job } as const;
	expect(await services.mails.deliver(mail)).toEqual({ kind: "done" });
	await services.mails.giveUp(mail);

	const tenant = statements.filter(touchesTenant);
	expect(tenant.length).toBeGreaterThan(8);
	for (const statement of tenant) {
		const isNamed = IDENTITY.some(({ is }) => is.test(statement.sql));
		expect(isNamed || bindsWorkspace(statement, new Set([workspaceId])), statement.sql).toBe(true);
	}
});

test("D15 so does every statement of dead letters and of a renewed key, but the sweep over all keys", async () => {
	const { d1, statements } = recordStatements(bindings.DB);
	const queue = { sendBatch: async () => {} };
	const env = { ...bindings, DB: d1, EMAILS: queue, WEBHOOKS_OUT: queue } as unknown as Env;
	const services = createServices(env, { defer: () => {} });
	const { workspaceId, people } = await createTeam();
	const { signedIn } = people.admin;
	const bury = async (name: string, job: object) => {
		const id = crypto.randomUUID();
		const body = { workspaceId, ...job };
		const letter = { id, queue: `${name}-dead`, body, attempts: 4, at: Date.now() };
		await services.deadLetterStore.keep(letter);
		return id;
	};
	const told = { deliveryId: crypto.randomUUID(), channelId: crypto.randomUUID() };
	const ids = [await bury("webhooks-out", told), await bury("emails", {})];
	await services.deadLetters.replay(signedIn, { ids: ids.slice(0, 1) });
	await services.deadLetters.replay(signedIn, { queue: "health-checks" });
	await services.deadLetters.discard(signedIn, ids);
	await services.deadLetters.open(signedIn, {
		queue: "emails",
		state: "discarded",
		cursor: "1.a",
	});
	await services.keyRotation.renew(signedIn);

	const tenant = statements.filter(touchesTenant);
	expect(tenant.length).toBeGreaterThan(10);
	for (const statement of tenant)
		expect(bindsWorkspace(statement, new Set([workspaceId])), statement.sql).toBe(true);
});

test("D15 so does every statement of settings, profile and ready answers", async () => {
	const { d1, statements } = recordStatements(bindings.DB);
	const env = { ...bindings, DB: d1 } as unknown as Env;
	const services = createServices(env, { defer: (work) => void work.catch(() => null) });
	const { id: workspaceId } = await createWorkspace();
	const member = await createMember(workspaceId, "admin");
	const signedIn = await services.auth.findSignedIn(
		new Request("http://prosa.test/", { headers: { cookie: member.cookie } }),
	);
	if (!signedIn) throw new Error("not signed in");
	const { integrations } = await services.settings.open(signedIn);
	await services.settings.update(signedIn, {
		openaiApiKey: "sk-x",
		elevenlabsKey: "",
		n8nWebhookUrl: integrations.n8nWebhookUrl,
	});
	expect(await services.n8nTest.run(signedIn, "oi")).toMatchObject({ ok: true });
	await services.settings.restoreEcho(signedIn);
	expect(await services.access.review(signedIn)).toHaveLength(1);
	await services.profile.update(signedIn, { fullName: "Ana", jobTitle: "Gerente" });
	await services.profile.setAvatar(signedIn, new Uint8Array([0xff, 0xd8, 0xff, 1]));
	await services.profile.findAvatar(signedIn, member.userId);
	await services.profile.removeAvatar(signedIn);
	const texts = { shortcut: "oi", title: "", text: "Oi!", language: "" } as const;
	const made = await services.cannedResponses.create(signedIn, { ...texts, isTeam: true });
	const responseId = made.ok ? made.value.id : "";
	await services.cannedResponses.change(signedIn, responseId, texts);
	await services.cannedResponses.setFavourite(signedIn, responseId, true);
	await services.cannedResponses.setFavourite(signedIn, responseId, false);
	await services.cannedResponses.noteUse(signedIn, responseId);
	await services.cannedResponses.importCsv(signedIn, "atalho,texto\noi,Oi\nola,Olá", {
		isTeam: true,
	});
	await services.cannedResponses.exportCsv(signedIn);
	await services.cannedResponses.remove(signedIn, responseId);
	const workspace = { scope: "workspace", id: "" } as const;
	const hours = { holidays: [], closedDays: [] };
	expect(await services.deskHours.save(signedIn, workspace, hours)).toMatchObject({ ok: true });
	expect(await services.deskHours.read(signedIn, workspace)).toMatchObject({ ok: true });
	await services.deskHours.reset(signedIn, workspace);
	await services.satisfaction.saveSurvey(signedIn, NO_SURVEY);
	await services.satisfaction.saveGoal(signedIn, {
		departmentId: null,
		kind: "answer",
		minutes: 15,
	});
	await services.satisfaction.open(signedIn);
	const rule = {
		name: "Preço",
		body: JSON.stringify({
			trigger: { type: "message" },
			conditions: [],
			acts: [{ type: "close" }],
			again: false,
		}),
		isOn: false,
	};
	const written = await services.rules.create(signedIn, rule);
	const ruleId = written.ok ? written.value.id : "";
	await services.rules.change(signedIn, ruleId, rule);
	await services.rules.switch(signedIn, ruleId, true);
	await services.rules.order(signedIn, [ruleId]);
	expect((await services.rules.open(signedIn)).rules).toMatchObject([{ id: ruleId, isOn: true }]);
	await services.rules.remove(signedIn, ruleId);

	const tenant = statements.filter(touchesTenant);
	expect(tenant.length).toBeGreaterThan(24);
	for (const statement of tenant) {
		const isNamed = IDENTITY.some(({ is }) => is.test(statement.sql));
		expect(isNamed || bindsWorkspace(statement, new Set([workspaceId])), statement.sql).toBe(true);
	}
});

test("D15 so does every statement of instance settings, keys and deliveries", async () => {
	const { d1, statements } = recordStatements(bindings.DB);
	const rig = await createWebhookRig("ok", { DB: d1 });
	const { instanceSettings, apiKeys, webhookDeliveries } = rig.services();
	const { signedIn, channelId } = rig;
	await instanceSettings.rotateSecret(signedIn, channelId);
	const made = await apiKeys.create(signedIn, channelId);
	if (!made.ok) throw new Error(made.code);
	await apiKeys.revoke(signedIn, channelId);
	const sent = await webhookDeliveries.sendTest(signedIn, channelId);
	if (!sent.ok) throw new Error(sent.code);
	await rig.drain();
	await webhookDeliveries.replay(signedIn, channelId, sent.value.id);
	await webhookDeliveries.resume(signedIn, channelId);
	await instanceSettings.open(signedIn, channelId, null);

	const tenant = statements.filter(touchesTenant);
	expect(tenant.length).toBeGreaterThan(15);
	for (const statement of tenant)
		expect(bindsWorkspace(statement, new Set([signedIn.workspace.id])), statement.sql).toBe(true);
	// A key names its instance itself: whoever holds it.
	statements.length = 0;
	expect(await apiKeys.authenticate(`Bearer ${made.value.key}`)).toBeNull();
	expect(statements.map(({ sql }) => /"api_key_hash" = \?/.test(sql))).toEqual([true]);
});

test("D15 so does every statement of channels' own pages", async () => {
	const { d1, statements } = recordStatements(bindings.DB);
	const env = { ...bindings, DB: d1 } as unknown as Env;
	const services = createServices(env, { defer: (work) => void work.catch(() => null) });
	const { id: workspaceId } = await createWorkspace();
	const member = await createMember(workspaceId, "manager");
	const request = new Request("http://prosa.test/", { headers: { cookie: member.cookie } });
	const before = await services.auth.findSignedIn(request);
	if (!before) throw new Error("not signed in");
	const input = { type: "webchat", name: "Site", token: "", locale: "pt" } as const;
	const made = await services.channelChanges.create(before, input);
	if (!made.ok) throw new Error(made.code);
	const signedIn = await services.auth.findSignedIn(request);
	if (!signedIn) throw new Error("not signed in");
	const agentId = crypto.randomUUID();
	await bindings.DB.prepare(
		"insert into agents (id, workspace_id, name, created_at, updated_at) values (?, ?, 'Duda', 0, 0)",
	)
		.bind(agentId, workspaceId)
		.run();
	await services.channelChanges.save(signedIn, made.value.id, {
		name: "Site",
		description: "",
		isActive: true,
		defaultAgentId: agentId,
		ignoreGroups: false,
		options: null,
	});
	await services.channels.list(signedIn);
	await services.channels.openSettings(signedIn, made.value.id);
	await services.channels.remove(signedIn, made.value.id);

	const tenant = statements.filter(touchesTenant);
	expect(tenant.length).toBeGreaterThan(12);
	for (const statement of tenant) {
		const isNamed = IDENTITY.some(({ is }) => is.test(statement.sql));
		expect(isNamed || bindsWorkspace(statement, new Set([workspaceId])), statement.sql).toBe(true);
	}
});

test("D15 so does every statement about conversations that earlier releases stored", async () => {
	const { d1, statements } = recordStatements(bindings.DB);
	const env = { ...bindings, DB: d1 } as unknown as Env;
	const services = createServices(env, { defer: () => {} });
	const { id: workspaceId } = await createWorkspace();
	const member = await createMember(workspaceId, "viewer");
	const signedIn = await services.auth.findSignedIn(
		new Request("http://prosa.test/", { headers: { cookie: member.cookie } }),
	);
	if (!signedIn) throw new Error("not signed in");
	const rows = [crypto.randomUUID(), crypto.randomUUID()].map((channelId) => ({
		channelId,
		id: crypto.randomUUID(),
	}));
	await bindings.DB.batch(
		rows.map(({ id, channelId }) =>
			bindings.DB.prepare(
				`insert into conversations (id, workspace_id, channel_id, contact_id, status, opened_at, last_activity_at, version)
				 values (?, ?, ?, 'c', 'active', 1, 1, 1)`,
			).bind(id, workspaceId, channelId),
		),
	);
	const [gone, erased] = rows;
	const db = createDatabase(d1);
	await deleteConversationsOf(db, workspaceId, gone?.channelId ?? "");
	await eraseContactRows(db, workspaceId, erased?.channelId ?? "", ["c"]);
	await services.home.recentConversations(signedIn);
	const left = await bindings.DB.prepare("select id from conversations where workspace_id = ?")
		.bind(workspaceId)
		.all();
	expect(left.results).toEqual([]);

	const tenant = statements.filter(touchesTenant);
	// The sign-in is the hub's to look up.
	expect(tenant.length).toBeGreaterThan(4);
	for (const statement of tenant) {
		const isNamed = IDENTITY.some(({ is }) => is.test(statement.sql));
		expect(isNamed || bindsWorkspace(statement, new Set([workspaceId])), statement.sql).toBe(true);
	}
});

test("D15 so does every statement of agents and of what they know", async () => {
	const { d1, statements } = recordStatements(bindings.DB);
	const env = { ...bindings, DB: d1 } as unknown as Env;
	const services = createServices(env, { defer: (work) => void work.catch(() => null) });
	const { id: workspaceId } = await createWorkspace();
	const member = await createMember(workspaceId, "manager");
	const request = new Request("http://prosa.test/", { headers: { cookie: member.cookie } });
	const signedIn = await services.auth.findSignedIn(request);
	if (!signedIn) throw new Error("not signed in");
	const { agents, knowledge, knowledgeBases, agentAvatars, agentVersions, agentTests } = services;
	const made = await agents.create(signedIn, typedAgent());
	if (!made.ok) throw new Error(made.code);
	const { id: agentId } = made.value;
	await agents.update(signedIn, agentId, typedAgent());
	await agents.update(signedIn, agentId, typedAgent({ instructions: "Dois." }), {
		seen: { version: 1, draftSavedAt: 0 },
		isDraft: true,
	});
	const opened = await agents.open(signedIn, agentId);
	const savedAt = opened.ok ? (opened.value.draft?.savedAt ?? 0) : 0;
	await agentVersions.publish(signedIn, agentId, { savedAt, note: "", anyway: true, share: 5 });
	await agentVersions.setShare(signedIn, agentId, 9);
	await agentVersions.endTrial(signedIn, agentId);
	await agentVersions.restore(signedIn, agentId, 2);
	await agentVersions.list(signedIn, agentId);
	await agentVersions.changes(signedIn, agentId, 3);
	const expects = { outcome: "answered" as const, entryId: null, includes: [], excludes: [] };
	await agentTests.addCase(signedIn, agentId, { question: "Abre?", before: [], expects });
	const run = await agentTests.run(signedIn, agentId);
	if (run.ok) await new Response(run.value).text();
	const cases = await agentTests.list(signedIn, agentId);
	await agentTests.removeCase(signedIn, agentId, cases.ok ? (cases.value[0]?.id ?? "") : "");
	await agents.pause(signedIn, agentId);
	await agents.resume(signedIn, agentId);
	await agents.options(signedIn);
	const place = { agentId };
	const added = await knowledge.add(signedIn, place, { title: "Frete", text: "Grátis." });
	if (!added.ok) throw new Error(added.code);
	const { id: entryId } = added.value;
	await knowledge.change(signedIn, place, entryId, { title: "Frete", text: "Rápido." });
	const db = createDatabase(d1);
	const asked = { agentId, searches: [[{ text: "frete", weight: 1 }]], limit: 3 };
	const { found } = await createKnowledgeSearch(knowledgeOf)(workspaceId, asked);
	expect(found[0]).toHaveLength(1);
	await knowledgeBases.list(signedIn);
	await knowledgeBases.attach(signedIn, agentId, agentId, false);
	await knowledgeBases.attach(signedIn, agentId, agentId, true);
	await knowledge.open(signedIn, place, entryId);
	await knowledge.remove(signedIn, place, entryId);
	await agentAvatars.set(signedIn, agentId, new Uint8Array([0xff, 0xd8, 0xff, 1]));
	await agentAvatars.find(signedIn, agentId);
	await agentAvatars.remove(signedIn, agentId);
	await recordAgentEvent(db, workspaceId, {
		id: crypto.randomUUID(),
		agentId,
		event: "answered",
		reason: null,
		channelId: "c",
		contactId: "k",
		conversationId: null,
		inputTokens: 1,
		outputTokens: 1,
		costMicros: 0,
		at: Date.now(),
	});
	await tokensOfDay(db, workspaceId, "2026-11-21");
	await lastEvents(db, workspaceId, agentId, 3);
	await findAgentForAnswering(db, workspaceId, agentId);
	await pauseAgentBySelf(db, workspaceId, agentId, "model_failed", 1);
	await agents.activity(signedIn, agentId);
	await agents.list(signedIn);
	await agents.remove(signedIn, agentId);

	const tenant = statements.filter(touchesTenant);
	expect(tenant.length).toBeGreaterThan(60);
	for (const statement of tenant) {
		const isNamed = IDENTITY.some(({ is }) => is.test(statement.sql));
		expect(isNamed || bindsWorkspace(statement, new Set([workspaceId])), statement.sql).toBe(true);
	}
});

test("D15 the recorder sees a statement without a workspace", () => {
	const bad = { sql: 'select * from "channels" where "channels"."id" = ?', binds: ["c1"] };
	expect(touchesTenant(bad)).toBe(true);
	expect(bindsWorkspace(bad, new Set(["w1"]))).toBe(false);
	expect(IDENTITY.some(({ is }) => is.test(bad.sql))).toBe(false);
});

test("sign-in, membership and directory take one round trip", async () => {
	const { d1, statements, trips } = recordStatements(bindings.DB);
	const env = { ...bindings, DB: d1 } as unknown as Env;
	const services = createServices(env, { defer: (work) => void work.catch(() => null) });
	// One of the release before: of others the hub is asked (round-trips.test.ts).
	const member = await withEarlierCookie(await createMember((await createWorkspace()).id));
	const request = new Request("http://prosa.test/", { headers: { cookie: member.cookie } });
	expect(await services.auth.findSignedIn(request)).not.toBe(null);
	expect(trips()).toBe(1);
	// The sign-in, the directory, the kept views and the departments.
	expect(statements).toHaveLength(4);
});

const REQUESTS = isLong ? 500 : 120;

test(`D14 ${REQUESTS} mixed requests at once each see their own workspace only`, async () => {
	const services = createServices(bindings, { defer: (work) => void work.catch(() => null) });
	const people = await Promise.all(
		Array.from({ length: 10 }, async (_, at) => {
			const workspace = await createWorkspace(`Loja ${at}`);
			const member = await createMember(workspace.id, "admin", `Pessoa ${at}`);
			const request = () =>
				new Request("http://prosa.test/", { headers: { cookie: member.cookie } });
			const signedIn = await services.auth.findSignedIn(request());
			if (!signedIn) throw new Error("not signed in");
			const made = await services.whatsapp.create(signedIn, {
				name: `Canal ${at}`,
				description: "",
				webhookUrl: "",
				gateway: "simulator",
			});
			if (!made.ok) throw new Error(made.code);
			return { at, workspace, member, channelId: made.value.id };
		}),
	);
	const answers = await Promise.all(
		Array.from({ length: REQUESTS / 2 }, async (_, round) => {
			const person = people[round % people.length];
			const other = people[(round * 7 + 3) % people.length];
			if (!person || !other) throw new Error("nobody");
			const headers = person.member.headers;
			const me = await (await call("/api/auth/me", { headers })).json<{ fullName: string }>();
			const link = await call(`/api/channels/${other.channelId}/link`, { headers });
			return { me, status: link.status, own: person === other, at: person.at };
		}),
	);
	for (const { me, status, own, at } of answers) {
		expect(me).toMatchObject({ fullName: `Pessoa ${at}`, workspace: { name: `Loja ${at}` } });
		expect(status).toBe(own ? 200 : 404);
	}
}, 60_000);

test("F17 SQL in any field is text", async () => {
	const evil = `'; drop table members; -- " \` ) or 1=1`;
	const { id } = await createWorkspace(evil);
	const member = await createMember(id, "admin", evil);
	const services = createServices(bindings, { defer: (work) => void work.catch(() => null) });
	const request = new Request("http://prosa.test/", { headers: { cookie: member.cookie } });
	const signedIn = await services.auth.findSignedIn(request);
	expect(signedIn?.fullName).toBe(evil);
	expect(signedIn?.workspace.name).toBe(evil);
	if (!signedIn) return;
	const made = await services.whatsapp.create(signedIn, {
		name: evil.slice(0, 40),
		description: evil,
		webhookUrl: "",
		gateway: "simulator",
	});
	expect(made.ok).toBe(true);
	expect(
		await services.auth.signIn(
			{ email: evil, password: evil },
			{ ip: evil, userAgent: evil, url: "http://x.test/" },
		),
	).toEqual({ ok: false, code: "credentials_wrong" });
	const { results } = await bindings.DB.prepare("select count(*) as n from members").all();
	expect(Number(results[0]?.n)).toBeGreaterThan(0);
});

test("D15 so does every statement of billing, home and reports", async () => {
	const { d1, statements } = recordStatements(bindings.DB);
	const env = { ...bindings, DB: d1 } as unknown as Env;
	const services = createServices(env, { defer: (work) => void work.catch(() => null) });
	const { id: workspaceId } = await createWorkspace();
	const member = await createMember(workspaceId, "admin");
	const request = new Request("http://prosa.test/", { headers: { cookie: member.cookie } });
	const signedIn = await services.auth.findSignedIn(request);
	if (!signedIn) throw new Error("not signed in");
	await services.billing.startCheckout(signedIn, { plan: "premium", locale: "pt" });
	await services.billing.refresh(signedIn);
	await services.billing.openPortal(signedIn, "pt");
	await services.home.activeAgents(signedIn);
	await services.home.recentConversations(signedIn);
	await services.home.setUp(signedIn);

	const tenant = statements.filter(touchesTenant);
	// The sign-in is the hub's to look up.
	expect(tenant.length).toBeGreaterThan(4);
	const workspaces = new Set([workspaceId]);
	for (const statement of tenant) {
		const isNamed = IDENTITY.some(({ is }) => is.test(statement.sql));
		expect(isNamed || bindsWorkspace(statement, workspaces), statement.sql).toBe(true);
	}
});

test("D15 so does every statement of Facebook's accounts and of what is read of them", async () => {
	const { d1, statements } = recordStatements(bindings.DB);
	const rig = createGraphRig({ DB: d1 });
	const accountId = drawAccountId();
	await rig.order("account", { accountId });
	const { workspaceId, people } = await createTeam();
	const { signedIn } = people.manager;
	const { facebookAccounts, facebookAds, facebookSync } = rig.services();
	const added = await facebookAccounts.add(signedIn, { token: GOOD_TOKEN, accountId });
	expect(added.ok).toBe(true);
	await rig.drain();
	const token = { workspaceId, accountId, kind: "token", runId: crypto.randomUUID() };
	await rig.deliver([token]);
	await facebookSync.start(signedIn, accountId, "pixels");
	await facebookAccounts.overview(signedIn);
	await facebookAds.read(signedIn, { after: "1.1", status: "active" });
	await facebookAds.saveSettings(signedIn, { isHourlySyncOn: true, isTokenValidationOn: false });
	await facebookAccounts.remove(signedIn, accountId);

	const tenant = statements.filter(touchesTenant);
	expect(tenant.length).toBeGreaterThan(25);
	for (const statement of tenant)
		expect(bindsWorkspace(statement, new Set([workspaceId])), statement.sql).toBe(true);
});
