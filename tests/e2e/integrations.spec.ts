import { type Browser, expect, type Page, test } from "playwright/test";
import type { IntegrationType } from "#app/domain/integrations/type.ts";
import { expectAccessible } from "./support/accessibility.ts";
import { openWorkspace } from "./support/new-workspace.ts";
import { vendors } from "./support/vendors.ts";
import { hydrated } from "./support/visitor.ts";

const KEY = "made-up-key-0123456789abcdef";

interface Walk {
	/** The service as its card calls it. */
	name: string;
	/** By the label of the field; the second value of a pair is the one that works. */
	fields: Record<string, string | [refused: string, good: string]>;
	failure: string;
	success: string;
	/** What the schedule finds, where it is something else. */
	watched?: string;
}

/** Every type with what it says when it is refused and when it works (spec 2, section 8). */
const walks = (url: string): Record<IntegrationType, Walk> => ({
	meta_ads: {
		name: "Meta Ads",
		fields: { "Access token": [`EAAG-refused-${KEY}`, `EAAG-${KEY}`], "ID da conta": "act_12345" },
		failure: "Erro Meta Ads: Invalid OAuth access token",
		success: "Conectado como: Loja Aurora Anúncios",
	},
	openai: {
		name: "OpenAI",
		fields: { "API Key": [`sk-refused-${KEY}`, `sk-${KEY}`] },
		failure: "Erro OpenAI: Incorrect API key provided",
		success: "Conectado - 3 modelos disponíveis",
	},
	elevenlabs: {
		name: "ElevenLabs",
		fields: { "API Key": [`xi-refused-${KEY}`, `xi-${KEY}`] },
		failure: "API Key inválida ou expirada",
		success: "Conectado - 2 vozes disponíveis",
	},
	hubspot: {
		name: "HubSpot",
		fields: { "API Key": [`pat-refused-${KEY}`, `pat-${KEY}`] },
		failure: "API Key HubSpot inválida",
		success: "Conectado",
	},
	pipedrive: {
		name: "Pipedrive",
		fields: { "API Key": [`refused-${KEY}`, KEY], "Domínio da empresa": "loja" },
		failure: "Credenciais Pipedrive inválidas",
		success: "Conectado como: Maria",
	},
	bitrix24: {
		name: "Bitrix24",
		fields: { "Webhook URL": [`${url}/rest/1/refused-key/`, `${url}/rest/1/secret-key/`] },
		failure: "Webhook Bitrix24 inválido",
		success: "Conectado como: Maria",
	},
	n8n: {
		name: "n8n",
		fields: { "Webhook URL": [`${url}/webhook/refused`, `${url}/webhook/pedidos`] },
		failure: "Erro n8n: The requested webhook",
		success: "Conectado",
		watched: "Formato válido",
	},
	zapier: {
		name: "Zapier",
		fields: {
			"Webhook URL": [
				"https://hooks.zapier.com/hooks/catch/12/refused/",
				"https://hooks.zapier.com/hooks/catch/12/abcd1234/",
			],
		},
		failure: "Erro Zapier: o endereço não foi aceito",
		success: "Conectado",
		watched: "Formato válido",
	},
	telegram: {
		name: "Telegram",
		fields: { "Token do bot": [`12345:refused-${KEY}`, `12345:${KEY}`] },
		failure: "Erro Telegram: Unauthorized",
		success: "Conectado como: @loja_bot",
	},
	whatsapp: {
		name: "WhatsApp",
		fields: { "API Key": [`EAAG-refused-${KEY}`, `EAAG-${KEY}`], "ID do número": "1065550001" },
		failure: "Erro WhatsApp: Invalid OAuth access token",
		success: "Conectado como: +55 11 91234-5678",
	},
	instagram: {
		name: "Instagram",
		fields: { "Access token": [`IGAA-refused-${KEY}`, `IGAA${KEY}`], "ID do aplicativo": "99887" },
		failure: "Erro Instagram: Invalid OAuth access token",
		success: "Conectado como: @loja.ig",
	},
	messenger: {
		name: "Messenger",
		fields: {
			"Token de acesso da página": [`EAAG-refused-${KEY}`, `EAAG-${KEY}`],
			"ID da página": "1122",
		},
		failure: "Erro Messenger: Invalid OAuth access token",
		success: "Conectado como: Loja Aurora",
	},
	stripe: {
		name: "Stripe",
		fields: {
			"Chave publicável": `pk_test_${KEY}`,
			"Chave secreta": [`sk_test_refused${KEY}`, `sk_test_${KEY}`],
		},
		failure: "Erro Stripe: Invalid API Key provided",
		success: "Conectado",
	},
	salesforce: {
		name: "Salesforce",
		fields: {
			"Client ID": "3MVG9-cliente",
			"Client Secret": [`refused-${KEY}`, KEY],
			"URL da instância": url,
		},
		failure: "Erro Salesforce: client identifier invalid",
		success: "Conectado",
	},
	zoho: {
		name: "Zoho CRM",
		fields: {
			"Client ID": "1000.CLIENTE",
			"Client Secret": [`refused-${KEY}`, KEY],
			"ID da organização": "700123",
		},
		failure: "Erro Zoho CRM: invalid_client",
		success: "Conectado como: Loja Aurora Ltda",
	},
	rd_station: {
		name: "RD Station",
		fields: { "API Key": ["curta", KEY] },
		failure: "API Key RD Station inválida",
		success: "Formato válido",
	},
	google_ads: {
		name: "Google Ads",
		fields: {
			"Client ID": "1234.apps",
			"Client Secret": KEY,
			"Refresh token": [`1//refused-${KEY}`, `1//${KEY}`],
			"ID do cliente": "1234567890",
		},
		failure: "Erro Google Ads: Token has been expired or revoked.",
		success: "Conectado",
	},
});

