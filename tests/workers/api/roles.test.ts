import { env } from "cloudflare:workers";
import { beforeAll, expect, test } from "vitest";
import type { Result } from "#app/domain/result.ts";
import type { SignedIn } from "#app/contracts/sign-in.ts";
import { ROLES, type Role } from "#app/domain/team/role.ts";
import { callEvolution, openBody } from "#tests/support/evolution-call.ts";
import { uuidv7 } from "#tests/support/ids.ts";
import { createMember, migrate, type TestMember, tellHub } from "#tests/support/sign-in.ts";
import { draftOf } from "#tests/unit/domain/official-templates/samples.ts";
import { askForSocket } from "#tests/support/socket.ts";
import { SETTINGS } from "#tests/support/webhook-rig.ts";
import {
	ask,
	createChannel,
	createShop,
	findSignedIn,
	readLedger,
	readLink,
	services,
	type Shop,
	verdict,
} from "#tests/support/two-workspaces.ts";

/** The table of permissions as it was decided; the code has its own, this one does not import it. */
const MAY: Record<"read" | "send" | "link" | "manage", Record<Role, boolean>> = {
	read: { viewer: true, operator: true, manager: true, admin: true },
	send: { viewer: false, operator: true, manager: true, admin: true },
	link: { viewer: false, operator: true, manager: true, admin: true },
	manage: { viewer: false, operator: false, manager: true, admin: true },
};

let shop: Shop;
const members = new Map<Role, TestMember>();
beforeAll(async () => {
	await migrate();
	shop = await createShop();
	for (const role of ROLES) members.set(role, await createMember(shop.workspaceId, role));
});

function memberOf(role: Role): TestMember {
	const member = members.get(role);
	if (!member) throw new Error(`No ${role}.`);
	return member;
}

async function readAll() {
	const channels = await env.DB.prepare(
		"select id, name, gateway, is_active, deleted_at from channels where workspace_id = ? order by id",
	)
		.bind(shop.workspaceId)
		.all();
	return {
		ledger: await readLedger(shop.member, shop.channelId),
		link: await readLink(shop.member, shop.channelId),
		channels: channels.results,
	};
}

interface Routed {
	needs: keyof typeof MAY;
	what: string;
	act(member: TestMember): Promise<Response>;
}

/** Of what is done to a message. */
const BODIES: Record<string, object> = {
	reaction: { emoji: "👍" },
	edit: { text: "Outro" },
	star: { isStarred: true },
};

const TEMPLATE = {
	type: "template",
	name: "oi",
	language: "pt_BR",
	category: "UTILITY",
	values: {},
	text: "Oi",
	form: {},
};

