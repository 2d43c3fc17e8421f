import { beforeAll, expect, test } from "vitest";
import { env } from "cloudflare:workers";
import { MAX_RULES, type RuleBody } from "#app/domain/rules/rule.ts";
import { incoming, instanceOf } from "#tests/support/instance.ts";
import { createMember, createWorkspace, migrate, type TestMember } from "#tests/support/sign-in.ts";
import { createChannel, findSignedIn, services } from "#tests/support/two-workspaces.ts";

beforeAll(migrate);

const own = () => services().rules;
const of = (member: TestMember) => findSignedIn(member);

const BODY: RuleBody = {
	trigger: { type: "message" },
	conditions: [],
	acts: [{ type: "label", label: "novo" }],
	again: false,
};
const typed = (over: { name?: string; body?: Partial<RuleBody>; isOn?: boolean } = {}) => ({
	name: over.name ?? "Novo",
	body: JSON.stringify({ ...BODY, ...over.body }),
	isOn: over.isOn ?? true,
});

async function setUp() {
	const workspace = await createWorkspace();
	const manager = await createMember(workspace.id, "manager");
	return {
		manager,
		operator: await createMember(workspace.id, "operator"),
		stranger: await createMember((await createWorkspace()).id, "admin"),
		channelId: await createChannel(workspace.id),
		workspaceId: workspace.id,
	};
}

async function make(by: TestMember, over: Parameters<typeof typed>[0] = {}): Promise<string> {
	const made = await own().create(await of(by), typed(over));
	if (!made.ok) throw new Error(made.code);
	return made.value.id;
}

const labelsOf = async (channelId: string, workspaceId: string) => {
	const page = await instanceOf(channelId).contacts(workspaceId, { cursor: null, search: "" });
	return page.ok ? page.value.contacts[0]?.conversation?.labels : undefined;
};

test("a rule that is on runs in the channels, one that is off does not, and its runs are on the page", async () => {
	const { manager, operator, channelId, workspaceId } = await setUp();
	const id = await make(manager, { isOn: false });
	await instanceOf(channelId).receive([incoming()]);
	expect(await labelsOf(channelId, workspaceId)).toEqual([]);
	expect(await own().switch(await of(manager), id, true)).toEqual({ ok: true, value: null });
	await instanceOf(channelId).receive([incoming()]);
	expect(await labelsOf(channelId, workspaceId)).toEqual(["novo"]);
	const page = await own().open(await of(operator));
	expect(page.rules).toMatchObject([{ id, name: "Novo", isOn: true, body: BODY }]);
	expect(page.counts).toMatchObject([{ ruleId: id, week: 1 }]);
	expect(page.runs).toMatchObject([{ ruleId: id, channelId, contactName: "Maria" }]);
	// Switched off, it stops at once.
	await own().remove(await of(manager), id);
	await instanceOf(channelId).receive([
		incoming({ addresses: [{ kind: "phone", value: "5521900001111" }] }),
	]);
	expect((await own().open(await of(manager))).runs).toHaveLength(1);
});

test("managers make rules, operators read them, and nobody reaches another workspace's", async () => {
	const { manager, operator, stranger, channelId } = await setUp();
	const id = await make(manager);
	const refused = { ok: false, code: "forbidden" };
	expect(await own().create(await of(operator), typed())).toEqual(refused);
	expect(await own().change(await of(operator), id, typed())).toEqual(refused);
	expect(await own().switch(await of(operator), id, false)).toEqual(refused);
	expect(await own().order(await of(operator), [id])).toEqual(refused);
	expect(await own().remove(await of(operator), id)).toEqual(refused);
	expect(await own().listConversations(await of(operator))).toEqual(refused);
	const unknown = { ok: false, code: "not_found" };
	expect(await own().change(await of(stranger), id, typed())).toEqual(unknown);
	expect(await own().switch(await of(stranger), id, false)).toEqual(unknown);
	expect(await own().remove(await of(stranger), id)).toEqual(unknown);
	const place = { channelId, contactId: "x" };
	expect(await own().tryOut(await of(stranger), place, typed())).toEqual(unknown);
	expect((await own().open(await of(stranger))).rules).toEqual([]);
	expect((await own().open(await of(manager))).rules).toHaveLength(1);
});

test("thirty rules are the most, their order is kept, and a wrong one is refused by its code", async () => {
	const { manager, workspaceId } = await setUp();
	const signedIn = await of(manager);
	expect(await own().create(signedIn, { ...typed(), body: "{" })).toMatchObject({
		code: "invalid_request",
	});
	expect(await own().create(signedIn, typed({ body: { acts: [] } }))).toMatchObject({
		code: "rule_without_act",
	});
	const ids: string[] = Array.from({ length: MAX_RULES - 1 }, () => crypto.randomUUID());
	await env.DB.batch(
		ids.map((id, at) =>
			env.DB.prepare(
				`insert into rules (id, workspace_id, name, body, is_on, position, created_at, updated_at)
					values (?, ?, ?, '{}', 0, ?, 1, 1)`,
			).bind(id, workspaceId, `Regra ${at}`, at),
		),
	);
	ids.push(await make(manager, { isOn: false }));
	expect(await own().create(signedIn, typed())).toMatchObject({ code: "too_many_rules" });
	const turned = ids.toReversed();
	await own().order(signedIn, turned);
	expect((await own().open(signedIn)).rules.map(({ id }) => id)).toEqual(turned);
});

