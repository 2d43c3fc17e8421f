import type { APIRequestContext } from "playwright/test";
import { beforeAll, expect, test, vi } from "vitest";
import { ROLES, type Role } from "#app/domain/team/role.ts";
import { SITE_MAP } from "#tests/e2e/support/site-map.ts";
import { makeAgent } from "#tests/support/new-agent.ts";
import { BARE, openMember, openVisitor, openWorkspace, readPage } from "#tests/support/served.ts";

const WHO = {
	admin: "admin",
	manager: "gestor",
	operator: "operador",
	viewer: "visualizador",
} as const satisfies Record<Role, string>;

const EVERYBODY: readonly Role[] = ROLES;
const MANAGERS: readonly Role[] = ["admin", "manager"];
const ADMINS: readonly Role[] = ["admin"];

interface PageRule {
	/** Who may open it; `public`: visitors too, with this status; `gone`: moved on to another page. */
	get: readonly Role[] | { public: number };
	/**
	 * A form it takes, and who may send it: everybody else is refused with 403. `OWN_OR_NOBODY` is
	 * the workspace's own id for who may not, and nobody's for who may: nothing is lost by asking.
	 */
	post?: { by: readonly Role[]; form: Record<string, string> };
	/** Takes a form of visitors, or only of whoever is signed in for themself: judged by its own tests. */
	takes?: "own";
}

const OPEN: PageRule = { get: { public: 200 } };
const READ: PageRule = { get: EVERYBODY };
const NOBODY = "01234567-89ab-7def-8123-456789abcdef";
const OWN_OR_NOBODY = "{id}";

/** Every page of the product, as it was decided who may open it and who may act on it. */
const PAGES: Record<string, PageRule> = {
	"/": READ,
	"/*": { get: { public: 404 } },
	"/about": OPEN,
	"/contact": { ...OPEN, takes: "own" },
	"/login": OPEN,
	"/privacy": OPEN,
	"/privacy-policy": OPEN,
	"/terms": OPEN,
	"/terms-of-service": OPEN,
	"/auth": { ...OPEN, takes: "own" },
	"/auth/callback": OPEN,
	"/auth/confirm": { ...OPEN, takes: "own" },
	"/auth/link": { get: { public: 302 }, takes: "own" },
	"/auth/reset": { ...OPEN, takes: "own" },
	"/auth/sign-out": { get: { public: 302 }, takes: "own" },
	"/auth/switch-workspace": { get: { public: 302 }, takes: "own" },
	"/aceitar-convite": { ...OPEN, takes: "own" },
	// No token, no link; with one: linking.spec.ts.
	"/link/:token": { get: { public: 404 } },
	"/c/:channelId": { get: { public: 404 } },
	"/dev/outbox": OPEN,
	"/dev/phone/:instanceId": { get: MANAGERS, takes: "own" },
	"/dashboard": READ,
	"/dashboard/overview": READ,
	"/dashboard/sessions": READ,
	"/dashboard/agents": READ,
	"/dashboard/channels": READ,
	"/dashboard/numbers": READ,
	"/dashboard/alerts": READ,
	"/reports": READ,
	"/intelligence": READ,
	"/team-dashboard": READ,
	"/messages": READ,
	"/campaigns": READ,
	"/automations": READ,
	"/voice": READ,
	"/tests": READ,
	"/templates": READ,
	"/ads": READ,
	"/support": READ,
	"/team": {
		get: EVERYBODY,
		post: { by: MANAGERS, form: { intent: "cancel", id: NOBODY } },
	},
	"/subscription": { get: EVERYBODY, post: { by: ADMINS, form: { intent: "portal" } } },
	"/subscription/demonstration": { get: ADMINS, post: { by: ADMINS, form: { act: "resume" } } },
	"/subscription/demonstration/:checkoutId": {
		get: ADMINS,
		post: { by: ADMINS, form: { act: "leave" } },
	},
	"/settings": { get: EVERYBODY, takes: "own" },
	"/settings/access": READ,
	"/admin/dead-letters": {
		get: ADMINS,
		post: { by: ADMINS, form: { intent: "discard", id: NOBODY } },
	},
	"/admin/events": {
		get: ADMINS,
		post: { by: ADMINS, form: { intent: "discard", channel: NOBODY, n: "1" } },
	},
	"/test-n8n": { get: EVERYBODY, takes: "own" },
	"/agents": {
		get: EVERYBODY,
		post: { by: MANAGERS, form: { intent: "remove", id: OWN_OR_NOBODY } },
	},
	"/agents/new": { get: MANAGERS, post: { by: MANAGERS, form: { name: "" } } },
	"/agents/:id": READ,
	"/agents/:id/edit": { get: EVERYBODY, post: { by: MANAGERS, form: { name: "" } } },
	"/channels": READ,
	"/channels/new": { get: MANAGERS, post: { by: MANAGERS, form: { type: "webchat", name: "" } } },
	"/channels/:channelId": READ,
	"/channels/:channelId/settings": {
		get: EVERYBODY,
		post: { by: MANAGERS, form: { intent: "replace-token", token: "x" } },
	},
	"/channels/:channelId/messages": READ,
	"/conversations": READ,
	"/sessions/:sessionId": READ,
	"/integrations": {
		get: EVERYBODY,
		post: { by: MANAGERS, form: { intent: "remove", id: OWN_OR_NOBODY } },
	},
	"/facebook/ads": {
		get: EVERYBODY,
		post: {
			by: MANAGERS,
			form: { intent: "settings", isTokenValidationOn: "on", isHourlySyncOn: "on" },
		},
	},
	"/facebook/marketing": {
		get: EVERYBODY,
		post: { by: MANAGERS, form: { intent: "remove", accountId: "1000000000001" } },
	},
	"/facebook/payments": {
		get: EVERYBODY,
		post: { by: MANAGERS, form: { intent: "consume", paymentId: "1000000000001" } },
	},
	"/facebook/conversions": {
		get: EVERYBODY,
		post: { by: MANAGERS, form: { intent: "retry", eventId: "1790000000-nobody" } },
	},
	"/facebook/webhooks": {
		get: EVERYBODY,
		post: { by: MANAGERS, form: { intent: "remove", id: NOBODY } },
	},
	// To Meta's dialog, and back from it.
	"/facebook/connect": { get: MANAGERS },
	"/facebook/callback": READ,
	"/whatsapp": READ,
	"/whatsapp/overview": READ,
	"/whatsapp/qr-codes": READ,
	"/whatsapp/connections": READ,
	"/whatsapp/analytics": READ,
	"/whatsapp/analytics-dashboard": READ,
	"/whatsapp/messages": READ,
	"/whatsapp/support": READ,
	"/whatsapp/instances": {
		get: EVERYBODY,
		post: { by: MANAGERS, form: { intent: "remove", id: OWN_OR_NOBODY } },
	},
	"/whatsapp/instances/new": {
		get: MANAGERS,
		post: { by: MANAGERS, form: { name: "", gateway: "simulator" } },
	},
	"/whatsapp/instances/:channelId/messages/:contactId": READ,
	"/whatsapp/:instanceId": READ,
	"/whatsapp/:instanceId/chats": READ,
	"/whatsapp/:instanceId/settings": {
		get: EVERYBODY,
		post: { by: MANAGERS, form: { intent: "resume" } },
	},
	"/whatsapp/instances/:instanceId/settings": {
		get: EVERYBODY,
		post: { by: MANAGERS, form: { intent: "resume" } },
	},
};

