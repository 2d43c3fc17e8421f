import { env } from "cloudflare:workers";
import { beforeAll, expect, test } from "vitest";
import type { ActsAnswer, ConversationActs } from "#app/contracts/conversation-acts.ts";
import type { ContactView } from "#app/contracts/frames.ts";
import { createServices } from "#workers/services/index.ts";
import { incoming, instanceOf } from "#tests/support/instance.ts";
import { createMember, createWorkspace, migrate, type TestMember } from "#tests/support/sign-in.ts";
import {
	ask,
	createChannel,
	createShop,
	findSignedIn,
	listContacts,
	verdict,
} from "#tests/support/two-workspaces.ts";
import { meterTrips } from "#tests/support/trip-meter.ts";

beforeAll(migrate);

type Acts = ConversationActs["acts"];
type Act = Acts[number]["act"];

/** A workspace with two channels of `count` customers each, an operator and a manager. */
async function setUp(count = 2) {
	const workspace = await createWorkspace();
	const [operator, manager] = [
		await createMember(workspace.id, "operator"),
		await createMember(workspace.id, "manager"),
	];
	const places: Omit<Acts[number], "act">[] = [];
	for (const name of ["Loja", "Site"]) {
		const channelId = await createChannel(workspace.id, name);
		await instanceOf(channelId).receive([
			{ type: "linked", phone: "5511912345678", profileName: name },
			...Array.from({ length: count }, (_, n) =>
				incoming({
					providerId: `${name}-${String(n)}`,
					addresses: [{ kind: "phone", value: `55119876543${String(n).padStart(2, "0")}` }],
					name: `${name} ${String(n)}`,
				}),
			),
		]);
		const contacts = await listContacts(manager, channelId);
		places.push(...contacts.map(({ id }) => ({ channelId, contactId: id })));
	}
	return { workspaceId: workspace.id, operator, manager, places };
}
type Made = Awaited<ReturnType<typeof setUp>>;

async function act(by: TestMember, acts: Acts): Promise<ActsAnswer> {
	const answer = await ask(by, "POST", "/api/conversations/acts", { acts });
	expect(answer.status).toBe(200);
	return answer.json<ActsAnswer>();
}
const all = ({ places }: Made, one: Act): Acts => places.map((place) => ({ ...place, act: one }));

async function readAll({ manager, places }: Made): Promise<ContactView[]> {
	const channels = [...new Set(places.map(({ channelId }) => channelId))];
	return (await Promise.all(channels.map((id) => listContacts(manager, id)))).flat();
}

async function readActivity(workspaceId: string): Promise<Record<string, string>[]> {
	const rows = await env.DB.prepare(
		"select metadata from activity_logs where workspace_id = ? order by seq",
	)
		.bind(workspaceId)
		.all<{ metadata: string }>();
	return rows.results.map(({ metadata }) => JSON.parse(metadata) as Record<string, string>);
}

test("conversations of several channels are assigned, labelled, put aside, closed and opened at once, and the log has one entry for each", async () => {
	const made = await setUp();
	const { operator, manager, workspaceId } = made;
	const give = { type: "assign", memberId: manager.memberId, seen: null } as const;
	expect(await act(operator, all(made, give))).toEqual({ refused: [] });
	await act(operator, all(made, { type: "relabel", add: ["troca", "vip"], remove: [] }));
	await act(operator, all(made, { type: "relabel", add: ["Troca"], remove: ["VIP"] }));
	await act(operator, all(made, { type: "snooze", until: "written" }));
	await act(operator, all(made, { type: "read" }));
	const contacts = await readAll(made);
	expect(contacts).toHaveLength(4);
	for (const contact of contacts)
		expect(contact).toMatchObject({
			assignee: { memberId: manager.memberId },
			conversation: { labels: ["troca"] },
			unread: 0,
		});
	await act(operator, all(made, { type: "state", state: "closed" }));
	for (const { closedAt } of await readAll(made)) expect(closedAt).not.toBeNull();
	await act(operator, all(made, { type: "state", state: "open" }));
	await act(operator, all(made, { type: "unread" }));
	for (const contact of await readAll(made))
		expect(contact).toMatchObject({ closedAt: null, unread: 1 });
	expect((await readActivity(workspaceId)).map(({ code, count }) => `${code} ${count}`)).toEqual([
		"conversations_assigned 4",
		"conversations_labelled 4",
		"conversations_labelled 4",
		"conversations_snoozed 4",
		"conversations_closed 4",
		"conversations_reopened 4",
	]);
	const told = await env.DB.prepare("select kind, params from notifications where workspace_id = ?")
		.bind(workspaceId)
		.all<{ kind: string; params: string }>();
	expect(told.results.map(({ kind, params }) => [kind, JSON.parse(params)])).toEqual([
		["conversations_assigned", { count: "4", by: "Ana Lima" }],
	]);
});

