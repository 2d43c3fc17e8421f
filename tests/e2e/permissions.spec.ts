import { type APIRequestContext, type Browser, expect, type Page, test } from "playwright/test";
import { ROLES, type Role } from "#app/domain/team/role.ts";
import { signInAs } from "./support/inbox.ts";
import { SITE_MAP } from "./support/site-map.ts";

const WHO = {
	admin: "admin",
	manager: "gestor",
	operator: "operador",
	viewer: "visualizador",
} as const satisfies Record<Role, string>;

const EVERYBODY: readonly Role[] = ROLES;
const MANAGERS: readonly Role[] = ["admin", "manager"];

interface PageRule {
	/** Who may open it; `public`: visitors too, with this status. */
	get: readonly Role[] | { public: number };
	/**
	 * Who may post to it; everybody else gets 403 and nothing changes. Absent: it takes no form.
	 * `public`: it is judged by its own tests, here only that it never breaks.
	 */
	post?: readonly Role[] | "public" | "own";
}

/** Every page of the product, as it was decided who may open it and who may act on it. */
const PAGES: Record<string, PageRule> = {
	"/": { get: EVERYBODY },
	"/*": { get: { public: 404 } },
	"/whatsapp": { get: EVERYBODY },
	"/whatsapp/instances": { get: EVERYBODY },
	"/whatsapp/instances/new": { get: MANAGERS, post: MANAGERS },
	"/whatsapp/:instanceId": { get: EVERYBODY, post: MANAGERS },
};

/** Values of the ids in an address: of this workspace, of another one, of nobody, and no id at all. */
interface Ids {
	own: string;
	foreign: string;
}
const UNKNOWN = "01234567-89ab-7def-8123-456789abcdef";
const MALFORMED = "%00'--";

const patternOf = (path: string, id: string): string => path.replace(/:\w+/, id);
const takesId = (path: string): boolean => path.includes(":");

const members = new Map<Role, Page>();
let visitor: APIRequestContext;
let ids: Ids;

const asMember = (role: Role): APIRequestContext => {
	const page = members.get(role);
	if (!page) throw new Error(`nobody is ${role}`);
	return page.request;
};

async function firstInstance(member: APIRequestContext): Promise<string> {
	const html = await (await member.get("/whatsapp/instances")).text();
	const id = /\/whatsapp\/([0-9a-f]{8}-[0-9a-f-]{27})/.exec(html)?.[1];
	if (!id) throw new Error("no instance in the list");
	return id;
}

/** Another workspace with an instance of its own. */
async function createForeign(browser: Browser, baseURL: string): Promise<string> {
	const slug = `vizinha-${String(Date.now())}`;
	const email = `dona@${slug}.test`;
	const answer = await visitor.post("/dev/seed", {
		headers: { origin: baseURL },
		data: {
			workspace: { name: "Loja vizinha", slug, plan: "premium" },
			members: [{ email, fullName: "Dona Vizinha", role: "admin", password: "vizinhanca-7" }],
			instances: [{ key: "v", name: "Vizinha", connected: false, phone: null, contacts: [] }],
		},
	});
	expect(answer.ok(), await answer.text()).toBe(true);
	const page = await (await browser.newContext()).newPage();
	await page.goto("/auth");
	await page.locator('input[type="email"]').first().fill(email);
	await page.locator('input[type="password"]').first().fill("vizinhanca-7");
	await page.keyboard.press("Enter");
	await page.waitForURL((url) => !url.pathname.startsWith("/auth"));
	const id = await firstInstance(page.request);
	await page.context().close();
	return id;
}

test.beforeAll(async ({ browser, baseURL, playwright }) => {
	visitor = await playwright.request.newContext({ baseURL: baseURL ?? "" });
	for (const role of ROLES) members.set(role, await signInAs(browser, WHO[role]));
	ids = {
		own: await firstInstance(asMember("admin")),
		foreign: await createForeign(browser, baseURL ?? ""),
	};
});
test.afterAll(async () => {
	for (const page of members.values()) await page.context().close();
	await visitor.dispose();
});

const statusOf = async (who: APIRequestContext, path: string): Promise<number> =>
	(await who.get(path, { maxRedirects: 0 })).status();

test("E01 every page of the route table stands in the table of this file", () => {
	expect(Object.keys(PAGES).toSorted()).toEqual([...new Set(SITE_MAP)].toSorted());
});

test("visitors see public pages and are sent to sign in everywhere else", async () => {
	for (const [path, { get }] of Object.entries(PAGES)) {
		const address = path === "/*" ? "/nada" : patternOf(path, ids.own);
		const answer = await visitor.get(address, { maxRedirects: 0 });
		if ("public" in get) expect(answer.status(), path).toBe(get.public);
		else {
			expect([302, 303], path).toContain(answer.status());
			expect(answer.headers().location, path).toMatch(/^\/auth/);
		}
	}
});

for (const role of ROLES)
	test(`E01 a ${role} opens what the table says, and the rest is 403`, async () => {
		for (const [path, { get }] of Object.entries(PAGES)) {
			if ("public" in get) continue;
			const status = await statusOf(asMember(role), patternOf(path, ids.own));
			const expected = get.includes(role) ? [200, 302] : [403];
			expect(expected, `${role} ${path}`).toContain(status);
		}
	});

test("D01 another workspace's id, an unknown one and no id at all answer alike: 404", async () => {
	for (const path of Object.keys(PAGES).filter(takesId))
		for (const role of ROLES) {
			const { get } = PAGES[path] ?? { get: [] };
			if ("public" in get || !get.includes(role)) continue;
			for (const id of [ids.foreign, UNKNOWN, MALFORMED])
				expect(await statusOf(asMember(role), patternOf(path, id)), `${role} ${path} ${id}`).toBe(
					404,
				);
		}
});

test("E01 E03 forms of a page are refused to whoever may not act, and nothing breaks", async ({
	baseURL,
}) => {
	const headers = { origin: baseURL ?? "" };
	for (const [path, { post }] of Object.entries(PAGES))
		for (const role of ROLES) {
			const address = path === "/*" ? "/nada" : patternOf(path, ids.own);
			const answer = await asMember(role).post(`${address === "/" ? "/_root" : address}.data`, {
				headers,
				form: {},
				maxRedirects: 0,
			});
			const status = answer.status();
			expect(status, `${role} ${path}`).toBeLessThan(500);
			if (Array.isArray(post) && !post.includes(role)) expect(status, `${role} ${path}`).toBe(403);
			if (post === undefined) expect([404, 405, 403], `${role} ${path}`).toContain(status);
		}
});

test("G01 no form of any page is taken from another site", async () => {
	for (const path of Object.keys(PAGES)) {
		const address = path === "/*" ? "/nada" : patternOf(path, ids.own);
		for (const method of ["POST", "PUT", "PATCH", "DELETE"]) {
			const answer = await asMember("admin").fetch(address, {
				method,
				headers: { origin: "https://evil.example", "sec-fetch-site": "cross-site" },
				form: {},
				maxRedirects: 0,
			});
			expect(answer.status(), `${method} ${path}`).toBe(403);
		}
	}
});
