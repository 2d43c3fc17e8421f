import { within } from "@testing-library/dom";
import type { APIRequestContext } from "playwright/test";
import { expect, test } from "vitest";
import { addRule, orderGraph } from "#tests/emulators/graph/start.ts";
import { addAdAccount, becomeSomebody, walkDialog } from "#tests/support/at-facebook.ts";
import { CONFIGURED, openVisitor, openWorkspace, readPage } from "#tests/support/served.ts";

const { url, oauth } = CONFIGURED;

async function openAdmin(): Promise<APIRequestContext> {
	const [admin] = await openWorkspace(["admin"], { plan: "free", url });
	return admin;
}
const open = async (member: APIRequestContext, path: string) => readPage(await member.get(path));
const wordsOf = (page: HTMLElement): string => page.textContent.replace(/\s+/gu, " ");

test("before an account is connected each page says what to do first", async () => {
	const admin = await openAdmin();
	const ads = await open(admin, "/facebook/ads");
	expect(ads.textContent).toContain(
		"Configure primeiro a integração com Facebook antes de usar o gerenciador de anúncios",
	);
	const way = within(ads).getByRole("link", { name: "Configurar em Marketing" });
	expect(way.getAttribute("href")).toBe("/facebook/marketing");
	expect((await open(admin, "/facebook/marketing")).textContent).toContain(
		"Nenhuma conta conectada",
	);
	expect((await open(admin, "/facebook/webhooks")).textContent).toContain(
		"Configure primeiro a integração com Facebook antes de usar webhooks",
	);
});

test("a visitor of the ads manager is told why they sign in", async () => {
	const visitor = await openVisitor(url);
	const moved = await visitor.get("/facebook/ads");
	const page = await open(visitor, moved.headers()["location"] ?? "");
	expect(page.textContent).toContain(
		"Você precisa estar logado para acessar o gerenciador de anúncios do Facebook",
	);
});

test("before a sign-in at Facebook its permissions say what is missing, and the endpoint how it works", async () => {
	const admin = await openAdmin();
	await addAdAccount(admin);
	const permissions = await open(admin, "/facebook/webhooks?tab=permissoes");
	expect(permissions.textContent).toContain("Token de acesso do Facebook não disponível");
	const endpoint = await open(admin, "/facebook/webhooks?tab=endpoint");
	expect(within(endpoint).getByText(`${url}/webhooks/facebook`)).toBeTruthy();
});

test("an account that is added is read by itself: its figures, its campaigns page by page, its pixels; then it leaves", async () => {
	const admin = await openAdmin();
	const { accountId } = await addAdAccount(admin, { campaigns: 60, pixels: 2 });
	const act = (form: Record<string, string>) => admin.post("/facebook/marketing", { form });
	const refused = await act({ intent: "validate", token: "EAAG-expired", accountId: "" });
	expect(refused.status()).toBe(400);
	await expect
		.poll(async () => wordsOf(await open(admin, "/facebook/ads")))
		.toContain("50 de 60 campanhas");
	const first = within(await open(admin, "/facebook/ads"));
	expect(first.getByText("Campanha 60")).toBeTruthy();
	const on = first.getByRole("link", { name: "Próximas" }).getAttribute("href");
	const second = within(await open(admin, new URL(on ?? "", `${url}/facebook/ads`).href));
	expect(second.getByText("Campanha 1")).toBeTruthy();
	const marketing = await open(admin, "/facebook/marketing");
	const card = [...marketing.querySelectorAll("main li")].find((each) =>
		each.textContent?.includes(`ID: ${accountId}`),
	);
	expect(card?.textContent).toContain("Ativa");
	expect(card?.textContent).toMatch(/R\$\s12\.345,67/u);
	await expect
		.poll(async () => {
			const page = within(await open(admin, "/facebook/marketing?tab=pixels"));
			return page.queryAllByRole("button", { name: /Ver Código: .*Pixel da Loja/ }).length;
		})
		.toBeGreaterThan(0);
	await act({ intent: "remove", accountId });
	expect(wordsOf(await open(admin, "/facebook/marketing"))).toContain("Nenhuma conta conectada");
});

