import { within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { seedWorkspace, WORKSPACE_PASSWORD } from "#tests/support/new-workspace.ts";
import { BARE, beginSession, openMember, openVisitor, readPage } from "#tests/support/served.ts";

/** Somebody whose choices nobody else sees; answers their address. */
async function seedMember(): Promise<string> {
	const [email = ""] = await seedWorkspace(await openVisitor(), BARE, ["admin"]);
	return email;
}

test("a dark page is dark before any script runs", async () => {
	const visitor = await openVisitor();
	const text = await (
		await visitor.get("/auth", { headers: { cookie: "prosa.theme=dark" } })
	).text();
	expect(text).toMatch(/<html[^>]* class="dark"/);
	expect(text).toMatch(/<meta content="#111113" name="theme-color"/);
});

test("without a choice a script of ours looks for the system's theme before the page is drawn", async () => {
	const visitor = await openVisitor();
	const answer = await visitor.get("/auth");
	const text = await answer.text();
	const nonce = /'nonce-([^']+)'/.exec(answer.headers()["content-security-policy"] ?? "")?.[1];
	const script = text.indexOf(`<script nonce="${nonce ?? "none"}">try{if(matchMedia(`);
	expect(script).toBeGreaterThan(0);
	expect(script).toBeLessThan(text.indexOf("<body"));
	expect(text).toMatch(
		/<meta content="#3b82f6" media="\(prefers-color-scheme: light\)" name="theme-color"/,
	);
});

test("the language of a page is the visitor's, before any script runs", async () => {
	const visitor = await openVisitor();
	for (const [cookie, lang, title] of [
		["", "pt-BR", "Acesse sua conta"],
		["prosa.lang=en", "en-US", "Access your account"],
	] as const) {
		const answer = await visitor.get("/auth", { headers: { cookie } });
		expect(await answer.text()).toContain(`lang="${lang}"`);
		expect(within(await readPage(answer)).getByRole("heading", { level: 1 }).textContent).toBe(
			title,
		);
	}
});

test("a choice of theme and language follows the person to another browser", async () => {
	const email = await seedMember();
	const first = await beginSession(email, WORKSPACE_PASSWORD);
	const choose = (choice: Record<string, string>) =>
		first.post("/api/preferences", { data: choice });
	expect((await choose({ theme: "dark" })).status()).toBe(204);
	expect((await choose({ lang: "en" })).status()).toBe(204);
	const second = await beginSession(email, WORKSPACE_PASSWORD);
	const text = await (await second.get("/whatsapp/instances")).text();
	expect(text).toMatch(/<html[^>]* class="dark"/);
	expect(text).toContain('lang="en-US"');
	expect(text).toContain("<title>Instances · Prosa</title>");
});

/** The home of a member's browser that has this cookie. */
async function openHomeWith(cookie: string) {
	const member = await openMember();
	const { cookies } = await member.storageState();
	const own = cookies.map(({ name, value }) => `${name}=${value}`);
	return readPage(await member.get("/", { headers: { cookie: [...own, cookie].join("; ") } }));
}

test("groups of the menu that were opened are drawn open, and first steps only until they are hidden", async () => {
	const page = await openHomeWith("prosa.menu=team");
	const groups = [...page.querySelectorAll("[data-sidebar] [aria-expanded=true]")];
	expect(groups.map((group) => group.textContent)).toEqual(["Integrações e Equipe"]);
	expect(page.querySelector('[data-sidebar] a[href="/team"]')).not.toBeNull();
	const steps = (drawn: typeof page) =>
		within(drawn).queryByRole("region", { name: "Primeiros passos" });
	expect(steps(page)).not.toBeNull();
	expect(steps(await openHomeWith("prosa.steps=hidden"))).toBeNull();
});

test("a folded sidebar stays folded on the next page", async () => {
	const sidebar = (await openHomeWith("prosa.sidebar=closed")).querySelector("[data-sidebar]");
	expect(sidebar?.textContent).not.toContain("Workspace ID");
	expect(sidebar?.querySelector('a[aria-label="Instâncias"]')).not.toBeNull();
});

test("notifications that were read stay read for the member's next browser", async () => {
	const email = await seedMember();
	const first = await beginSession(email, WORKSPACE_PASSWORD);
	const read = await first.post("/api/notifications/read", { data: { ids: ["sample_info"] } });
	expect(read.ok()).toBe(true);
	const second = await beginSession(email, WORKSPACE_PASSWORD);
	expect(await (await second.get("/api/header")).json()).toMatchObject({
		readSamples: ["sample_info"],
	});
});

test("an unknown address is a 404 with a way home", async () => {
	const visitor = await openVisitor();
	const answer = await visitor.get("/nao/existe?x=1");
	expect(answer.status()).toBe(404);
	const page = within(await readPage(answer));
	expect(page.getByRole("heading", { name: "Oops! Page not found" })).toBeDefined();
	const home = page.getByRole("link", { name: "Voltar para o início" });
	expect(home.getAttribute("href")).toBe("/");
});

test("a page brings the way to all routes in one file that the browser keeps, and asks for no part of it", async () => {
	const text = await (await (await openVisitor()).get("/auth")).text();
	expect(text).toMatch(/import "\/assets\/manifest-[\w-]+\.js"/);
	expect(text).not.toContain("__reactRouterManifest = {");
	// What is read comes before what makes it live.
	const preloads = text.match(/<link rel="modulepreload"[^>]*>/g) ?? [];
	expect(preloads.length).toBeGreaterThan(10);
	for (const preload of preloads) expect(preload).toMatch(/fetchpriority="low"/i);
});

test("a page that prints dates makes their first format before its scripts come; a sign-in does not", async () => {
	const ahead = "new Intl.DateTimeFormat(document.documentElement.lang)";
	expect(await (await (await openMember()).get("/conversations")).text()).toContain(ahead);
	expect(await (await (await openVisitor()).get("/auth")).text()).not.toContain(ahead);
});

test("a tab of an earlier release, which asks for parts of the routes, loads the page it goes to anew", async () => {
	const visitor = await openVisitor();
	const answer = await visitor.get("/__manifest?paths=%2Fteam&version=earlier");
	expect(answer.status()).toBe(204);
	expect(answer.headers()["x-remix-reload-document"]).toBe("true");
});

test("the hosted chat loads the widget and no script of the app", async () => {
	const member = await openMember();
	const made = await member.post("/channels/new", {
		form: { type: "webchat", name: "Site" },
		maxRedirects: 0,
	});
	const id = /[0-9a-f-]{36}/.exec(made.headers()["location"] ?? "")?.[0] ?? "";
	const answer = await (await openVisitor()).get(`/c/${id}`);
	expect(answer.status()).toBe(200);
	expect(await answer.text()).not.toContain("/assets/entry");
	const page = await readPage(answer);
	const files = [...page.querySelectorAll<HTMLScriptElement>("script[src]")];
	expect(files.map((script) => script.getAttribute("src"))).toEqual(["/widget.js"]);
	expect(page.querySelector("link[rel=modulepreload]")).toBeNull();
	expect(page.querySelector(files[0]?.dataset["target"] ?? "none")?.childElementCount).toBe(0);
});