const dialogOf = (page: Page) => page.getByRole("dialog");
/** What the test of the form came to. */
const said = (page: Page, text: string) =>
	dialogOf(page).getByRole("status").getByText(text).first();

/** Typed, refused, corrected, tested again, and stored. */
async function connect(page: Page, walk: Walk): Promise<void> {
	await page.getByRole("button", { name: `Conectar ${walk.name}`, exact: true }).click();
	const dialog = dialogOf(page);
	const test = dialog.getByRole("button", { name: "Testar conexão" });
	await dialog.getByLabel("Nome", { exact: true }).fill(`${walk.name} da loja`);
	await expect(test).toHaveCount(0);
	const fill = async (which: 0 | 1): Promise<void> => {
		for (const [label, value] of Object.entries(walk.fields))
			if (typeof value !== "string" || which === 0)
				await dialog
					.getByLabel(label)
					.first()
					.fill(typeof value === "string" ? value : value[which]);
	};
	await fill(0);
	await test.click();
	await expect(said(page, walk.failure)).toBeVisible();
	await fill(1);
	// What was found out about the other value says nothing any more.
	await expect(said(page, walk.failure)).toHaveCount(0);
	await test.click();
	await expect(said(page, walk.success)).toBeVisible();
	await dialog.getByRole("button", { name: "Criar integração" }).click();
	if (walk.name === "n8n" || walk.name === "Zapier") {
		await page.getByRole("button", { name: "Já copiei" }).click();
	}
	await expect(dialog).toHaveCount(0);
}

/** Renamed with the secret left as its mask, refreshed, and removed after the question. */
async function editAndRemove(page: Page, { name }: Walk): Promise<void> {
	await page.getByRole("button", { name: new RegExp(`^Editar: .*${name} da loja`) }).click();
	const dialog = dialogOf(page);
	await expect(dialog.getByLabel("Serviço")).toHaveValue(name);
	await dialog.getByLabel("Nome", { exact: true }).fill(`${name} nova`);
	await dialog.getByRole("button", { name: "Salvar alterações" }).click();
	await expect(dialog).toHaveCount(0);
	const card = page.getByRole("listitem").filter({ hasText: `${name} nova` });
	await card.getByRole("button", { name: /^Atualizar: / }).click();
	await expect(card.getByText(/Última sincronização: agora/)).toBeVisible();
	await card.getByRole("button", { name: /^Remover: / }).click();
	const question = page.getByRole("alertdialog");
	await expect(question.getByText("Tem certeza que deseja remover esta integração?")).toBeVisible();
	await question.getByRole("button", { name: "Remover integração" }).click();
	await expect(question).toHaveCount(0);
	await expect(card).toHaveCount(0);
}

