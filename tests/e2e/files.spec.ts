import { expect, type Page } from "playwright/test";
import { expectAccessible } from "./support/accessibility.ts";
import {
	bubbles,
	composer,
	createLinkedInstance,
	type LinkedInstance,
	openConversation,
	signInAs,
} from "./support/inbox.ts";
import { test } from "./support/test.ts";

const PHONE = "5511988887766";
const NAME = "Maria Souza";
const PDF_BYTES = 2_500_000;

let instance: LinkedInstance;

test.beforeAll(async ({ browser }) => {
	const manager = await signInAs(browser, "gestor");
	instance = await createLinkedInstance(manager, `Arquivos ${String(Date.now())}`);
	await instance.act({ type: "write", phone: PHONE, name: NAME, text: "Tem foto?", count: 1 });
});

const tray = (page: Page) => page.getByRole("region", { name: "Arquivos para enviar" });
const sentFile = (page: Page, caption: string) => bubbles(page).filter({ hasText: caption });

/** A photo of a camera: larger than what is sent, and with the place in it. */
async function pastePhoto(page: Page): Promise<void> {
	await composer(page).evaluate(async (box) => {
		const canvas = document.createElement("canvas");
		[canvas.width, canvas.height] = [3000, 2000];
		const context = canvas.getContext("2d");
		if (!context) throw new Error("no canvas");
		context.fillStyle = "#c60";
		context.fillRect(500, 500, 900, 900);
		const blob = await new Promise<Blob | null>((resolve) => {
			canvas.toBlob(resolve, "image/jpeg");
		});
		const clipboardData = new DataTransfer();
		clipboardData.items.add(new File([blob ?? ""], "praia.png", { type: "image/jpeg" }));
		box.dispatchEvent(
			new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }),
		);
	});
}

async function dropDocument(page: Page, name: string): Promise<void> {
	await page.getByRole("log").evaluate(
		(log, [fileName, bytes]) => {
			const dataTransfer = new DataTransfer();
			const content = new Uint8Array(bytes).fill(120);
			content.set(new TextEncoder().encode("%PDF-1.7\n"));
			dataTransfer.items.add(new File([content], fileName, { type: "application/pdf" }));
			for (const kind of ["dragover", "drop"])
				log.dispatchEvent(new DragEvent(kind, { dataTransfer, bubbles: true, cancelable: true }));
		},
		[name, PDF_BYTES] as const,
	);
}

test("a photo is pasted, made fit, named again after a reload, and sent once", async ({
	browser,
}) => {
	const page = await signInAs(browser, "operador");
	await page.goto(instance.path);
	await openConversation(page, NAME);
	await pastePhoto(page);
	await expect(tray(page)).toContainText("praia.jpg");
	await expect(tray(page)).toContainText("Foto");
	for (const theme of ["light", "dark"] as const)
		await expectAccessible(page, { include: "[data-conversation]", theme });
	await composer(page).fill("A vista do quarto");
	await page.reload();
	await expect(tray(page)).toContainText("praia.jpg");
	await expect(tray(page).getByRole("img")).toHaveCount(0);
	await expect(composer(page)).toHaveValue("A vista do quarto");
	const said = page.waitForRequest((request) => request.url().endsWith("/message"));
	await composer(page).press("Enter");
	const { name, width, height } = (await said).postDataJSON() as Record<string, unknown>;
	expect({ name, width, height }).toEqual({ name: "praia.jpg", width: 1920, height: 1280 });
	await expect(tray(page)).toBeHidden();
	const photo = sentFile(page, "A vista do quarto");
	await expect(photo.locator("[data-status=delivered], [data-status=sent]")).toBeVisible();
	await page.reload();
	await expect(photo).toHaveCount(1);
});

