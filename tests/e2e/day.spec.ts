import { expect, type Page } from "playwright/test";
import { borrowPage } from "./support/browsers.ts";
import { createChannel } from "./support/channels.ts";
import { bubbles, composer, createLinkedInstance } from "./support/inbox.ts";
import { openWorkspace } from "./support/new-workspace.ts";
import { ownPart } from "./support/part.ts";
import { telegramOf } from "./support/telegram.ts";
import { testWith } from "./support/test.ts";
import { hydrated } from "./support/visitor.ts";

const test = testWith("telegram");

const ON_WHATSAPP = 10;
const ON_TELEGRAM = 8;
const ON_SITE = 2;
const CUSTOMERS = ON_WHATSAPP + ON_TELEGRAM + ON_SITE;

const rows = (page: Page) => page.getByRole("list", { name: "Conversas" }).getByRole("listitem");
const owner = (page: Page) => page.locator("[data-assignee] bdi");
const openName = (page: Page) => page.locator("[data-conversation]:visible h2").first();

/** What the page has asked the server for or told it, but for its line: frames bring all the rest, and nothing is read by looking at a list. */
function noteCalls(page: Page): string[] {
	const calls: string[] = [];
	page.on("request", (request) => {
		const { pathname } = new URL(request.url());
		if (/^\/api\/|\.data$/u.test(pathname)) calls.push(`${request.method()} ${pathname}`);
	});
	return calls;
}

/** In which others see what somebody did, ms: a second, and two more for a machine that has three browsers and a server to run. */
const SEEN_MS = 3_000;

/** So many conversations are in the list, of which only those in view are drawn. */
const expectRows = (page: Page, count: number) =>
	expect(rows(page).first()).toHaveAttribute("aria-setsize", String(count));

test("a member answers twenty customers on three channels with the keyboard alone; a colleague sees it live, takes one over, puts one aside, closes several and brings them back", async ({
	browser,
}) => {
	test.skip(process.env["PROSA_LONG"] !== "1", "twenty customers");
	test.setTimeout(600_000);
	const telegram = telegramOf(ownPart().port);
	const [member, colleague] = await openWorkspace(browser, ["admin", "manager"], {
		plan: "premium",
	});
	const instance = await createLinkedInstance(member, "Loja");
	const site = await createChannel(member, "Site", { type: "webchat" });
	const token = await telegram.createBot("loja_do_dia_bot");
	await createChannel(member, "Bot", { type: "telegram", token });

	for (let n = 0; n < ON_WHATSAPP; n++)
		await instance.act({
			type: "write",
			phone: `55119555700${String(10 + n)}`,
			name: `Zap ${n}`,
			text: `Pergunta ${n} pelo WhatsApp`,
		});
	for (let n = 0; n < ON_TELEGRAM; n++)
		await telegram.sendAsCustomer(token, {
			chat: `5588${n}`,
			name: `Tele ${n}`,
			text: `Pergunta ${n} pelo Telegram`,
		});
	const visitors: Page[] = [];
	for (let n = 0; n < ON_SITE; n++) {
		const visitor = await borrowPage(browser);
		await visitor.goto(`/c/${site}`);
		await visitor
			.getByRole("textbox", { name: "Escreva uma mensagem" })
			.fill(`Pergunta do site ${n}`);
		await visitor.keyboard.press("Enter");
		visitors.push(visitor);
	}

	// Without the mouse, from here on.
	await member.goto("/conversations?who=unassigned");
	await hydrated(member);
	await expectRows(member, CUSTOMERS);
	await colleague.goto("/conversations");
	await hydrated(colleague);
	await expectRows(colleague, CUSTOMERS);
	await colleague.waitForTimeout(4000);
	await expect(rows(colleague).filter({ hasNotText: "não lida" })).toHaveCount(0);
	const calls = noteCalls(colleague);
	await member.evaluate(() => Object.assign(window, { isSamePage: true }));
	const answered = new Set<string>();
	for (let n = 0; n < CUSTOMERS; n++) {
		const former = n === 0 ? "" : ((await openName(member).textContent()) ?? "");
		await member.keyboard.press("Alt+j");
		if (former !== "") await expect(openName(member)).not.toHaveText(former);
		await expect(composer(member)).toBeFocused();
		await expect(composer(member)).toHaveValue("");
		const name = (await openName(member).textContent()) ?? "";
		expect(answered).not.toContain(name);
		answered.add(name);
		await member.keyboard.type(`Resposta para ${name}`);
		await member.keyboard.press("Enter");
		const answer = { hasText: `Resposta para ${name}` };
		await expect(bubbles(member).filter(answer)).toBeVisible();
		await expect(rows(colleague).filter(answer)).toBeVisible({ timeout: SEEN_MS });
	}
	expect(answered.size).toBe(CUSTOMERS);
	expect(await member.evaluate(() => "isSamePage" in window)).toBe(true);
	for (const visitor of visitors)
		await expect(visitor.getByRole("log")).toContainText("Resposta para");
	await expect.poll(async () => (await telegram.listSent(token)).length).toBe(ON_TELEGRAM);

	// The colleague has seen it all by frames.
	await expect(rows(colleague).filter({ hasNotText: "Resposta para" })).toHaveCount(0);
	await expect(rows(colleague).filter({ hasText: "não lida" })).toHaveCount(0);
	expect(calls).toEqual([]);

	// Takes one over, sees it at the other's; puts one aside; closes three and brings them back.
	await rows(colleague).first().getByRole("link").focus();
	await colleague.keyboard.press("Enter");
	await expect(composer(colleague)).toBeVisible();
	const taken = (await openName(colleague).textContent()) ?? "";
	await colleague.keyboard.press("Alt+a");
	await expect(owner(colleague)).toHaveText("Você");
	await member.goto("/conversations?who=mine");
	await expectRows(member, CUSTOMERS - 1);
	await expect(rows(member).filter({ hasText: taken })).toHaveCount(0);
	await colleague.keyboard.press("Alt+s");
	await colleague.getByRole("button", { name: "Até o cliente escrever" }).click();
	await expectRows(colleague, CUSTOMERS - 1);
	await rows(colleague).nth(1).getByRole("link").focus();
	await colleague.keyboard.press("x");
	await rows(colleague).nth(3).getByRole("link").focus();
	await colleague.keyboard.press("Shift+X");
	const bar = colleague.getByRole("toolbar", { name: "Conversas selecionadas" });
	await expect(bar).toContainText("3 selecionadas");
	await bar.getByRole("button", { name: "Encerrar" }).press("Enter");
	await expectRows(colleague, CUSTOMERS - 4);
	await expectRows(member, CUSTOMERS - 4);
	await colleague
		.getByRole("listitem")
		.filter({ hasText: "3 conversas encerradas" })
		.getByRole("button", { name: "Desfazer" })
		.press("Enter");
	await expectRows(colleague, CUSTOMERS - 1);
	await expectRows(member, CUSTOMERS - 1);
});