/** Values of the ids in an address: of this workspace, of another one, of nobody, and no id at all. */
interface Ids {
	own: string;
	foreign: string;
	ownAgent: string;
	foreignAgent: string;
	ownSession: string;
}
const MALFORMED = "%00'--";

const addressOf = (path: string, id: string): string =>
	path === "/*" ? "/nada" : path.replace(/:\w+/, id);
/** What the page is about decides whose id it is. */
function ownIdOf(path: string): string {
	if (path.startsWith("/agents")) return ids.ownAgent;
	return path.startsWith("/sessions") ? ids.ownSession : ids.own;
}
const foreignIdOf = (path: string): string =>
	path.startsWith("/agents") ? ids.foreignAgent : ids.foreign;
function formOf(path: string, post: PageRule["post"], role: Role): Record<string, string> {
	if (!post) return {};
	const id = post.by.includes(role) ? NOBODY : ownIdOf(path);
	return Object.fromEntries(
		Object.entries(post.form).map(([name, value]) => [name, value === OWN_OR_NOBODY ? id : value]),
	);
}
const namesOwn = (path: string): boolean => path.includes(":");

const members = new Map<Role, APIRequestContext>();
let visitor: APIRequestContext;
let ids: Ids;

const asMember = (role: Role): APIRequestContext => {
	const member = members.get(role);
	if (!member) throw new Error(`nobody is ${role}`);
	return member;
};

/** The id of the instance of this name; the simulator carries it, so that it has a phone to open. */
async function findInstance(member: APIRequestContext, name: string): Promise<string> {
	const page = await readPage(await member.get("/whatsapp/instances"));
	const card = [...page.querySelectorAll("main li")].find((each) =>
		each.textContent?.includes(name),
	);
	const address = card?.querySelector("a")?.getAttribute("href") ?? "";
	const id = /[0-9a-f]{8}-[0-9a-f-]{27}/.exec(address)?.[0];
	if (!id) throw new Error(`no instance ${name}`);
	return id;
}

