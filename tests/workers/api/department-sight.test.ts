// Decision 50: who reads only some conversations reads no other one, by whatever way.
import { env } from "cloudflare:workers";
import { beforeAll, expect, test } from "vitest";
import {
	CHANNEL_ROUTES,
	type ChannelOperationName,
	routeOf,
} from "#app/contracts/channel-routes.ts";
import type { ConversationSearch } from "#app/contracts/conversation-search.ts";
import type { OpenedList } from "#app/contracts/conversations.ts";
import type { ActsAnswer } from "#app/contracts/conversation-acts.ts";
import type { SearchPage } from "#app/contracts/whatsapp.ts";
import { may } from "#app/domain/team/role.ts";
import { workspaceHub } from "#durable-objects/workspace/stub.ts";
import { listListeners } from "#workers/data/queries/alerts/subscriptions.ts";
import { createDatabase } from "#workers/data/database.ts";
import { CHANNEL_OPERATIONS } from "#workers/services/channels/operations/index.ts";
import { eventually, incoming, instanceOf } from "#tests/support/instance.ts";
import { createMember, createWorkspace, migrate, type TestMember } from "#tests/support/sign-in.ts";
import { openChannelSocket, openWorkspaceSocket } from "#tests/support/socket.ts";
import {
	ask,
	createChannel,
	findSignedIn,
	listContacts,
	listMessages,
	services,
	verdict,
} from "#tests/support/two-workspaces.ts";

/** Whose a conversation is: the department's of the bound members, another one's, of none, or their own in the other one. */
const KINDS = ["ours", "theirs", "nobodys", "operators", "viewers"] as const;
type Kind = (typeof KINDS)[number];

interface Known {
	id: string;
	contactId: string;
	messageId: string;
}
interface World {
	workspaceId: string;
	channelId: string;
	manager: TestMember;
	operator: TestMember;
	viewer: TestMember;
	departments: { ours: string; theirs: string };
	known: Record<Kind, Known>;
}

async function done(result: Promise<{ ok: boolean }>): Promise<void> {
	expect(await result).toMatchObject({ ok: true });
}

/** A department of these people; its id. */
async function createDepartment(
	manager: TestMember,
	name: string,
	memberIds: string[],
): Promise<string> {
	const typed = { name, colour: "teal" as const, memberIds, channelIds: [] };
	await done(services().departments.save(await findSignedIn(manager), null, typed));
	const { departments } = await services().departments.overview(await findSignedIn(manager));
	return departments.find((one) => one.name === name)?.id ?? "";
}

async function createWorld(): Promise<World> {
	const { id: workspaceId } = await createWorkspace();
	const [manager, operator, viewer] = [
		await createMember(workspaceId, "manager"),
		await createMember(workspaceId, "operator"),
		await createMember(workspaceId, "viewer"),
	];
	const channelId = await createChannel(workspaceId);
	await instanceOf(channelId).receive([
		{ type: "linked", phone: "5511912345678", profileName: "Loja" },
		...KINDS.map((kind, n) =>
			incoming({
				providerId: `IN-${kind}-${channelId}`,
				addresses: [{ kind: "phone", value: `551198765430${String(n)}` }],
				name: `Maria ${kind}`,
				content: { type: "text", text: `pedido ${kind}` },
			}),
		),
	]);
	const departments = {
		ours: await createDepartment(manager, "Vendas", [operator.memberId, viewer.memberId]),
		theirs: await createDepartment(manager, "Suporte", []),
	};
	const contacts = await listContacts(manager, channelId);
	const place = (kind: Kind) => {
		const contact = contacts.find(({ name }) => name === `Maria ${kind}`);
		return { channelId, contactId: contact?.id ?? "", conversation: contact?.conversation?.id };
	};
	const to = (kind: Kind, departmentId: string, memberId?: string) => {
		const { channelId: id, contactId } = place(kind);
		const act = { type: "transfer", departmentId, ...(memberId && { memberId }), note: "segredo" };
		return { channelId: id, contactId, act };
	};
	const acts = [
		to("ours", departments.ours),
		to("theirs", departments.theirs),
		to("operators", departments.theirs, operator.memberId),
		to("viewers", departments.theirs, viewer.memberId),
	];
	const answer = await ask(manager, "POST", "/api/conversations/acts", { acts });
	expect(await answer.json<ActsAnswer>()).toEqual({ refused: [] });
	await done(services().departments.setSeesOwn(await findSignedIn(manager), true));
	const known = {} as World["known"];
	for (const kind of KINDS) {
		const { contactId, conversation } = place(kind);
		const [message] = await listMessages(manager, channelId, contactId);
		known[kind] = { id: conversation ?? "", contactId, messageId: message?.id ?? "" };
	}
	const world = { workspaceId, channelId, manager, operator, viewer, departments, known };
	await eventually(
		async () => (await openList(manager)).page.conversations.length === KINDS.length,
	);
	return world;
}