async function walkThrough(browser: Browser, types: readonly Walk[]): Promise<void> {
	// A workspace of its own: tests of connections are limited for each.
	const [page] = await openWorkspace(browser, ["manager"]);
	await page.goto("/integrations");
	await hydrated(page);
	for (const walk of types) await connect(page, walk);
	await expect(page.getByText("Integração criada").first()).toBeVisible();
	await page.getByRole("tab", { name: /Monitoramento/ }).click();
	for (const { name, success, watched } of types) {
		const row = page.getByRole("listitem").filter({ hasText: `${name} da loja` });
		await expect(row.getByText(watched ?? success)).toBeVisible({ timeout: 20_000 });
		await expect(row.getByText("Saudável")).toBeVisible();
		await expect(row.getByRole("img", { name: /verifica(ção|ções): 0 com erro/ })).toBeVisible();
	}
	await page.getByRole("tab", { name: /Controle/ }).click();
	for (const walk of types) await editAndRemove(page, walk);
	await expect(page.getByText("Nenhuma integração ainda")).toBeVisible();
	await page.context().close();
}

test("each of the 17 services is connected, tested, watched, edited and removed", async ({
	browser,
}) => {
	test.setTimeout(180_000);
	const all = Object.values(walks(vendors().url));
	// Ten tests a minute for each workspace: five services.
	const groups = [0, 5, 9, 13].map((from, at, starts) => all.slice(from, starts[at + 1]));
	await Promise.all(groups.map((group) => walkThrough(browser, group)));
});

test("a service that breaks is told by itself in a page somebody has open elsewhere", async ({
	browser,
}) => {
	const [admin, manager] = await openWorkspace(browser, ["admin", "manager"]);
	const marker = `sk-revoked-later-${Date.now()}`;
	await manager.goto("/integrations?new=openai");
	await hydrated(manager);
	const dialog = dialogOf(manager);
	await dialog.getByRole("button", { name: "Criar integração" }).click();
	await expect(dialog.getByText("API Key é obrigatória")).toBeVisible();
	await expect(dialog.getByText("Nome da integração é obrigatório")).toBeVisible();
	await dialog.getByLabel("Nome", { exact: true }).fill("Chave que cai");
	await dialog.getByLabel("API Key").first().fill(marker);
	await dialog.getByRole("button", { name: "Criar integração" }).click();
	await expect(dialog).toHaveCount(0);
	await manager.getByRole("tab", { name: /Monitoramento/ }).click();
	const row = manager.getByRole("listitem").filter({ hasText: "Chave que cai" });
	await expect(row.getByText("Saudável")).toBeVisible({ timeout: 20_000 });

	await admin.goto("/team");
	await hydrated(admin);
	await vendors().refuse(marker);
	await row.getByRole("button", { name: /^Verificar agora/ }).click();
	await expect(admin.getByText("Problemas detectados")).toBeVisible({ timeout: 20_000 });
	await expect(admin.getByText("1 integração com problemas")).toBeVisible();
	await expect(row.getByText("Com erro", { exact: true })).toBeVisible();
	await expect(row.getByText(/Erro OpenAI: Incorrect API key/)).toBeVisible();

	// Others' integrations: by name, type and health; an admin may remove them and reads nothing.
	await admin.goto("/integrations?tab=controle");
	await hydrated(admin);
	const card = admin.getByRole("listitem").filter({ hasText: "Chave que cai" });
	await expect(card.getByText("Pessoa manager")).toBeVisible();
	await expect(card.getByRole("button", { name: /^Editar: / })).toHaveAttribute(
		"aria-disabled",
		"true",
	);
	await card.getByRole("button", { name: /^Remover: / }).click();
	// What is told while another tab opens is read all the same.
	const reading = await holdReading(manager);
	await admin.getByRole("button", { name: "Remover integração" }).click();
	await expect(card).toHaveCount(0);
	await reading.begun;
	await manager.getByRole("tab", { name: /Controle/ }).click();
	await expect(manager).toHaveURL(/tab=controle/);
	reading.now();
	await expect(manager.getByText("Nenhuma integração ainda")).toBeVisible();
	await admin.context().close();
	await manager.context().close();
});

