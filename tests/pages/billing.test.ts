import { within } from "@testing-library/dom";
import type { APIRequestContext, APIResponse } from "playwright/test";
import { expect, onTestFinished, test, vi } from "vitest";
import { DEMO } from "#tests/e2e/support/visitor.ts";
import { CONFIGURED, openMember, openWorkspace, readPage } from "#tests/support/served.ts";

const openPlans = async (member: APIRequestContext, query = "") =>
	readPage(await member.get(`/subscription${query}`));
const statusOf = (page: HTMLElement): string =>
	page.querySelector('[aria-labelledby="subscription-status"]')?.textContent ?? "";
const leadsTo = (answer: APIResponse): string => answer.headers()["location"] ?? "";

/** Presses "Assinar"; answers the address of the checkout. */
async function subscribe(member: APIRequestContext): Promise<string> {
	const form = { intent: "checkout", plan: "premium" };
	return leadsTo(await member.post("/subscription", { form }));
}

async function atStripe(action: string, body: unknown = {}): Promise<void> {
	const answer = await fetch(`${CONFIGURED.stripe.url}/__emulator/${action}`, {
		method: "POST",
		body: JSON.stringify(body),
	});
	if (!answer.ok) throw new Error(`${action}: ${answer.status} ${await answer.text()}`);
}

/** A webhook may be on its way. */
const WAIT = { timeout: 20_000, interval: 200 };

/** Node's own, which takes headers. */
const Socket = WebSocket as unknown as new (
	address: string,
	options: { headers: Record<string, string> },
) => WebSocket;

/** What a member's page is told live; closed when the test ends. */
async function listen(member: APIRequestContext, url: string): Promise<() => unknown[]> {
	const { cookies } = await member.storageState();
	const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
	const address = `${url.replace(/^http/, "ws")}/live/workspace`;
	const socket = new Socket(address, { headers: { cookie, origin: url } });
	onTestFinished(() => socket.close());
	const frames: unknown[] = [];
	socket.addEventListener("message", ({ data }) => frames.push(JSON.parse(String(data))));
	await vi.waitFor(() => expect(frames).not.toEqual([]));
	return () => frames;
}

test("a new team sees its plan, what it uses, and the three plans as they are sold", async () => {
	const [admin] = await openWorkspace(["admin"], { plan: "free" });
	const page = await openPlans(admin);
	expect(page.querySelector("h1")?.textContent).toBe("Planos e Assinaturas");
	expect(statusOf(page)).toContain("Inativo");
	expect(statusOf(page)).toContain("Você não possui uma assinatura ativa");
	expect(page.textContent).toContain("0 de 100");
	expect(page.textContent).toContain("0 de 3");
	const cards = [...page.querySelectorAll<HTMLElement>('[aria-labelledby="plans"] > ul > li')];
	expect(cards).toHaveLength(3);
	const [free, premium, enterprise] = cards as [HTMLElement, HTMLElement, HTMLElement];
	const buttonOf = (card: HTMLElement) => card.querySelector("button");
	expect(free.textContent).toContain("Seu Plano");
	expect(free.textContent).toContain("R$ 0");
	expect(buttonOf(free)?.textContent).toContain("Plano Atual");
	expect(buttonOf(free)?.getAttribute("aria-disabled")).toBe("true");
	expect(premium.textContent).toMatch(/R\$\s29,90/);
	expect(premium.textContent).toContain("Recomendado");
	expect(buttonOf(premium)?.getAttribute("aria-disabled")).toBeNull();
	expect(enterprise.textContent).toContain("Sob consulta");
	expect(buttonOf(enterprise)?.getAttribute("aria-disabled")).toBe("true");
	for (const line of [
		"Garantia de 30 dias",
		"Cancele a qualquer momento",
		"Migração automática de dados",
		"Suporte especializado",
	])
		expect(within(page).getByText(line)).toBeTruthy();
});

test("N03 opening the success address without paying upgrades nothing", async () => {
	const [admin] = await openWorkspace(["admin"], { plan: "free" });
	const checkout = await subscribe(admin);
	expect(checkout).toMatch(/\/subscription\/demonstration\/demo_cs_/);
	const id = checkout.split("/").at(-1) ?? "";
	const back = await admin.get(`/subscription?session_id=${id}`);
	const page = await readPage(await admin.get(leadsTo(back)));
	expect(page.textContent).toContain("Pagamento ainda não confirmado");
	expect(statusOf(page)).toContain("Inativo");
	const claimed = await openPlans(admin, "?checkout=done");
	expect(claimed.textContent).not.toContain("Pagamento confirmado");
	const foreign = await admin.get("/subscription?session_id=demo_cs_of-somebody-else");
	expect(leadsTo(foreign)).toBe("/subscription");
});