const openList = async (member: TestMember, query = ""): Promise<OpenedList> =>
	(await ask(member, "GET", `/api/conversations/overview${query}`)).json<OpenedList>();

const READ: Record<"operator" | "viewer", readonly Kind[]> = {
	operator: ["ours", "nobodys", "operators"],
	viewer: ["ours", "nobodys", "viewers"],
};
const BOUND = ["operator", "viewer"] as const;

let world: World;
beforeAll(async () => {
	await migrate();
	world = await createWorld();
});

/** The names of kinds in whatever was answered. */
const kindsIn = (answer: unknown): Kind[] => {
	const text = JSON.stringify(answer);
	return KINDS.filter((kind) => text.includes(`Maria ${kind}`) || text.includes(`pedido ${kind}`));
};

/** Operations that name neither a contact nor a message in their path, and how they are held. */
const OTHERS: Partial<Record<ChannelOperationName, "list" | "writes" | "channel" | "managers">> = {
	listContacts: "list",
	searchMessages: "list",
	sendMessage: "writes",
	listCallable: "channel",
	writeNote: "writes",
	editNote: "writes",
	deleteNote: "writes",
	sendFile: "writes",
	sendItem: "writes",
	beginConversation: "writes",
	lookUpNumber: "channel",
	sendTemplate: "writes",
	forwardMessage: "writes",
	undoMerge: "writes",
	readFigures: "channel",
	readLink: "channel",
	requestLink: "channel",
	pairPhone: "channel",
	answerPasskey: "channel",
	inviteToLink: "channel",
	listTemplates: "channel",
	changeTemplate: "managers",
	listNotices: "channel",
};

const later = () => ({
	at: Date.now() + 60_000,
	timeZone: "UTC",
	untilReply: false,
	untilClosed: false,
	keepsHours: false,
});

/** Queries and bodies that pass the operations' own schemas. */
const QUERY: Partial<Record<ChannelOperationName, string>> = { listShared: "?kind=media" };
const SALE = { kind: "sale", cents: 1, currency: "BRL", product: "", note: "" };
const bodyOf = (name: ChannelOperationName): unknown =>
	({
		reactToMessage: { emoji: "👍" },
		editMessage: { text: "outro" },
		starMessage: { isStarred: true },
		assign: { memberId: null },
		setState: { state: "open" },
		setLabels: { labels: ["vip"] },
		saveProfile: { changes: { company: "Loja" } },
		snooze: { until: "written" },
		scheduleMessages: { ...later(), messages: [{ id: crypto.randomUUID(), text: "oi" }] },
		changeScheduled: { ...later(), text: "oi", version: 1 },
		endScheduled: { how: "cancel", version: 1 },
		mergeContacts: { otherId: world.known.ours.contactId },
		setLease: { action: "take" },
		markSale: {
			...SALE,
			id: crypto.randomUUID(),
		},
		correctMark: { facts: null },
		refuseAds: { isRefused: false },
		rateAnswer: { isGood: true, note: "" },
		decideAct: { decision: "refuse" },
	})[name as string];

const names = Object.keys(CHANNEL_ROUTES) as ChannelOperationName[];
const namesOne = (name: ChannelOperationName) => /:(?:contactId|messageId)/.test(routeOf(name)[1]);