const at = (path: string) => `/api/channels/${shop.channelId}${path}`;
const ROUTES: Routed[] = [
	{ needs: "read", what: "list contacts", act: (m) => ask(m, "GET", at("/contacts")) },
	{
		needs: "read",
		what: "read a conversation",
		act: (m) => ask(m, "GET", at(`/contacts/${shop.contactId}/messages`)),
	},
	{
		needs: "read",
		what: "search messages",
		act: (m) => ask(m, "GET", at("/search?q=tamanho")),
	},
	...["", "/identity"].map((part): Routed => ({
		needs: "read",
		what: `read a contact${part}`,
		act: (m) => ask(m, "GET", at(`/contacts/${shop.contactId}${part}`)),
	})),
	{
		needs: "read",
		what: "see received media",
		act: (m) => ask(m, "GET", `/media/${shop.channelId}/${shop.messageId}`),
	},
	{
		needs: "read",
		what: "see a contact's picture",
		act: (m) => ask(m, "GET", `/media/${shop.channelId}/avatar/${shop.contactId}`),
	},
	{ needs: "read", what: "list templates", act: (m) => ask(m, "GET", at("/templates")) },
	{ needs: "read", what: "list notices", act: (m) => ask(m, "GET", at("/notices")) },
	{ needs: "read", what: "see the link", act: (m) => ask(m, "GET", at("/link")) },
	{ needs: "read", what: "see the figures", act: (m) => ask(m, "GET", at("/figures")) },
	{
		needs: "read",
		what: "see the newest conversations",
		act: (m) => ask(m, "GET", "/api/conversations/recent"),
	},
	...["", "/overview", "/search?q=oi"].map((list): Routed => ({
		needs: "read",
		what: `list conversations${list}`,
		act: (m) => ask(m, "GET", `/api/conversations${list}`),
	})),
	{ needs: "read", what: "see the header", act: (m) => ask(m, "GET", "/api/header") },
	{
		needs: "read",
		what: "read own notifications",
		act: (m) => ask(m, "POST", "/api/notifications/read", { ids: ["sample_info"] }),
	},
	{
		needs: "read",
		what: "keep own preferences",
		act: (m) => ask(m, "POST", "/api/preferences", { theme: "dark" }),
	},
	{
		needs: "read",
		what: "remove one's own picture",
		act: (m) => ask(m, "DELETE", "/api/avatars/me"),
	},
	{
		needs: "read",
		what: "see a colleague's picture",
		act: (m) => ask(m, "GET", `/api/avatars/${shop.member.userId}`),
	},
	{
		needs: "read",
		what: "watch the channel",
		act: async (m) => hangUp(await askForSocket(m, `/live/channels/${shop.channelId}`)),
	},
	{
		needs: "read",
		what: "watch the workspace",
		act: async (m) => hangUp(await askForSocket(m, "/live/workspace")),
	},
	...["members", "invitations", "activity"].map((list): Routed => ({
		needs: "read",
		what: `read the team's ${list}`,
		act: (m) => ask(m, "GET", `/api/team/${list}`),
	})),
	{
		needs: "send",
		what: "send",
		act: (m) =>
			ask(m, "POST", at("/messages"), { id: uuidv7(), contactId: shop.contactId, text: "oi" }),
	},
	{
		needs: "send",
		what: "send a template",
		act: (m) =>
			ask(m, "POST", at("/items/template"), {
				id: uuidv7(),
				contactId: shop.contactId,
				item: TEMPLATE,
			}),
	},
	...(["create", "edit"] as const).map((type): Routed => ({
		needs: "manage",
		what: `${type} a template`,
		act: (m) =>
			ask(m, "POST", at("/templates"), { type, id: crypto.randomUUID(), draft: draftOf() }),
	})),
	{
		needs: "manage",
		what: "delete a template",
		act: (m) =>
			ask(m, "POST", at("/templates"), {
				type: "delete",
				id: crypto.randomUUID(),
				name: "oi",
				language: "pt_BR",
			}),
	},
	{
		needs: "send",
		what: "retry",
		act: (m) => ask(m, "POST", at(`/messages/${shop.messageId}/retry`)),
	},
	...["reaction", "edit", "deletion", "star", "wishes/reaction/end"].map((what): Routed => ({
		needs: "send",
		what: `of a message: ${what}`,
		act: (m) => ask(m, "POST", at(`/messages/${shop.messageId}/${what}`), BODIES[what]),
	})),
	{
		needs: "send",
		what: "begin an upload",
		act: (m) => ask(m, "POST", at("/files"), { hash: "0".repeat(64), bytes: 2 }),
	},
	{
		needs: "send",
		what: "upload a part",
		act: (m) => ask(m, "PUT", at(`/files/${"0".repeat(64)}/parts/0?bytes=2`), "oi"),
	},
	{
		needs: "send",
		what: "bring the small form of a picture",
		act: (m) => ask(m, "PUT", at(`/files/${"0".repeat(64)}/small`), "oi"),
	},
	{
		needs: "send",
		what: "mark as read",
		act: (m) => ask(m, "POST", at(`/contacts/${shop.contactId}/read`)),
	},
	{
		needs: "send",
		what: "take a conversation",
		act: (m) => ask(m, "POST", at(`/contacts/${shop.contactId}/assign`), { memberId: m.memberId }),
	},
	{
		// Decision 44: handing over to a colleague needs no manager.
		needs: "send",
		what: "give a conversation to somebody",
		act: (m) =>
			ask(m, "POST", at(`/contacts/${shop.contactId}/assign`), { memberId: shop.member.memberId }),
	},
	...(["closed", "open"] as const).map((state): Routed => ({
		needs: "send",
		what: `make a conversation ${state}`,
		act: (m) => ask(m, "POST", at(`/contacts/${shop.contactId}/state`), { state }),
	})),
	{
		needs: "send",
		what: "put a conversation aside",
		act: (m) => ask(m, "POST", at(`/contacts/${shop.contactId}/snooze`), { until: "written" }),
	},
	{
		needs: "send",
		what: "make a conversation unread",
		act: (m) => ask(m, "POST", at(`/contacts/${shop.contactId}/unread`)),
	},
	{
		needs: "send",
		what: "write a note",
		act: (m) =>
			ask(m, "POST", at("/notes"), { id: uuidv7(), contactId: shop.contactId, text: "Nota" }),
	},
	...(["take", "give_back"] as const).map((action): Routed => ({
		needs: "send",
		what: `${action} a conversation of an agent`,
		act: (m) => ask(m, "POST", at(`/contacts/${shop.contactId}/lease`), { action }),
	})),
	{
		needs: "send",
		what: "judge an agent's answer",
		act: (m) =>
			ask(m, "POST", at(`/messages/${shop.messageId}/rating`), { isGood: true, note: "" }),
	},
	...["suggestion", "summary"].map((what): Routed => ({
		needs: "send",
		what: `ask an agent for a ${what}`,
		act: (m) => ask(m, "POST", at(`/contacts/${shop.contactId}/${what}`)),
	})),
	{
		needs: "send",
		what: "merge contacts",
		act: (m) =>
			ask(m, "POST", at(`/contacts/${shop.contactId}/merge`), { otherId: shop.contactId }),
	},
	{
		needs: "send",
		what: "undo a merge",
		act: (m) => ask(m, "POST", at(`/merges/${shop.messageId}/undo`)),
	},
	...(["connect", "generate_qr", "reset", "disconnect"] as const).map((action): Routed => ({
		needs: "link",
		what: action,
		act: (m) => ask(m, "POST", at("/link"), { action }),
	})),
	{
		needs: "link",
		what: "invite the phone's owner",
		act: (m) => ask(m, "POST", at("/link/invite"), {}),
	},
	{
		needs: "link",
		what: "ask for a code to type",
		act: (m) => ask(m, "POST", at("/link/pair"), { phone: "5511987654321" }),
	},
	{
		needs: "link",
		what: "answer a passkey",
		act: (m) => ask(m, "POST", at("/link/passkey"), { step: "confirm" }),
	},
];