/** Results of checks wait in the page until there are as many, and then come in one tick. */
function holdResults(count: number): void {
	window.WebSocket = class extends WebSocket {
		constructor(...given: ConstructorParameters<typeof WebSocket>) {
			super(...given);
			const held: string[] = [];
			this.addEventListener("message", (event) => {
				if (!event.isTrusted || !String(event.data).includes('"integration_checked"')) return;
				event.stopImmediatePropagation();
				held.push(String(event.data));
				if (held.length < count) return;
				for (const data of held.splice(0))
					this.dispatchEvent(new MessageEvent("message", { data }));
			});
		}
	};
}

test("results that come in one burst end the checking of every row (screens A1)", async ({
	browser,
}) => {
	const [page] = await openWorkspace(browser, ["manager"]);
	const names = ["RD um", "RD dois", "RD três"];
	for (const name of names) {
		await page.goto("/integrations?new=rd_station");
		await hydrated(page);
		await dialogOf(page).getByLabel("Nome", { exact: true }).fill(name);
		await dialogOf(page).getByLabel("API Key").first().fill(KEY);
		await dialogOf(page).getByRole("button", { name: "Criar integração" }).click();
		await expect(dialogOf(page)).toHaveCount(0);
	}
	await page.addInitScript(holdResults, names.length);
	await page.goto("/integrations?tab=monitoramento");
	await hydrated(page);
	for (const name of names)
		await expect(
			page.getByRole("listitem").filter({ hasText: name }).getByText("Saudável"),
		).toBeVisible({ timeout: 20_000 });
	await page.getByRole("button", { name: "Verificar agora", exact: true }).click();
	await expect(page.getByText("Verificando…").first()).toBeVisible();
	await expect(page.getByText("Verificando…")).toHaveCount(0);
	await expect(page.getByRole("button", { name: "Verificar agora", exact: true })).toBeEnabled();
	await page.context().close();
});

/** The next reading of the page waits until it is let go, on a line as slow as one likes. */
async function holdReading(page: Page): Promise<{ begun: Promise<void>; now: () => void }> {
	const begun = Promise.withResolvers<void>();
	const released = Promise.withResolvers<void>();
	await page.route(
		/\/integrations\.data/,
		async (route) => {
			begun.resolve();
			await released.promise;
			// Dropped meanwhile by the page: nobody waits for it.
			await route.continue().catch(() => undefined);
		},
		{ times: 1 },
	);
	return { begun: begun.promise, now: released.resolve };
}

test("form and tabs are accessible in both themes, and whoever only looks reads why", async ({
	browser,
}) => {
	const [manager, viewer] = await openWorkspace(browser, ["manager", "viewer"]);
	await manager.goto("/integrations?new=n8n");
	await hydrated(manager);
	await expect(dialogOf(manager).getByLabel("Webhook URL")).toBeVisible();
	await dialogOf(manager).getByRole("button", { name: "Criar integração" }).click();
	for (const scheme of ["light", "dark"] as const) {
		await manager.emulateMedia({ colorScheme: scheme, reducedMotion: "reduce" });
		await expectAccessible(manager);
	}
	await dialogOf(manager).getByLabel("Nome", { exact: true }).fill("n8n");
	await dialogOf(manager).getByLabel("Webhook URL").fill(`${vendors().url}/webhook/pedidos`);
	await manager.keyboard.press("Escape");
	await expect(manager.getByText("Descartar o que você digitou?")).toBeVisible();
	await manager.getByRole("button", { name: "Cancelar" }).last().click();
	await dialogOf(manager).getByRole("button", { name: "Criar integração" }).click();
	await manager.getByRole("button", { name: "Já copiei" }).click();
	for (const tab of ["Disponíveis", "Monitoramento", "Controle"])
		for (const scheme of ["light", "dark"] as const) {
			await manager.emulateMedia({ colorScheme: scheme, reducedMotion: "reduce" });
			await manager.getByRole("tab", { name: new RegExp(tab) }).click();
			await expectAccessible(manager);
		}

	await viewer.goto("/integrations?new=openai");
	await hydrated(viewer);
	await expect(dialogOf(viewer)).toHaveCount(0);
	await expect(
		viewer.getByRole("button", { name: /^Conectar OpenAI\. Só gestores/ }),
	).toHaveAttribute("aria-disabled", "true");
	await viewer.getByRole("tab", { name: /Controle/ }).click();
	await expect(viewer.getByText("Nenhuma integração ainda")).toBeVisible();
	await manager.context().close();
	await viewer.context().close();
});