test("a rule is tried on a conversation, which stays as it is", async () => {
	const { manager, channelId, workspaceId } = await setUp();
	await instanceOf(channelId).receive([incoming()]);
	const page = await instanceOf(channelId).contacts(workspaceId, { cursor: null, search: "" });
	const contactId = page.ok ? (page.value.contacts[0]?.id ?? "") : "";
	const tried = await own().tryOut(
		await of(manager),
		{ channelId, contactId },
		typed({
			body: {
				trigger: { type: "keyword", words: ["tamanho"] },
				conditions: [{ type: "first", isFirst: false }],
			},
		}),
	);
	expect(tried).toMatchObject({
		ok: true,
		value: { trial: { isTriggered: true, conditions: [false], runs: false, contactName: "Maria" } },
	});
	expect(await labelsOf(channelId, workspaceId)).toEqual([]);
});

test("a member is told once, however often the job comes, and whoever left is assigned nothing", async () => {
	const { manager, operator, channelId, workspaceId } = await setUp();
	const memberId = operator.memberId;
	const ruleId = await make(manager, {
		body: {
			acts: [
				{ type: "assign", memberId },
				{ type: "label", label: "novo" },
			],
		},
	});
	await instanceOf(channelId).receive([incoming()]);
	const page = await instanceOf(channelId).contacts(workspaceId, { cursor: null, search: "" });
	const contact = page.ok ? page.value.contacts[0] : undefined;
	expect(contact?.assignee?.memberId).toBe(memberId);
	const job = {
		type: "rule_told" as const,
		id: crypto.randomUUID(),
		workspaceId,
		channelId,
		channelType: "whatsapp" as const,
		contactId: contact?.id ?? "",
		ruleId,
		memberId: null,
	};
	await own().tell(job);
	await own().tell(job);
	const told = await env.DB.prepare(
		"select member_id, params from notifications where workspace_id = ? and kind = 'rule_told'",
	)
		.bind(workspaceId)
		.all<{ member_id: string; params: string }>();
	expect(told.results.map((row) => row.member_id)).toEqual([memberId]);
	expect(JSON.parse(told.results[0]?.params ?? "{}")).toMatchObject({
		name: "Maria",
		rule: "Novo",
	});

	const admin = await createMember(workspaceId, "admin");
	await services().team.removeMember(await of(admin), memberId);
	await instanceOf(channelId).receive([
		incoming({ addresses: [{ kind: "phone", value: "5521900002222" }], name: "João" }),
	]);
	const later = await instanceOf(channelId).contacts(workspaceId, { cursor: null, search: "João" });
	expect(later.ok && later.value.contacts[0]).toMatchObject({
		assignee: null,
		conversation: { labels: ["novo"] },
	});
});

test("a deleted department is given nothing by a rule, and leaves neither hours nor a way of routing behind", async () => {
	const { manager, channelId, workspaceId } = await setUp();
	const { departments, deskHours, routing } = services();
	const typedDepartment = {
		name: "Vendas",
		colour: "teal" as const,
		memberIds: [],
		channelIds: [],
	};
	await departments.save(await of(manager), null, typedDepartment);
	const departmentId = (await departments.overview(await of(manager))).departments[0]?.id ?? "";
	await make(manager, {
		body: {
			acts: [
				{ type: "department", departmentId },
				{ type: "label", label: "novo" },
			],
		},
	});
	const hours = { timeZone: "America/Sao_Paulo", open: [{ day: 1, from: 540, to: 1080 }] };
	const desk = {
		hours,
		state: null,
		holidays: [],
		closedDays: [],
		greeting: "Oi!",
		away: "",
		answersWithin: "",
	};
	const owner = { scope: "department" as const, id: departmentId };
	expect(await deskHours.save(await of(manager), owner, desk)).toMatchObject({ ok: true });
	const rules = { mode: "least_busy", giveBackMinutes: null, giveBackTo: "queue" } as const;
	expect(await routing.saveRules(await of(manager), departmentId, rules, 10)).toMatchObject({
		ok: true,
	});
	const left = async () =>
		await Promise.all(
			["desk_hours WHERE scope_id", "routing_rules WHERE department_id"].map((where) =>
				env.DB.prepare(`SELECT count(*) FROM ${where} = ?`).bind(departmentId).first("count(*)"),
			),
		);
	expect(await left()).toEqual([1, 1]);
	expect(await departments.remove(await of(manager), departmentId)).toMatchObject({ ok: true });
	expect(await left()).toEqual([0, 0]);
	await instanceOf(channelId).receive([incoming()]);
	expect(await labelsOf(channelId, workspaceId)).toEqual(["novo"]);
	const page = await instanceOf(channelId).contacts(workspaceId, { cursor: null, search: "" });
	expect(page.ok && page.value.contacts[0]?.conversation?.departmentId).toBeFalsy();
});