test("whoever is no admin sees everything and is told why the buttons are off", async () => {
	const viewer = await openMember(DEMO.viewer);
	const page = await openPlans(viewer);
	expect(statusOf(page)).toContain("Premium");
	const buttons = [...page.querySelectorAll("main button")].filter((each) =>
		each.textContent?.startsWith("Gerenciar Assinatura"),
	);
	expect(buttons.map((each) => each.getAttribute("aria-disabled"))).toEqual(["true"]);
	expect(buttons[0]?.textContent).toContain("Só administradores cuidam da assinatura.");
	const refused = await viewer.post("/subscription.data", { form: { intent: "refresh" } });
	expect(refused.status()).toBe(403);
});

test("paying works in English and without any script", async () => {
	const [admin] = await openWorkspace(["admin"], { plan: "free" });
	const headers = { cookie: "" };
	const { cookies } = await admin.storageState();
	headers.cookie = [...cookies, { name: "prosa.lang", value: "en" }]
		.map(({ name, value }) => `${name}=${value}`)
		.join("; ");
	const plans = await readPage(await admin.get("/subscription", { headers }));
	expect(plans.querySelector("h1")?.textContent).toBe("Plans and subscriptions");
	const button = within(plans).getByRole("button", { name: "Subscribe: Premium" });
	const inputs = [...(button.closest("form")?.querySelectorAll("input") ?? [])];
	const form = Object.fromEntries(inputs.map(({ name, value }) => [name, value]));
	expect(button.closest("form")?.getAttribute("method")).toBe("post");
	const checkout = leadsTo(await admin.post("/subscription", { form, headers }));
	const desk = await readPage(await admin.get(checkout, { headers }));
	expect(desk.querySelector("h1")?.textContent).toBe("Demonstration payment");
	const pay = within(desk).getByRole("button", { name: "Pay (demonstration)" });
	const paid = await admin.post(checkout, {
		form: { [pay.getAttribute("name") ?? ""]: pay.getAttribute("value") ?? "" },
		headers,
	});
	const done = await admin.get(leadsTo(paid), { headers });
	expect(leadsTo(done)).toBe("/subscription?checkout=done");
	const page = await readPage(await admin.get(leadsTo(done), { headers }));
	expect(page.textContent).toContain("Payment confirmed");
});

test("G07 N04 with Stripe: paid is paid by the way back, and by its webhooks in any order where nobody came back", async () => {
	await atStripe("faults", { delivery: { copies: 3, shuffleMs: 500 } });
	const { url } = CONFIGURED;
	const workspaces = [1, 2].map(() => openWorkspace(["admin"], { plan: "free", url }));
	const [[back], [silent]] = (await Promise.all(workspaces)) as [
		[APIRequestContext],
		[APIRequestContext],
	];
	const pay = async (admin: APIRequestContext): Promise<string> => {
		const address = await subscribe(admin);
		expect(address).toContain(CONFIGURED.stripe.url);
		const id = new URL(address).pathname.split("/").at(-1) ?? "";
		await atStripe("pay", { id });
		return id;
	};
	const id = await pay(back);
	const done = await back.get(`/subscription?session_id=${id}`);
	expect(leadsTo(done)).toBe("/subscription?checkout=done");
	const page = await openPlans(back, "?checkout=done");
	expect(page.textContent).toContain("Pagamento confirmado");
	expect(statusOf(page)).toContain("Ativo");

	// An open page of theirs hears of it.
	const heard = await listen(silent, url);
	await pay(silent);
	await vi.waitFor(async () => expect(statusOf(await openPlans(silent))).toContain("Ativo"), WAIT);
	const told = { type: "plan_changed", plan: "premium" };
	await vi.waitFor(() => expect(heard()).toContainEqual(told), WAIT);
	await atStripe("faults");
});

test("with Stripe: a declined card changes nothing; what is cancelled in the portal ends with its period", async () => {
	const [admin] = await openWorkspace(["admin"], { plan: "free", url: CONFIGURED.url });
	const press = (address: string, act: string) => admin.post(address, { form: { act } });
	const checkout = await subscribe(admin);
	expect(await (await press(checkout, "decline")).text()).toContain("Your card was declined.");
	expect(statusOf(await openPlans(admin))).toContain("Inativo");
	await admin.get(leadsTo(await press(checkout, "pay")));
	expect(statusOf(await openPlans(admin))).toContain("Ativo");
	const portal = leadsTo(await admin.post("/subscription", { form: { intent: "portal" } }));
	await press(portal, "cancel");
	expect(new URL(leadsTo(await press(portal, "return"))).pathname).toBe("/subscription");
	await vi.waitFor(
		async () => expect(statusOf(await openPlans(admin))).toContain("Vale até"),
		WAIT,
	);
});

test("R35 while Stripe is down the page says so and the plan stays", async () => {
	const [admin] = await openWorkspace(["admin"], { plan: "free", url: CONFIGURED.url });
	await atStripe("faults", { rules: [{ mode: "down" }] });
	const form = { intent: "checkout", plan: "premium" };
	const refused = await admin.post("/subscription", { form });
	await atStripe("faults");
	const page = await readPage(refused);
	expect(page.querySelector('[role="alert"]')?.textContent).toContain(
		"O serviço de pagamento não respondeu",
	);
	expect(statusOf(page)).toContain("Inativo");
});
