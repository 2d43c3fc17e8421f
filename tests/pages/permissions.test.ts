import path from "node:path";
import type { APIRequestContext } from "playwright/test";
import { beforeAll, expect, inject, test, vi } from "vitest";
import { INTEGRATION_TYPES } from "#app/domain/integrations/type.ts";
import { ROLES, type Role } from "#app/domain/team/role.ts";
import { SITE_MAP } from "#tests/e2e/support/site-map.ts";
import { disguisesOf, expectCleanState, findMarkers } from "#tests/support/canary.ts";
import { plantIntegrations } from "#tests/support/integration-canary.ts";
import { makeAgent } from "#tests/support/new-agent.ts";
import { NOBODY, OWN_OR_NOBODY, type PageRule, PAGES } from "./page-rules.ts";
import { BARE, openMember, openVisitor, openWorkspace, readPage } from "#tests/support/served.ts";

const WHO = {
	admin: "admin",
	manager: "gestor",
	operator: "operador",
	viewer: "visualizador",
} as const satisfies Record<Role, string>;

/** Values of the ids in an address: of this workspace, of another one, of nobody, and no id at all. */
interface Ids {
	own: string;
	foreign: string;
	ownAgent: string;
	foreignAgent: string;
	ownSession: string;
}
const MALFORMED = "%00'--";

/** With its first entry an agent gets a base of its own, which has its id. */
const KNOWS = { Frete: "Grátis." };

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
/** What stands in the secrets of an integration of every type. */
let markers: string[];

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
		foreignAgent: await makeAgent(admin, BARE, "Vizinha", { knows: KNOWS }),
	};
}

beforeAll(async () => {
	visitor = await openVisitor();
	for (const role of ROLES) members.set(role, await openMember(`${WHO[role]}@demo.prosa.test`));
	ids = {
		own: await findInstance(asMember("admin"), "Vendas"),
		ownAgent: await makeAgent(asMember("admin"), BARE, "Permissões", { knows: KNOWS }),
		ownSession: await findSession(),
		...(await createForeign()),
	};
	markers = await plantIntegrations(asMember("manager"));
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

/** What the browser asks for when a link leads there: of the page's loaders alone, without drawing it. */
const dataOf = (address: string): string => (address === "/" ? "/_.data" : `${address}.data`);

test.for(ROLES)(
	"E01 J11 J13 %s: opens what the table says, the rest is 403, and no secret of an integration is in any page",
	async (role) => {
		await atEachPage(async (path, { get }) => {
			// A checkout belongs to one payment; its page is seen by its own test. Those two answer only forms.
			if (/:checkoutId|sign-out|switch-workspace/.test(path)) return;
			const address = addressOf(path, ownIdOf(path));
			// Those who may most and least get it drawn, which holds its data too; between them the data alone.
			const isDrawn = role === "admin" || role === "viewer";
			const answer = await asMember(role).get(isDrawn ? address : dataOf(address));
			const said = `${role} ${answer.url()}`;
			expect(findMarkers(markers, await answer.text()), said).toEqual([]);
			if ("public" in get) return;
			expect(get.includes(role) ? [200, 202, 302] : [403], said).toContain(answer.status());
		});
	},
);

test("J11 J13 a check that cannot fail is none: a marker is seen in each of its disguises", () => {
	expect(markers.length).toBeGreaterThan(INTEGRATION_TYPES.length);
	for (const disguise of disguisesOf(markers[0] ?? ""))
		expect(findMarkers(markers, `a${disguise}b`)).not.toEqual([]);
});

test("J11 J13 no secret of an integration is in what the server keeps", () => {
	expectCleanState(path.join(inject("served").scratch, "state"), markers);
});

test("D01 another workspace's id, an unknown one and no id at all answer alike: 404", async () => {
	await atEachPage(async (path, { get }) => {
		if (!namesOwn(path) || "public" in get) return;
		for (const id of [foreignIdOf(path), NOBODY, MALFORMED])
			for (const [at, role] of get.entries()) {
				const address = addressOf(path, id);
				// The page is drawn for one role; the others ask for what it would show.
				const asked = at === 0 ? address : dataOf(address);
				expect(await statusOf(asMember(role), asked), `${role} ${asked}`).toBe(404);
			}
	});
});

test("E01 E03 a form is refused with 403 to whoever may not send it, and no page breaks over one", async () => {
	await atEachPage(async (path, { post, takes }) => {
		for (const role of ROLES) {
			// Signing out would end the test's own sign-in; it has a test of its own.
			if (path === "/auth/sign-out") continue;
			const address = addressOf(path, ownIdOf(path));
			const answer = await asMember(role).post(dataOf(address), {
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
