import { createHash, randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { expect, type Page } from "playwright/test";
import { PICTURE } from "../support/picture.ts";
import { expectAccessible } from "./support/accessibility.ts";
import { borrowPage } from "./support/browsers.ts";
import { createChannel } from "./support/channels.ts";
import { openForeignSite } from "./support/foreign-site.ts";
import { listOf } from "./support/inbox.ts";
import { test } from "./support/test.ts";
import { hydrated, signIn } from "./support/visitor.ts";

const PNG = { name: "vitrine.png", mimeType: "image/png", buffer: Buffer.from(PICTURE, "base64") };
const field = (visitor: Page) => visitor.getByRole("textbox", { name: "Escreva uma mensagem" });
const send = (visitor: Page) => visitor.getByRole("button", { name: "Enviar", exact: true });

async function attach(visitor: Page, ...files: (typeof PNG)[]): Promise<void> {
	const chooser = visitor.waitForEvent("filechooser");
	await visitor.getByRole("button", { name: "Anexar arquivo" }).press("Enter");
	await (await chooser).setFiles(files);
}

/** The team sends a file, by the calls its browser makes. */
async function sendFromTeam(page: Page, channelId: string, name: string, content: string) {
	const bytes = Buffer.from(content);
	const hash = createHash("sha256").update(bytes).digest("hex");
	const { origin } = new URL(page.url());
	const ask = async (path: string, data: unknown, method = "POST") => {
		const address = `/api/channels/${channelId}${path}`;
		const answer = await page.request.fetch(address, { method, data, headers: { origin } });
		expect(answer.ok(), `${path} ${await answer.text()}`).toBe(true);
		return answer;
	};
	const list = await page.request.get(`/api/channels/${channelId}/contacts`);
	const { contacts } = (await list.json()) as { contacts: { id: string }[] };
	await ask("/files", { hash, bytes: bytes.length });
	await ask(`/files/${hash}/parts/0?bytes=${bytes.length}`, bytes, "PUT");
	await ask(`/files/${hash}/end`, { bytes: bytes.length });
	const said = { id: randomUUID(), contactId: contacts[0]?.id, caption: "Segue a proposta", name };
	await ask(`/files/${hash}/message`, said);
}

test("a visitor sends files with keyboard and clipboard, and reads the team's, at 360 px too", async ({
	page,
	browser,
}, info) => {
	await signIn(page);
	const id = await createChannel(page, "Site com arquivos", { type: "webchat" });
	const visitor = await borrowPage(browser);
	await visitor.setViewportSize({ width: 360, height: 640 });
	const said = visitor.getByRole("log");
	await visitor.goto(`/c/${id}`);
	await attach(visitor, PNG, {
		name: "lista com um nome tão longo que não cabe em uma linha só, nem em duas.csv",
		mimeType: "text/csv",
		buffer: Buffer.from("nome;preço\nBolo;12"),
	});
	const chosen = visitor.getByRole("list", { name: "Arquivos escolhidos" });
	await expect(chosen.getByRole("listitem")).toHaveCount(2);
	await expectAccessible(visitor);
	// What was read last is still seen above them.
	await expect(said.getByText("Olá. Como podemos ajudar?")).toBeInViewport();
	await info.attach("tray", { body: await visitor.screenshot(), contentType: "image/png" });
	await field(visitor).fill("Vocês têm este?");
	await field(visitor).press("Enter");
	await expect(said.getByRole("button", { name: /^Baixar vitrine\.png/ })).toBeVisible();
	await expect(said.getByRole("button", { name: /^Baixar lista/ })).toBeVisible();
	await expect(visitor.getByText("Enviando")).toHaveCount(0);
	await expect(visitor.locator("progress")).toHaveCount(0);
	// What the server judges by its bytes is said in words, and is no message.
	await attach(visitor, { name: "foto.png", mimeType: "image/png", buffer: Buffer.from("<svg/>") });
	await send(visitor).click();
	await expect(said).toContainText("Este tipo de arquivo não é aceito aqui.");
	await page.goto(`/channels/${id}/messages`);
	await listOf(page).getByRole("listitem").getByRole("link").click();
	const theirs = page.getByRole("log").getByRole("button", { name: /^Ampliar: Imagem de/ });
	await expect(theirs.getByRole("img")).toBeVisible();
	await sendFromTeam(page, id, "Proposta.pdf", "%PDF-1.7 proposta");
	const proposal = said.getByRole("button", { name: "Baixar Proposta.pdf 1 KB" });
	await expect(proposal).toBeVisible();
	await expect(said).toContainText("Segue a proposta");
	const download = visitor.waitForEvent("download");
	await proposal.click();
	const saved = await download;
	expect(saved.suggestedFilename()).toBe("Proposta.pdf");
	expect(await readFile(await saved.path(), "utf8")).toBe("%PDF-1.7 proposta");
	await expectAccessible(visitor);
	await info.attach("thread", { body: await visitor.screenshot(), contentType: "image/png" });
	const isWide = await visitor.evaluate(() => document.documentElement.scrollWidth > innerWidth);
	expect(isWide).toBe(false);
	await visitor.reload();
	const picture = said.getByRole("button", { name: /^Baixar vitrine\.png/ });
	await expect(picture.locator("canvas")).toBeVisible();
	await expect
		.poll(() => picture.locator("canvas").evaluate((drawn: HTMLCanvasElement) => drawn.width))
		.toBe(1);
});

test("in a site under a strict policy a picture is sent and drawn, and nothing is refused by it", async ({
	page,
	browser,
	baseURL,
}) => {
	const product = baseURL ?? "";
	await signIn(page);
	const id = await createChannel(page, "Site rígido", { type: "webchat" });
	await page.goto(`/channels/${id}/settings`);
	await hydrated(page);
	const site = await openForeignSite(product);
	try {
		await page.getByLabel("Endereços, um por linha").fill(site.origin);
		await page.getByRole("button", { name: "Salvar" }).click();
		await expect(page.getByText("Configurações salvas ✅")).toBeVisible();
		const code = await page.getByLabel("Código do chat").inputValue();
		site.embed({
			src: `${product}/widget.js`,
			key: /data-channel="([^"]+)"/.exec(code)?.[1] ?? "",
		});
		const visitor = await borrowPage(browser);
		const refused: string[] = [];
		visitor.on("console", (line) => {
			if (line.type() === "error") refused.push(line.text());
		});
		await visitor.goto(site.origin);
		await visitor.getByRole("button", { name: "Abrir conversa" }).press("Enter");
		await attach(visitor, PNG);
		await send(visitor).click();
		await expect(visitor.getByText("Enviando")).toHaveCount(0);
		// It opens by itself where it was open.
		await visitor.reload();
		const picture = visitor.getByRole("button", { name: /^Baixar vitrine\.png/ });
		await expect
			.poll(() => picture.locator("canvas").evaluate((drawn: HTMLCanvasElement) => drawn.width))
			.toBe(1);
		const download = visitor.waitForEvent("download");
		await picture.click();
		expect((await download).suggestedFilename()).toBe("vitrine.png");
		expect(refused).toEqual([]);
	} finally {
		await site.close();
	}
});