function hangUp(answer: Response): Response {
	answer.webSocket?.accept();
	answer.webSocket?.close();
	return answer;
}

for (const role of ROLES)
	test(`E01 over the API a ${role} does what the table says; the rest is 403 and leaves no trace`, async () => {
		const denied = ROUTES.filter(({ needs }) => !MAY[needs][role]);
		const before = await readAll();
		for (const { what, act } of denied)
			expect(await verdict(await act(memberOf(role))), what).toEqual({
				status: 403,
				code: "forbidden",
			});
		expect(await readAll()).toEqual(before);
		for (const { what, needs, act } of ROUTES) {
			if (!MAY[needs][role]) continue;
			const { status } = await act(memberOf(role));
			// Not what the role decides: an incoming message has no retry, a linked number no QR, and
			// one that is being asked for is not asked for twice.
			expect([101, 200, 202, 204, 404, 409, 429], what).toContain(status);
		}
		await relink();
	});

/** The operator's disconnect was real: link again for the next role. */
async function relink(): Promise<void> {
	await callEvolution(shop.channelId, openBody(shop.channelId));
}

interface UseCase {
	what: string;
	act(signedIn: SignedIn): Promise<Result<unknown, string>>;
}

let removable = "";
const MANAGED: UseCase[] = [
	{
		what: "create an instance",
		act: (s) =>
			services().whatsapp.create(s, {
				name: "Nova",
				description: "",
				webhookUrl: "",
				gateway: "simulator",
			}),
	},
	{
		what: "change an instance's settings",
		act: (s) => services().instanceSettings.save(s, shop.channelId, { ...SETTINGS, name: "Loja" }),
	},
	{
		what: "make a webhook secret",
		act: (s) => services().instanceSettings.rotateSecret(s, shop.channelId),
	},
	{ what: "make an API key", act: (s) => services().apiKeys.create(s, shop.channelId) },
	{ what: "revoke an API key", act: (s) => services().apiKeys.revoke(s, shop.channelId) },
	{ what: "resume a webhook", act: (s) => services().webhookDeliveries.resume(s, shop.channelId) },
	{ what: "delete an instance", act: (s) => services().whatsapp.remove(s, removable) },
	{
		what: "see the simulated phone",
		act: (s) => services().whatsapp.phone.view(s, shop.channelId),
	},
	{
		what: "use the simulated phone",
		act: (s) =>
			services().whatsapp.phone.act(s, shop.channelId, {
				type: "write",
				phone: "5511955550000",
				name: "Intruso",
				text: "oi",
				count: 1,
			}),
	},
];

for (const role of ROLES)
	test(`E01 creating, deleting and the simulated phone: a ${role} as the table says`, async () => {
		removable = await createChannel(shop.workspaceId, "Passageira");
		const signedIn = await findSignedIn(memberOf(role));
		const before = await readAll();
		for (const { what, act } of MANAGED) {
			const outcome = await act(signedIn);
			expect(outcome.ok ? "ok" : outcome.code, what).toBe(MAY.manage[role] ? "ok" : "forbidden");
		}
		if (!MAY.manage[role]) expect(await readAll()).toEqual(before);
	});

test("E06 a role nobody knows counts as viewer", async () => {
	const member = await createMember(shop.workspaceId, "operator");
	await env.DB.prepare("update members set role = 'owner' where id = ?")
		.bind(member.memberId)
		.run();
	const me = await (await ask(member, "GET", "/api/auth/me")).json<{ member: { role: Role } }>();
	expect(me.member.role).toBe("viewer");
	expect((await ask(member, "POST", at("/link"), { action: "disconnect" })).status).toBe(403);
});

test("a lowered role counts from the next request on", async () => {
	const member = await createMember(shop.workspaceId, "operator");
	const read = () => ask(member, "POST", at(`/contacts/${shop.contactId}/read`));
	expect((await read()).status).toBe(204);
	await env.DB.prepare("update members set role = 'viewer' where id = ?")
		.bind(member.memberId)
		.run();
	await tellHub(shop.workspaceId);
	expect((await read()).status).toBe(403);
	await env.DB.prepare("update members set is_active = 0 where id = ?").bind(member.memberId).run();
	await tellHub(shop.workspaceId);
	expect((await read()).status).toBe(401);
});
