import type { APIRequestContext, APIResponse } from "playwright/test";
import { beforeEach, expect, test } from "vitest";
import { parseFailure } from "#app/areas/auth/callback/outcome.ts";
import { pt } from "#app/areas/auth/callback/strings.pt.ts";
import { DEMO } from "#tests/e2e/support/visitor.ts";
import { controlOf } from "#tests/emulators/oauth/start.ts";
import { findMailLink } from "#tests/support/outbox.ts";
import { CONFIGURED, openVisitor, readPage } from "#tests/support/served.ts";

const { url, oauth } = CONFIGURED;
const emulator = controlOf(oauth.url);

let count = 0;
const newPerson = () => {
	const id = `${Date.now()}${count++}`;
	return { sub: id, email: `social-${id}@gmail.test`, email_verified: true, name: "Gabi Prado" };
};

/** Where redirects lead, as a browser follows them. */
async function follow(visitor: APIRequestContext, answer: APIResponse): Promise<APIResponse> {
	let last = answer;
	while (last.status() >= 300 && last.status() < 400)
		last = await visitor.get(new URL(last.headers()["location"] ?? "", last.url()).href);
	return last;
}

/** Presses a provider's button of the sign-in page and allows, or cancels, at the provider. */
async function continueWith(
	visitor: APIRequestContext,
	provider: "google" | "facebook",
	choice: "Continuar como" | "Cancelar" = "Continuar como",
	next = "/",
): Promise<APIResponse> {
	const page = await readPage(await visitor.get(`/auth?${new URLSearchParams({ next })}`));
	const form = page.querySelector(`form[action="/api/auth/signin/${provider}"]`);
	const wanted = form?.querySelector<HTMLInputElement>('[name="next"]')?.value ?? "";
	const asked = await visitor.post(`/api/auth/signin/${provider}`, { form: { next: wanted } });
	const there = await follow(visitor, asked);
	expect(there.url()).toContain(oauth.url);
	const links = [...(await readPage(there)).querySelectorAll("a")];
	const link = links.find((each) => each.textContent?.startsWith(choice))?.getAttribute("href");
	return follow(visitor, await visitor.get(new URL(link ?? "", there.url()).href));
}

/** What the page one ended on says went wrong. */
function failureOf(answer: APIResponse): string | null {
	const { pathname, searchParams } = new URL(answer.url());
	expect(pathname).toBe("/auth/callback");
	const failure = parseFailure(searchParams);
	return failure ? pt.reasons[failure.reason] : null;
}
const whoIs = async (visitor: APIRequestContext): Promise<string | null> => {
	const answer = await visitor.get("/api/auth/me");
	return answer.status() === 401 ? null : ((await answer.json()) as { email: string }).email;
};

beforeEach(() => emulator.set({ google: { fault: "none" }, facebook: { fault: "none" } }));

test("a new person enters with Google, has a workspace of their own, and is known the next time", async () => {
	const person = newPerson();
	await emulator.set({ google: { person } });
	const visitor = await openVisitor(url);
	const wanted = "/whatsapp/instances";
	const entered = await continueWith(visitor, "google", "Continuar como", wanted);
	expect(failureOf(entered)).toBeNull();
	// The page they wanted is where the callback leads.
	expect(await entered.text()).toContain(`href="${wanted}"`);
	expect(await whoIs(visitor)).toBe(person.email);

	const again = await openVisitor(url);
	await continueWith(again, "google");
	expect(await whoIs(again)).toBe(person.email);
	const home = await readPage(await again.get("/"));
	expect(home.querySelector("h1")?.textContent).toContain("Gabi Prado");
});

test("B01 an address with an account is only linked after its password was typed", async () => {
	const person = { ...newPerson(), email: DEMO.operator, name: "Outro Nome" };
	await emulator.set({ google: { person } });
	const visitor = await openVisitor(url);
	const asked = await continueWith(visitor, "google");
	expect(new URL(asked.url()).pathname).toBe("/auth/link");
	const page = await readPage(asked);
	expect(page.textContent).toContain("Confirme que é você");
	expect(page.querySelector<HTMLInputElement>('input[type="email"]')?.value).toBe(DEMO.operator);
	expect(page.textContent).toContain("Entrar e conectar o Google");
	expect(await whoIs(visitor)).toBeNull();
	const type = (password: string) => visitor.post("/auth/link", { form: { password } });
	const refused = await type("errada-errada");
	expect((await readPage(refused)).querySelector('[role="alert"]')?.textContent).toBe(
		"E-mail ou senha incorretos.",
	);
	expect(await whoIs(visitor)).toBeNull();
	expect(failureOf(await follow(visitor, await type(DEMO.password)))).toBeNull();
	expect(await whoIs(visitor)).toBe(DEMO.operator);
});

test.for(["google", "facebook"] as const)("whoever cancels at %s is told so", async (provider) => {
	const visitor = await openVisitor(url);
	const back = await continueWith(visitor, provider, "Cancelar");
	expect(failureOf(back)).toBe("Login cancelado pelo usuário");
	expect(await whoIs(visitor)).toBeNull();
});

test.for([
	["foreign_app", "Token do Facebook inválido"],
	["no_access_token", "Token de acesso não recebido"],
	["debug_down", "Falha ao verificar token do Facebook"],
	["me_down", "Falha ao obter dados do usuário"],
	["permissions_down", "Falha ao verificar permissões"],
] as const)("B05 Facebook refuses with %s: %s", async ([fault, text]) => {
	await emulator.set({ facebook: { fault } });
	const visitor = await openVisitor(url);
	expect(failureOf(await continueWith(visitor, "facebook"))).toBe(text);
	expect(await whoIs(visitor)).toBeNull();
});

test("B02 a Facebook address is confirmed by our own mail, and then the button enters", async () => {
	const { sub, email } = newPerson();
	await emulator.set({ facebook: { person: { id: sub, name: "Maria Silva", email } } });
	const visitor = await openVisitor(url);
	const asked = await continueWith(visitor, "facebook");
	expect((await readPage(asked)).querySelector("output")?.textContent).toBe(
		"Verifique seu e-mail para confirmar a conta",
	);
	expect(await whoIs(visitor)).toBeNull();
	const link = await findMailLink(visitor, email, "auth/confirm");
	const page = await readPage(await visitor.get(link));
	const inputs = [...page.querySelectorAll<HTMLInputElement>("form input[name]")];
	const form = Object.fromEntries(inputs.map(({ name, value }) => [name, value]));
	const confirmed = await follow(visitor, await visitor.post(link, { form }));
	expect((await readPage(confirmed)).querySelector("h1")?.textContent).toContain("Maria Silva");
	await visitor.post("/auth/sign-out");
	await continueWith(visitor, "facebook");
	expect((await readPage(await visitor.get("/"))).querySelector("h1")?.textContent).toContain(
		"Maria Silva",
	);
});

test("B06 the page that takes a token out of its address tells no site where it came from", async () => {
	const visitor = await openVisitor(url);
	const answer = await visitor.get("/auth/callback");
	expect(answer.headers()["referrer-policy"]).toBe("no-referrer");
});

test("B11 a provider's pop-up keeps working on sign-in pages, and nowhere else", async () => {
	const visitor = await openVisitor(url);
	const opener = async (path: string) =>
		(await visitor.get(path)).headers()["cross-origin-opener-policy"];
	expect(await opener("/auth")).toBe("same-origin-allow-popups");
	expect(await opener("/auth/callback")).toBe("same-origin-allow-popups");
	expect(await opener("/")).toBe("same-origin");
});