function askOne(by: TestMember, name: ChannelOperationName, kind: Kind): Promise<Response> {
	const [method, path] = routeOf(name);
	const { contactId, messageId } = world.known[kind];
	const filled = path
		.replace(":contactId", contactId)
		.replace(":messageId", messageId)
		.replace(":kind", "edit")
		.replace(":scheduledId", crypto.randomUUID())
		.replace(":actId", "1")
		.replace(":markId", crypto.randomUUID());
	const address = `/api/channels/${world.channelId}${filled}${QUERY[name] ?? ""}`;
	return ask(by, method, address, bodyOf(name));
}

test("D07 every operation of a channel is classified: by contact, by message, or by what stands here", () => {
	expect(names.filter((name) => !namesOne(name) && !(name in OTHERS))).toEqual([]);
});

test.each(BOUND)(
	"D07 with departments apart, no operation by contact or message answers a %s about another department's",
	async (role) => {
		const by = world[role];
		const wrong: string[] = [];
		for (const name of names.filter(namesOne)) {
			const isAllowed = may(role, CHANNEL_OPERATIONS[name].permission);
			const wanted = isAllowed ? "404 not_found" : "403 forbidden";
			for (const kind of KINDS.filter((one) => !READ[role].includes(one))) {
				const { status, code } = await verdict(await askOne(by, name, kind));
				if (`${String(status)} ${code}` !== wanted)
					wrong.push(`${name} ${kind}: ${String(status)} ${code}`);
			}
		}
		expect(wrong).toEqual([]);
		for (const name of ["findContact", "listMessages", "readProfile", "readIdentity"] as const)
			for (const kind of READ[role]) expect((await askOne(by, name, kind)).status).toBe(200);
		for (const kind of KINDS)
			expect((await askOne(world.manager, "listMessages", kind)).status).toBe(200);
	},
);

test.each(BOUND)(
	"D07 lists, counts, search, pins and media show a %s their departments', nobody's and their own",
	async (role) => {
		const by = world[role];
		const mine = READ[role];
		const { channelId, known } = world;
		const opened = await openList(by);
		expect(kindsIn(opened)).toEqual(mine);
		expect(opened.overview.counts.open).toBe(mine.length);
		expect(opened.overview.departments).toEqual({
			[world.departments.ours]: 1,
			[world.departments.theirs]: 1,
		});
		expect(opened.overview.channels?.[channelId]?.active).toBe(mine.length);
		expect(kindsIn(await openList(by, "?q=maria"))).toEqual(mine);
		expect(kindsIn(await openList(by, `?departmentId=${world.departments.ours}`))).toEqual([
			"ours",
		]);
		const get = async <T>(path: string): Promise<T> => (await ask(by, "GET", path)).json<T>();
		expect(kindsIn(await get("/api/conversations"))).toEqual(mine);
		expect(kindsIn(await get("/api/conversations/recent"))).toEqual(mine);
		expect(kindsIn(await get<ConversationSearch>("/api/conversations/search?q=pedido"))).toEqual(
			mine,
		);
		const here = `/api/channels/${channelId}`;
		for (const filter of ["all", "open", "unread"])
			expect(kindsIn(await get(`${here}/contacts?filter=${filter}`))).toEqual(mine);
		expect(kindsIn(await get(`${here}/contacts?q=maria`))).toEqual(mine);
		expect(kindsIn(await get<SearchPage>(`${here}/search?q=pedido`))).toEqual(mine);
		for (const kind of KINDS) {
			const isMine = mine.includes(kind);
			const { id, messageId, contactId } = known[kind];
			const pinned = await ask(by, "PUT", `/api/conversations/${id}/pin`);
			expect(pinned.status, `pin ${kind}`).toBe(isMine ? 200 : 404);
			if (isMine) continue;
			const signedIn = await findSignedIn(by);
			expect(await services().conversations.find(signedIn, id)).toEqual({
				ok: false,
				code: "not_found",
			});
			for (const path of [messageId, `avatar/${contactId}`, `${messageId}/preview`])
				expect((await ask(by, "GET", `/media/${channelId}/${path}`)).status).toBe(404);
			const found = await ask(by, "GET", `${here}/search?q=pedido&contact=${contactId}`);
			expect(found.status).toBe(404);
		}
		for (const kind of KINDS) await ask(by, "DELETE", `/api/conversations/${known[kind].id}/pin`);
		expect(kindsIn(await openList(world.manager))).toEqual(KINDS);
	},
);

