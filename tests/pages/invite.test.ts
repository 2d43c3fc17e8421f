import type { APIRequestContext, APIResponse } from "playwright/test";
import { expect, test } from "vitest";
import { DEMO } from "#tests/e2e/support/visitor.ts";
import { seedWorkspace, WORKSPACE_PASSWORD } from "#tests/support/new-workspace.ts";
import { findMailLink } from "#tests/support/outbox.ts";
import { BARE, openMember, openVisitor, readPage } from "#tests/support/served.ts";

const fresh = (name: string): string =>
	`${name}-${Date.now().toString(36)}${Math.floor(Math.random() * 1e6).toString(36)}@exemplo.test`;

/** An invitation to the demonstration's team; answers the address in its mail. */
async function invite(email: string): Promise<string> {
	const admin = await openMember();
	const form = { intent: "invite", email, name: "Gabi Costa", role: "operator", department: "" };
	const answer = await admin.post("/team.data", { form });
	expect(answer.status(), await answer.text()).toBe(200);
	return findMailLink(await openVisitor(), email, "aceitar-convite");
}

/** What stands in the form of the page. */
async function fieldsOf(answer: APIResponse): Promise<Record<string, string>> {
	const page = await readPage(answer);
	const inputs = [...page.querySelectorAll<HTMLInputElement>("main form input[name]")];
	return Object.fromEntries(inputs.map((input) => [input.name, input.value]));
}

const send = (who: APIRequestContext, form: Record<string, string>) =>
	who.post("/aceitar-convite", { form });
const textOf = async (answer: APIResponse) => (await readPage(answer)).textContent ?? "";

test("C12 the link's page sends no referrer, and without scripts names its own origin only to ourselves", async () => {
	const visitor = await openVisitor();
	const answer = await visitor.get(await invite(fresh("gabi")));
	expect(answer.headers()["referrer-policy"]).toBe("no-referrer");
	// A form without scripts would name no origin and count as another site's.
	expect(await answer.text()).toContain(
		'<noscript><meta content="same-origin" name="referrer"/></noscript>',
	);
});

test("C04 without scripts an invitation is accepted by its form, once", async () => {
	const visitor = await openVisitor();
	const email = fresh("juca");
	const link = await invite(email);
	const fields = await fieldsOf(await visitor.get(link));
	expect(fields).toMatchObject({ intent: "accept", fullName: "Gabi Costa" });

	const refused = await send(visitor, { ...fields, password: "curta", confirmation: "curta" });
	expect(refused.status()).toBe(400);
	expect(await textOf(refused)).toMatch(/A senha deve ter pelo menos \d+ caracteres/);
	const password = WORKSPACE_PASSWORD;
	const done = await send(visitor, { ...fields, password, confirmation: password });
	expect(done.status()).toBe(302);
	expect(done.headers()["location"]).toBe(
		`/auth?${new URLSearchParams({ email, message: "account_created" })}`,
	);
	expect((await (await openMember(email, { password })).get("/team")).status()).toBe(200);

	for (const address of [link, "/aceitar-convite?token=nunca-existiu"]) {
		const text = await textOf(await visitor.get(address));
		expect(text).toContain("Convite Inválido");
		expect(text).toContain("O link pode ter expirado");
	}
});

test("without a token in the address, and without scripts, the page says so and leads to the start", async () => {
	const visitor = await openVisitor();
	const html = await (await visitor.get("/aceitar-convite")).text();
	expect(/<noscript>(.*?)<\/noscript>/s.exec(html)?.[1]).toContain(
		"Token de convite não fornecido",
	);
	const home = await visitor.get("/");
	expect(home.headers()["location"]).toMatch(/^\/auth/);
});

test("C13 somebody with an account of another team signs in to accept, and goes on in the new team", async () => {
	const visitor = await openVisitor();
	const [email = ""] = await seedWorkspace(visitor, BARE, ["admin"], { plan: "free" });
	const link = await invite(email);
	const page = await readPage(await visitor.get(link));
	expect(page.querySelector('input[type="password"]')).toBeNull();
	const signIn = [...page.querySelectorAll("a")].find(
		(each) => each.textContent === "Entrar para aceitar",
	);
	const address = new URL(signIn?.getAttribute("href") ?? "", BARE);
	expect(address.pathname).toBe("/auth");
	expect(address.searchParams.get("email")).toBe(email);

	const form = { form: "sign-in", email, password: WORKSPACE_PASSWORD };
	const next = address.searchParams.get("next") ?? "";
	const entered = await visitor.post(`/auth?${new URLSearchParams({ next })}`, { form });
	expect(entered.headers()["location"]).toBe(next);
	const fields = await fieldsOf(await visitor.get(next));
	expect(fields).toMatchObject({ intent: "join" });
	expect((await send(visitor, fields)).headers()["location"]).toBe("/");
	expect(await textOf(await visitor.get("/team"))).toContain(DEMO.admin);
});

test("C13 somebody signed in with another address is told so, and may leave that account", async () => {
	const operator = await openMember(DEMO.operator);
	const text = await textOf(await operator.get(await invite(fresh("nina"))));
	expect(text).toContain("Este convite é de outra pessoa");
	expect(text).toContain("Sair desta conta");
});