test("an upload that a reload cut goes on with what is missing, and arrives once", async ({
	browser,
}) => {
	const page = await signInAs(browser, "operador");
	await page.goto(instance.path);
	await openConversation(page, NAME);
	const parts: string[] = [];
	page.on("request", (request) => {
		const part = /\/parts\/(\d+)/u.exec(request.url())?.[1];
		if (part !== undefined) parts.push(part);
	});
	await page.route(/\/parts\/1\?/u, () => undefined);
	await dropDocument(page, "contrato.pdf");
	await expect(tray(page)).toContainText("Documento · 2.4 MB");
	await composer(page).fill("Segue o contrato");
	await composer(page).press("Enter");
	await expect(page.getByRole("progressbar", { name: "Enviando contrato.pdf" })).toHaveAttribute(
		"value",
		"0.25",
	);
	await page.unrouteAll({ behavior: "ignoreErrors" });
	await page.reload();
	const sent = sentFile(page, "Segue o contrato");
	await expect(sent.locator("[data-status=delivered], [data-status=sent]")).toBeVisible();
	await expect(sent).toHaveCount(1);
	// What had arrived before was not sent again.
	expect(parts.filter((part) => part === "0")).toHaveLength(1);
	expect(parts.at(-1)).toBe("2");
});

test("a reaction, an edit and a deletion are wished, and become so", async ({ browser }) => {
	const page = await signInAs(browser, "operador");
	await page.goto(instance.path);
	await openConversation(page, NAME);
	const asked = bubbles(page).filter({ hasText: "Tem foto?" });
	await page.getByRole("log").focus();
	await asked.hover();
	await asked.getByRole("button", { name: "Reagir" }).click();
	await expect(page.locator("[data-quick-reactions]")).toBeVisible();
	await expectAccessible(page, { include: "[data-quick-reactions]" });
	await page.getByRole("button", { name: "❤️" }).click();
	const chip = asked.getByRole("list", { name: "Reações" }).getByRole("button");
	await expect(chip).toHaveText("❤️");
	await expect(chip).toHaveAttribute("aria-pressed", "true");

	await composer(page).fill("Custa 20");
	await composer(page).press("Enter");
	const price = bubbles(page).filter({ hasText: "Custa 20" });
	await expect(price.locator("[data-status=delivered], [data-status=sent]")).toBeVisible();
	await composer(page).press("ArrowUp");
	await expect(composer(page)).toHaveValue("Custa 20");
	await composer(page).fill("Custa 20,90");
	await composer(page).press("Enter");
	await expect(price).toContainText("Custa 20,90");
	await expect(price).toContainText("Editada");

	await price.hover();
	await price.getByRole("button", { name: "Mais ações da mensagem" }).click();
	await page.getByRole("menuitem", { name: "Apagar para todos" }).click();
	await page.getByRole("button", { name: "Apagar para todos" }).click();
	await expect(bubbles(page).filter({ hasText: "Mensagem apagada" })).toBeVisible();
	await expect(price).toHaveCount(0);
});

test("what Chromium records becomes Opus in Ogg, with seconds and a waveform", async ({
	browser,
}) => {
	const page = await signInAs(browser, "operador");
	// A microphone that hears a tone: the machine has none.
	await page.addInitScript(() => {
		const send = window.fetch;
		window.fetch = async (...args) => {
			const body = args[1]?.body;
			// The runner is not told the bytes of a file that is sent.
			if (body instanceof Blob)
				Reflect.set(window, "uploaded", new TextDecoder("latin1").decode(await body.arrayBuffer()));
			return send(...args);
		};
		navigator.mediaDevices.getUserMedia = async () => {
			const context = new AudioContext();
			const tone = context.createOscillator();
			const output = context.createMediaStreamDestination();
			tone.connect(output);
			tone.start();
			await context.resume();
			return output.stream;
		};
	});
	await page.goto(instance.path);
	await openConversation(page, NAME);
	const said = page.waitForRequest((request) => request.url().endsWith("/message"));
	await page.getByRole("button", { name: "Gravar mensagem de voz" }).click();
	await expect(page.getByRole("region", { name: "Mensagem de voz" })).toContainText("0:02");
	await expectAccessible(page, { include: "[data-voice]" });
	await page.getByRole("button", { name: "Enviar a mensagem de voz" }).click();
	const { as, seconds, waveform } = (await said).postDataJSON() as Record<string, unknown>;
	expect(as).toBe("voice");
	expect(seconds).toBeGreaterThan(1.9);
	expect((waveform as number[]).length).toBeGreaterThan(10);
	const ogg = await page.evaluate(() => Reflect.get(window, "uploaded") as string);
	expect(ogg).toMatch(/^OggS[^]*OpusHead[^]*OggS[^]*OpusTags/u);
	await expect(composer(page)).toBeFocused();
	// Drawn as its message tells it: nothing was fetched to look into it.
	await expect(bubbles(page).last().locator("[data-wave] span").first()).toBeAttached();
});
