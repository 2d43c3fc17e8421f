import { within } from "@testing-library/dom";
import type { APIRequestContext, APIResponse } from "playwright/test";
import { expect, test } from "vitest";
import { seedWorkspace, WORKSPACE_PASSWORD } from "#tests/support/new-workspace.ts";
import { BARE, beginSession, openMember, openVisitor, readPage } from "#tests/support/served.ts";
import { DEMO } from "#tests/e2e/support/visitor.ts";

const ofPage = async (answer: APIResponse) => within(await readPage(answer));

/** A person nobody else signs out, and how many browsers of theirs. */
async function openBrowsers(count: number): Promise<APIRequestContext[]> {
	const [email = ""] = await seedWorkspace(await openVisitor(), BARE, ["admin"], { plan: "free" });
	return Promise.all(Array.from({ length: count }, () => beginSession(email, WORKSPACE_PASSWORD)));
}

/** Whether this browser is still let in. */
async function isInside(browser: APIRequestContext): Promise<boolean> {
	const answer = await browser.get("/settings");
	if (answer.status() === 200) return true;
	expect(answer.headers()["location"]).toMatch(/^\/auth/);
	return false;
}

test("a protected page sends to /auth and is opened after signing in", async () => {
	const visitor = await openVisitor();
	const away = await visitor.get("/whatsapp/instances/new");
	expect(away.status()).toBe(302);
	const door = away.headers()["location"] ?? "";
	expect(door).toMatch(/^\/auth\?next=/);
	const form = { form: "sign-in", email: DEMO.admin, password: DEMO.password };
	const entered = await visitor.post(door, { form });
	expect(entered.headers()["location"]).toBe("/whatsapp/instances/new");
	expect((await visitor.get("/whatsapp/instances/new")).status()).toBe(200);
});

test("signing in works without any script", async () => {
	const visitor = await openVisitor();
	const page = await readPage(await visitor.get("/auth"));
	const form = page.querySelector("[role=tabpanel] form");
	expect(form?.getAttribute("method")).toBe("post");
	const names = [...(form?.querySelectorAll("input") ?? [])].map((input) => input.name);
	expect(names.toSorted()).toEqual(["email", "form", "password"]);
	const entered = await visitor.post(form?.getAttribute("action") ?? "", {
		form: { form: "sign-in", email: DEMO.viewer, password: DEMO.password },
	});
	expect(entered.headers()["location"]).toBe("/");
	const home = await ofPage(await visitor.get("/"));
	expect(home.getByRole("heading", { level: 1 }).textContent).toContain("Lívia Torres");
});

test("signing out ends the sign-in", async () => {
	const [browser] = await openBrowsers(1);
	if (!browser) throw new Error("nobody signed in");
	expect(await isInside(browser)).toBe(true);
	const out = await browser.post("/auth/sign-out");
	expect(out.headers()["location"]).toBe("/auth");
	expect(await isInside(browser)).toBe(false);
});

test("A14 a changed password signs the other browser out and leaves this one in", async () => {
	const [own, other] = await openBrowsers(2);
	if (!own || !other) throw new Error("nobody signed in");
	const change = (current: string) =>
		own.post("/settings", {
			form: {
				intent: "password",
				current,
				next: "girassol-verde-7",
				confirmation: "girassol-verde-7",
			},
		});
	expect((await change("errada-errada")).status()).toBe(400);
	expect(await isInside(other)).toBe(true);
	expect((await change(WORKSPACE_PASSWORD)).status()).toBe(200);
	expect(await isInside(other)).toBe(false);
	const home = await ofPage(await own.get("/"));
	expect(home.getByRole("heading", { level: 1 }).textContent).toContain("Dona Teresa");
	const settings = await (await own.get("/settings")).text();
	expect(settings).toContain("Sua conta está aberta só neste navegador.");
});

test("all other browsers are signed out from the list", async () => {
	const [own, ...others] = await openBrowsers(3);
	if (!own) throw new Error("nobody signed in");
	expect((await own.post("/settings", { form: { intent: "end-other-sign-ins" } })).status()).toBe(
		200,
	);
	for (const other of others) expect(await isInside(other)).toBe(false);
	expect(await isInside(own)).toBe(true);
});

test("B09 an address says only what the page knows", async () => {
	const visitor = await openVisitor();
	const told = await readPage(
		await visitor.get("/auth?message=account_created&email=ana%40loja.test"),
	);
	expect(within(told).getByRole("status").textContent).toBe(
		"Conta criada com sucesso! Você pode fazer login agora.",
	);
	expect(told.querySelector("[role=tabpanel] [name=email]")?.getAttribute("value")).toBe(
		"ana@loja.test",
	);
	const forged = await visitor.get("/auth?message=%3Cscript%3Ealert(1)%3C%2Fscript%3E");
	expect(await forged.text()).not.toContain("<script>alert(1)");
	const page = await ofPage(forged);
	expect(page.getByRole("heading", { name: "Acesse sua conta" })).toBeDefined();
	expect(page.queryByRole("status")).toBeNull();
});

test("A05 an address nobody has gets the same answer", async () => {
	const visitor = await openVisitor();
	const answers = await Promise.all(
		["ninguem-mesmo@exemplo.test", "operador@demo.prosa.test"].map(async (email) => {
			const answer = await visitor.post("/auth/reset", { form: { form: "ask", email } });
			const page = await ofPage(answer);
			expect(page.getByRole("heading", { name: "Olhe o seu e-mail" })).toBeDefined();
			return { status: answer.status(), title: page.getByRole("heading").textContent };
		}),
	);
	expect(answers[0]).toEqual(answers[1]);
});

test("J08 a saved key comes back masked and stands nowhere in the page", async () => {
	const [own] = await openBrowsers(1);
	if (!own) throw new Error("nobody signed in");
	const form = {
		intent: "integrations",
		openaiApiKey: "sk-made-up-for-a-test-abcd",
		elevenlabsKey: "",
		n8nWebhookUrl: "",
	};
	expect((await own.post("/settings", { form })).status()).toBe(200);
	const text = await (await own.get("/settings")).text();
	expect(text).toContain("••••••••abcd");
	expect(text).not.toContain("sk-made-up-for-a-test");
});

test("another time zone changes the greeting", async () => {
	const member = await openMember(DEMO.viewer);
	const { cookies } = await member.storageState();
	const own = cookies.map(({ name, value }) => `${name}=${value}`);
	const greetings = new Set<string>();
	// Eight hours apart: whatever time it is, two of the three are in different parts of the day.
	for (const zone of ["Asia/Tokyo", "Europe/Lisbon", "America/Los_Angeles"]) {
		const cookie = [...own, `prosa.tz=${encodeURIComponent(zone)}`].join("; ");
		const page = await ofPage(await member.get("/", { headers: { cookie } }));
		greetings.add(page.getByRole("heading", { level: 1 }).textContent.split(",")[0] ?? "");
	}
	expect(greetings.size).toBeGreaterThan(1);
});