test("the settings of the ads manager are kept; four of them are still to come", async () => {
	const admin = await openAdmin();
	await addAdAccount(admin);
	const settings = async () => within(await open(admin, "/facebook/ads?tab=configuracoes"));
	const isOn = async (name: string) =>
		(await settings()).getByRole("switch", { name }).getAttribute("aria-checked");
	const hourly = "Sincronização automática a cada hora";
	expect(await isOn(hourly)).toBe("true");
	await admin.post("/facebook/ads", { form: { intent: "settings", isTokenValidationOn: "on" } });
	expect(await isOn(hourly)).toBe("false");
	expect(await isOn("Validação automática de token")).toBe("true");
	const page = await settings();
	const backup = page.getByRole("switch", { name: "Backup de dados" });
	expect(backup.hasAttribute("disabled") || backup.getAttribute("aria-disabled") === "true").toBe(
		true,
	);
	expect(page.getAllByText("em breve")).toHaveLength(4);
});

test("a conversion leaves hashed for Meta; one that failed goes out again, one of eight days ago is not asked", async () => {
	const admin = await openAdmin();
	const { pixelId } = await addAdAccount(admin);
	// The pixels of a new account are read by a queue.
	await expect
		.poll(async () => (await open(admin, "/facebook/conversions")).innerHTML)
		.toContain(`value="${pixelId}"`);
	const eventId = (at: number) => `${Math.floor(at / 1000)}-abcdefgh${at % 1000}`;
	const send = (over: Record<string, string>) =>
		admin.post("/facebook/conversions", { form: { ...CONVERSION, pixelId, ...over } });
	const told = () =>
		orderGraph<{ event: Record<string, unknown> }[]>(oauth.url, "events", { pixelId });
	const now = Date.now();
	expect((await send({ eventId: eventId(now) })).status()).toBe(200);
	const [sent] = await told();
	expect(sent?.event).toMatchObject({
		event_name: "Purchase",
		action_source: "website",
		user_data: {
			em: ["fe69152db399163076923cac12c437097d25aa4292f8fd32fd82ac309c23eddd"],
			ph: ["eeff2a7b3fdffa242c44700da8293d40c64a070956a3cdac36a4553dd4786704"],
		},
		data_processing_options: ["LDU"],
		data_processing_options_country: 1,
		data_processing_options_state: 1005,
	});

	const refusal = { code: 100, subcode: 2804007, userTitle: "Parâmetro inválido" };
	await addRule(oauth.url, { match: `POST ${pixelId}/events`, times: 1, error: refusal });
	const again = eventId(now + 1);
	await send({ eventId: again });
	const history = async () => wordsOf(await open(admin, "/facebook/conversions?tab=envio"));
	expect(await history()).toContain("Parâmetro inválido");
	await admin.post("/facebook/conversions", { form: { intent: "retry", eventId: again } });
	expect(await history()).toContain("2 tentativas");
	expect(await history()).not.toContain("Parâmetro inválido");

	const before = await told();
	const old = await send({ eventId: eventId(now + 2), eventAt: String(now - 8 * 86_400_000) });
	expect(old.status()).toBe(400);
	expect(await told()).toEqual(before);
});

test("without a sign-in at Facebook a webhook leads there; whoever says no to the dialog is told so", async () => {
	const admin = await openAdmin();
	await addAdAccount(admin);
	const page = await open(admin, "/facebook/webhooks?view=criar");
	expect(page.textContent).toContain("Faça login com Facebook primeiro para configurar webhooks");
	const [way] = within(page).getAllByRole("link", { name: "Entrar com Facebook" });
	expect(way?.getAttribute("href")).toBe("/facebook/connect?for=webhooks");
	await becomeSomebody();
	const again = "/facebook/connect?for=permissions&rerequest=user_photos";
	const { last } = await walkDialog(admin, again, "Cancelar");
	expect(last.url()).toContain("/facebook/webhooks");
	expect(await last.text()).toContain("Login cancelado pelo usuário");
});

/** A sale in test mode, of Texas, with a customer. */
const CONVERSION = {
	intent: "send",
	testEventCode: "TEST12345",
	isLdu: "on",
	lduState: "TX",
	eventType: "Purchase",
	eventAt: "",
	value: "129.90",
	currency: "BRL",
	orderId: "PED-1",
	contentName: "",
	email: " Maria.Silva@Exemplo.com.br",
	phone: "(11) 91234-5678",
	firstName: "",
	lastName: "",
};