test("R29 the same acts again change nothing, and are told to nobody", async () => {
	const made = await setUp();
	const close = all(made, { type: "state", state: "closed" });
	await act(made.operator, close);
	expect(await act(made.operator, close)).toEqual({ refused: [] });
	expect(await readActivity(made.workspaceId)).toHaveLength(1);
});

test("what a colleague took meanwhile stays theirs; everything else is done", async () => {
	const made = await setUp();
	const { operator, manager, places } = made;
	const [taken] = places;
	if (!taken) throw new Error("no conversation");
	const assign = (by: TestMember): Act => ({ type: "assign", memberId: by.memberId, seen: null });
	await act(manager, [{ ...taken, act: assign(manager) }]);
	expect(await act(operator, all(made, assign(operator)))).toEqual({
		refused: [{ ...taken, code: "already_assigned" }],
	});
	const owners = (await readAll(made)).map(({ id, assignee }) => [id, assignee?.memberId]);
	for (const [id, owner] of owners)
		expect(owner).toBe(id === taken.contactId ? manager.memberId : operator.memberId);
});

test("D01 D07 E02 a foreign conversation, an unknown one and a stranger are refused alone; a viewer's acts change nothing", async () => {
	const made = await setUp();
	const foreign = await createShop();
	const close: Act = { type: "state", state: "closed" };
	const others = [
		{ channelId: foreign.channelId, contactId: foreign.contactId, act: close },
		{ channelId: made.places[0]?.channelId ?? "", contactId: foreign.contactId, act: close },
	];
	const [first] = all(made, close);
	if (!first) throw new Error("no conversation");
	const { refused } = await act(made.operator, [first, ...others]);
	const told = others.map(({ act: _, ...place }) => ({ ...place, code: "not_found" as const }));
	expect(refused).toHaveLength(2);
	expect(refused).toEqual(expect.arrayContaining(told));
	const [untouched] = await listContacts(foreign.member, foreign.channelId);
	expect(untouched?.closedAt).toBeNull();
	const stranger = { type: "assign", memberId: foreign.member.memberId, seen: null } as const;
	expect((await act(made.operator, [{ ...first, act: stranger }])).refused).toEqual([
		{ channelId: first.channelId, contactId: first.contactId, code: "not_found" },
	]);
	const viewer = await createMember(made.workspaceId, "viewer");
	const asked = { acts: all(made, { type: "unread" }) };
	expect(await verdict(await ask(viewer, "POST", "/api/conversations/acts", asked))).toEqual({
		status: 403,
		code: "forbidden",
	});
	expect(await verdict(await ask(null, "POST", "/api/conversations/acts", asked))).toEqual({
		status: 401,
		code: "not_signed_in",
	});
});

test("no more than a hundred are taken at once, and a hundred cost one call of each channel", async () => {
	const made = await setUp(50);
	const { operator } = made;
	const acts = all(made, { type: "relabel", add: ["promo"], remove: [] });
	expect(acts).toHaveLength(100);
	const tooMany = { acts: [...acts, ...acts.slice(0, 1)] };
	expect(await verdict(await ask(operator, "POST", "/api/conversations/acts", tooMany))).toEqual({
		status: 400,
		code: "invalid_request",
	});
	const { env: metered, trips } = meterTrips(env);
	const services = createServices(metered, { defer: () => undefined });
	const signedIn = await findSignedIn(operator);
	trips.calls.length = 0;
	expect(await services.conversationActs.act(signedIn, { acts })).toEqual({
		ok: true,
		value: { refused: [] },
	});
	expect(trips.calls.filter((call) => call.startsWith("WHATSAPP_INSTANCE"))).toEqual([
		"WHATSAPP_INSTANCE.careForAll",
		"WHATSAPP_INSTANCE.careForAll",
	]);
});