test("D07 nobody writes into another department's conversation, forwards out of it, or acts on it", async () => {
	const { operator, channelId, known } = world;
	const here = `/api/channels/${channelId}`;
	const { contactId, messageId } = known.theirs;
	const refused = { status: 404, code: "not_found" };
	const id = crypto.randomUUID();
	const send = await ask(operator, "POST", `${here}/messages`, { id, contactId, text: "oi" });
	expect(await verdict(send)).toEqual(refused);
	const item = { type: "contact", cards: [{ name: "A", phones: ["+5511987654321"] }] };
	for (const path of ["items", "items/template"]) {
		const sent = await ask(operator, "POST", `${here}/${path}`, { id, contactId, item });
		expect(await verdict(sent)).toEqual(refused);
	}
	const note = await ask(operator, "POST", `${here}/notes`, { id, contactId, text: "oi" });
	expect(await verdict(note)).toEqual(refused);
	const change = await ask(operator, "POST", `${here}/notes/${messageId}/edit`, { text: "oi" });
	expect(await verdict(change)).toEqual(refused);
	const deletion = await ask(operator, "POST", `${here}/notes/${messageId}/deletion`);
	expect(await verdict(deletion)).toEqual(refused);
	const forward = await ask(operator, "POST", `${here}/forwards`, {
		id,
		textId: crypto.randomUUID(),
		contactId: known.ours.contactId,
		from: { channelId, messageId },
	});
	expect(await verdict(forward)).toEqual(refused);
	const merged = await ask(operator, "POST", `${here}/contacts/${known.ours.contactId}/merge`, {
		otherId: contactId,
	});
	expect(await verdict(merged)).toEqual(refused);
	const undone = await ask(operator, "POST", `${here}/merges/${crypto.randomUUID()}/undo`);
	expect(await verdict(undone)).toEqual(refused);
	const acts = [{ channelId, contactId, act: { type: "read" } }];
	const acted = await ask(operator, "POST", "/api/conversations/acts", { acts });
	expect(await acted.json<ActsAnswer>()).toEqual({
		refused: [{ channelId, contactId, code: "not_found" }],
	});
});

test("D07 live frames tell a bound member of nothing another department's, and what leaves their sight leaves their pages", async () => {
	const { operator, manager, channelId, known, departments } = world;
	const all = await openWorkspaceSocket(operator, "?conversations=");
	const one = await openChannelSocket(operator, channelId);
	const boss = await openChannelSocket(manager, channelId);
	for (const socket of [one, boss]) await socket.next("hello");
	await all.next("hello");
	const say = (kind: Kind, text: string) =>
		instanceOf(channelId).receive([
			incoming({
				providerId: crypto.randomUUID(),
				addresses: [{ kind: "phone", value: `551198765430${String(KINDS.indexOf(kind))}` }],
				name: `Maria ${kind}`,
				content: { type: "text", text },
			}),
		]);
	await say("theirs", "pedido theirs de novo");
	await say("ours", "pedido ours de novo");
	await eventually(async () => kindsIn(one.frames).includes("ours"));
	await eventually(async () => kindsIn(all.frames).includes("ours"));
	await eventually(async () => kindsIn(boss.frames).includes("theirs"));
	expect(kindsIn(one.frames)).toEqual(["ours"]);
	expect(kindsIn(all.frames)).toEqual(["ours"]);
	boss.send({ type: "viewing", contactId: known.theirs.contactId });
	boss.send({ type: "viewing", contactId: known.ours.contactId });
	await one.next("colleague");
	const seen = one.frames.flatMap((frame) => (frame.type === "colleague" ? [frame.colleague] : []));
	expect(seen.map(({ contactId }) => contactId)).toEqual([known.ours.contactId]);
	const away = (departmentId: string) => ({
		acts: [{ channelId, contactId: known.ours.contactId, act: { type: "transfer", departmentId } }],
	});
	await ask(manager, "POST", "/api/conversations/acts", away(departments.theirs));
	await one.next("reset");
	await eventually(async () =>
		all.frames.some((frame) => frame.type === "conversations" && frame.conversations === null),
	);
	await ask(manager, "POST", "/api/conversations/acts", away(departments.ours));
	// Whoever comes back hears that everything is to be read again, and no more.
	const back = await openChannelSocket(operator, channelId, 1);
	await back.next("reset");
	expect(kindsIn(back.frames)).toEqual([]);
	for (const socket of [all, one, boss, back]) socket.close();
});

