import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, type Page } from "playwright/test";
import { evolutionOf } from "./support/evolution.ts";
import { bubbles, composer, openConversation, signInAs } from "./support/inbox.ts";
import { hydrated } from "./support/visitor.ts";
import { testWith } from "./support/test.ts";

const test = testWith("evolution");

/** What the real gateway sent, once, when a customer wrote. */
const RECORDING = "hook-in-text-long-accents-emoji--messages-upsert";
const RECORDINGS = path.resolve(import.meta.dirname, "../recordings/evolution-2.3.7");

interface Recorded {
	webhook: {
		body: {
			data: { pushName: string; key: { remoteJid: string }; message: { conversation: string } };
		};
	};
}

function readRecording() {
	const file = path.join(RECORDINGS, `${RECORDING}.json`);
	const { body } = (JSON.parse(readFileSync(file, "utf8")) as Recorded).webhook;
	const { data } = body;
	return {
		/** As of now: what is weeks old when it comes is history, and opens no conversation. */
		body: { ...body, data: { ...data, messageTimestamp: Math.floor(Date.now() / 1000) } },
		name: data.pushName,
		phone: data.key.remoteJid.replace(/@.*$/, ""),
		text: data.message.conversation,
	};
}

async function createAtEvolution(page: Page, name: string): Promise<string> {
	await page.goto("/whatsapp/instances/new");
	await hydrated(page);
	await page.locator('input[name="name"]').fill(name);
	await page.getByRole("radio", { name: /Evolution/ }).check();
	await page.locator('input[name="name"]').press("Enter");
	await page.waitForURL(/\/whatsapp\/[0-9a-f-]{36}/u);
	return new URL(page.url()).pathname.split("/").at(-1) ?? "";
}

test("over the Evolution API a number is linked, a recorded message arrives, is answered, and its ticks come back", async ({
	browser,
	baseURL,
}) => {
	const evolution = evolutionOf(Number(new URL(baseURL ?? "").port));
	const customer = readRecording();
	const page = await signInAs(browser, "gestor");
	const id = await createAtEvolution(page, `Evolution ${Date.now()}`);

	await expect(page.getByRole("img", { name: /^QR Code de/ })).toBeVisible();
	await page.evaluate(() => Object.assign(window, { isSamePage: true }));
	await evolution.act(id, "scan");
	await expect(page.getByPlaceholder("Buscar pessoas e mensagens")).toBeVisible();

	await evolution.act(id, "replay", { body: customer.body });
	await openConversation(page, customer.name);
	await expect(bubbles(page).first()).toContainText(customer.text.slice(0, 60));

	const words = "Recebemos, obrigada! Já vamos separar.";
	await composer(page).fill(words);
	await composer(page).press("Enter");
	const answer = bubbles(page).filter({ hasText: words });
	await expect(answer.locator("[data-status=delivered]")).toHaveText("Entregue");
	expect(await evolution.listSent(id)).toEqual([words]);
	await evolution.act(id, "receipt", { phone: customer.phone });
	await expect(answer.locator("[data-status=read]")).toHaveText("Lida");

	await evolution.act(id, "presence", { phone: customer.phone, presence: "composing" });
	await expect(page.locator("[data-presence]")).toHaveText("digitando...");
	await evolution.act(id, "owner_reply", { phone: customer.phone, text: "Respondi pelo celular" });
	await expect(bubbles(page).filter({ hasText: "Respondi pelo celular" })).toBeVisible();
	expect(await page.evaluate(() => "isSamePage" in window)).toBe(true);
});
