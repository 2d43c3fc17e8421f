import { within } from "@testing-library/dom";
import type { APIRequestContext } from "playwright/test";
import { beforeAll, expect, test } from "vitest";
import type { HeaderData } from "#app/contracts/header.ts";
import { findMailLink } from "#tests/support/outbox.ts";
import { BARE, beginSession, openVisitor, readPage } from "#tests/support/served.ts";

const PASSWORD = "quero-entrar-agora-7";
/** Pages that are only a sample: the specified figures stay in view, marked (decision 40). */
const SAMPLES = ["/campaigns", "/voice", "/ads", "/tests", "/support"];
/** Pages with figures of the workspace's own. */
const OWN = [
	"/dashboard",
	"/dashboard/overview",
	"/dashboard/sessions",
	"/dashboard/agents",
	"/dashboard/channels",
	"/dashboard/numbers",
	"/dashboard/alerts",
	"/templates",
	"/automations",
	"/reports",
	"/messages",
	"/intelligence",
	"/team-dashboard",
];
/** Whom and what the specification's samples are about. */
const INVENTED = /Agente Lia|Rafael entrou|WhatsApp Vendas|Campanha concluída|Limite do plano/;

let founder: APIRequestContext;

/** Somebody signs up as anybody does; nothing of it is seeded. */
beforeAll(async () => {
	const email = `ana.${Date.now()}@padaria.com.br`;
	const visitor = await openVisitor();
	const typed = { fullName: "Ana Padaria", email, password: PASSWORD, confirmation: PASSWORD };
	await visitor.post("/auth", { form: { form: "sign-up", ...typed } });
	const link = await findMailLink(visitor, email, "/auth/confirm");
	const token = new URL(link, BARE).searchParams.get("token") ?? "";
	const confirmed = await visitor.post("/auth/confirm", { form: { token, password: PASSWORD } });
	if (confirmed.status() >= 400) throw new Error(`not confirmed: ${confirmed.status()}`);
	founder = await beginSession(email, PASSWORD);
});

const open = async (path: string) => readPage(await founder.get(path));

test("decision 40: the bell of a new workspace has three true notifications, one of each type, and no sample", async () => {
	const header = (await (await founder.get("/api/header")).json()) as HeaderData;
	expect(header.isDemonstration).toBe(false);
	expect(header.notifications.map(({ kind, isRead }) => [kind, isRead])).toEqual([
		["workspace_welcome", false],
		["connect_first", false],
		["switched_off", false],
	]);
	// This server has the simulator, and nobody configured Messenger or payments.
	expect(header.notifications.map(({ params }) => params)).toEqual([
		{ name: "Ana Padaria" },
		{ first: "whatsapp" },
		{ what: expect.stringContaining("messenger") as unknown },
	]);
});

test("decision 40: the recent activity of a new workspace is its own log: nothing yet", async () => {
	const home = await open("/");
	const card = within(home).getByRole("region", { name: "Atividade recente" });
	expect(card.textContent).toContain("Nada aconteceu ainda");
	expect(home.textContent).not.toMatch(INVENTED);
	expect(home.textContent).not.toContain("Dados de demonstração");
});

test.each(OWN)(
	"decision 40: %s shows zeros of one's own; the example below is named and marked",
	async (path) => {
		const main = within(await open(path)).getByRole("main");
		const example = main.querySelector("[data-example]");
		expect(example?.textContent).toContain("Exemplo");
		expect(example?.textContent).toContain("Dados de demonstração");
		example?.remove();
		expect(main.textContent).not.toContain("Dados de demonstração");
		// Whoever founded it was seen today, and is one member.
		const figures = [...main.querySelectorAll(".tabular.text-2xl\\/7")].map(
			({ textContent }) => textContent,
		);
		expect(figures.length).toBeGreaterThan(2);
		for (const figure of figures) expect(figure).toMatch(/^[01–]$/);
	},
);

test.each(SAMPLES)("decision 40: %s is a sample and says so", async (path) => {
	const main = within(await open(path)).getByRole("main");
	expect(main.textContent).toContain("Dados de demonstração");
});

test("decision 40: nothing of the samples stands on any other page", async () => {
	for (const path of [
		"/whatsapp",
		"/channels",
		"/agents",
		"/conversations",
		"/team",
		"/integrations",
	])
		expect((await open(path)).textContent, path).not.toMatch(INVENTED);
});