/** A conversation of the demonstration; its channel tells the list of it a moment later. */
async function findSession(): Promise<string> {
	return vi.waitFor(
		async () => {
			const answer = await asMember("admin").get("/api/conversations");
			const page = (await answer.json()) as { conversations: { id: string }[] };
			const id = page.conversations[0]?.id;
			if (!id) throw new Error("no conversation yet");
			return id;
		},
		{ timeout: 20_000 },
	);
}

/** Another workspace with an instance and an agent of its own. */
async function createForeign(): Promise<{ foreign: string; foreignAgent: string }> {
	const [admin] = await openWorkspace(["admin"], {
		instances: [{ key: "v", name: "Vizinha", connected: false, phone: null, contacts: [] }],
	});
	return {
		foreign: await findInstance(admin, "Vizinha"),
		foreignAgent: await makeAgent(admin, BARE, "Vizinha"),
	};
}

beforeAll(async () => {
	visitor = await openVisitor();
	for (const role of ROLES) members.set(role, await openMember(`${WHO[role]}@demo.prosa.test`));
	ids = {
		own: await findInstance(asMember("admin"), "Vendas"),
		ownAgent: await makeAgent(asMember("admin"), BARE, "Permissões"),
		ownSession: await findSession(),
		...(await createForeign()),
	};
});

const statusOf = async (who: APIRequestContext, path: string): Promise<number> =>
	(await who.get(path)).status();

test("E01 every page of the route table stands in the table of this file", () => {
	expect(Object.keys(PAGES).toSorted()).toEqual([...new Set(SITE_MAP)].toSorted());
});

/** All pages of the table at once: each is asked for alone. */
const atEachPage = (look: (path: string, rule: PageRule) => Promise<void>): Promise<unknown> =>
	Promise.all(Object.entries(PAGES).map(([path, rule]) => look(path, rule)));

test("visitors see public pages and are sent to sign in everywhere else", async () => {
	await atEachPage(async (path, { get }) => {
		const answer = await visitor.get(addressOf(path, ownIdOf(path)));
		if ("public" in get) return expect(answer.status(), path).toBe(get.public);
		expect(answer.status(), path).toBe(302);
		expect(answer.headers()["location"], path).toMatch(/^\/auth/);
	});
});

test.for(ROLES)("E01 %s: opens what the table says, and the rest is 403", async (role) => {
	await atEachPage(async (path, { get }) => {
		// A checkout belongs to one payment; its page is seen by its own test.
		if ("public" in get || path.endsWith(":checkoutId")) return;
		const status = await statusOf(asMember(role), addressOf(path, ownIdOf(path)));
		const expected = get.includes(role) ? [200, 302] : [403];
		expect(expected, `${role} ${path}`).toContain(status);
	});
});

test("D01 another workspace's id, an unknown one and no id at all answer alike: 404", async () => {
	await atEachPage(async (path, { get }) => {
		for (const role of ROLES) {
			if (!namesOwn(path) || "public" in get || !get.includes(role)) continue;
			for (const id of [foreignIdOf(path), NOBODY, MALFORMED])
				expect(await statusOf(asMember(role), addressOf(path, id)), `${role} ${path} ${id}`).toBe(
					404,
				);
		}
	});
});

test("E01 E03 a form is refused with 403 to whoever may not send it, and no page breaks over one", async () => {
	await atEachPage(async (path, { post, takes }) => {
		for (const role of ROLES) {
			// Signing out would end the test's own sign-in; it has a test of its own.
			if (path === "/auth/sign-out") continue;
			const address = addressOf(path, ownIdOf(path));
			const answer = await asMember(role).post(`${address === "/" ? "/_root" : address}.data`, {
				form: formOf(path, post, role),
			});
			const status = answer.status();
			const said = `${role} ${path} ${String(status)}`;
			expect(status, said).toBeLessThan(500);
			if (post && !post.by.includes(role)) expect(status, said).toBe(403);
			if (post?.by.includes(role)) expect(status, said).not.toBe(403);
			if (!post && !takes) expect([403, 404, 405], said).toContain(status);
		}
	});
});

test("G01 no form of any page is taken from another site", async () => {
	await atEachPage(async (path) => {
		const address = addressOf(path, ownIdOf(path));
		for (const method of ["POST", "PUT", "PATCH", "DELETE"]) {
			const answer = await asMember("admin").fetch(address, {
				method,
				headers: { origin: "https://evil.example", "sec-fetch-site": "cross-site" },
				form: {},
			});
			expect(answer.status(), `${method} ${path}`).toBe(403);
		}
	});
});