test("D07 pushes go to who reads the conversation, by the setting and the departments as D1 has them", async () => {
	const { workspaceId, operator } = world;
	const signedIn = await findSignedIn(operator);
	await env.DB.prepare(
		`insert into push_subscriptions (sign_in_id, workspace_id, member_id, endpoint_token, public_key, auth_token, locale, created_at)
		 values (?, ?, ?, 'https://push.example/1', 'k', 'a', 'pt', 1)`,
	)
		.bind(signedIn.signInId, workspaceId, operator.memberId)
		.run();
	const times = { now: Date.now(), idleMs: 86_400_000 };
	const [listener] = await listListeners(createDatabase(env.DB), workspaceId, times);
	expect(listener?.reads).toEqual({
		memberId: operator.memberId,
		departmentIds: [world.departments.ours],
	});
});

test("D11 who joins a department reads it at once, who leaves it no more, and a deleted one is nobody's", async () => {
	const own = await createWorld();
	const { manager, operator, departments, known, channelId, workspaceId } = own;
	const socket = await openChannelSocket(operator, channelId);
	await socket.next("hello");
	const change = async (memberIds: string[]) => {
		const typed = { name: "Suporte", colour: "red" as const, memberIds, channelIds: [channelId] };
		await done(services().departments.save(await findSignedIn(manager), departments.theirs, typed));
	};
	await change([operator.memberId]);
	expect(await socket.closeCode()).toBe(4403);
	const read = async () =>
		(await ask(operator, "GET", `/api/channels/${channelId}/contacts/${known.theirs.contactId}`))
			.status;
	expect(await read()).toBe(200);
	await change([]);
	expect(await read()).toBe(404);
	// A channel of one department alone gives it to what begins in it.
	await instanceOf(channelId).receive([
		incoming({
			providerId: crypto.randomUUID(),
			addresses: [{ kind: "phone", value: "5511987650000" }],
			name: "Nova",
		}),
	]);
	const fresh = (await listContacts(manager, channelId, "Nova"))[0];
	expect(fresh?.conversation?.departmentId).toBe(departments.theirs);
	await done(services().departments.remove(await findSignedIn(manager), departments.theirs));
	expect(await read()).toBe(200);
	const told = await workspaceHub(env, workspaceId).findConversation(known.theirs.id);
	expect(told?.departmentId).toBeUndefined();
	await eventually(
		async () => (await openList(operator)).overview.counts.open === KINDS.length + 1,
	);
});

test("J24 what a member wrote for colleagues with a transfer is in no export, and their name goes with them", async () => {
	const own = await createWorld();
	const admin = await createMember(own.workspaceId, "admin");
	const path = `/api/channels/${own.channelId}/contacts/${own.known.viewers.contactId}/export`;
	const exported = await (await ask(admin, "POST", path)).text();
	expect(exported).toContain("transferred");
	expect(exported).not.toContain("segredo");
	const read = async () =>
		JSON.stringify(await listMessages(admin, own.channelId, own.known.viewers.contactId));
	const { fullName } = await findSignedIn(own.viewer);
	expect(await read()).toContain(fullName);
	await done(services().personalData.eraseMember(await findSignedIn(admin), own.viewer.memberId));
	expect(await read()).not.toContain(fullName);
});
