import { createHash, randomBytes } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { type Browser, chromium, expect, type Page } from "playwright/test";
import {
	type EvolutionEmulator,
	startEvolutionEmulator,
} from "#tests/emulators/evolution/start.ts";
import { link } from "#tests/kill/link.ts";
import { createProduct, type Product, signIn } from "#tests/kill/product.ts";
import { CHROMIUM_FLAGS, findChromium } from "./support/chromium.ts";
import { bubbles, composer, openConversation } from "./support/inbox.ts";
import { beginSession } from "./support/session.ts";
import { test } from "./support/test.ts";

const MB = 1024 * 1024;
const KBIT = 1000 / 8;
const ADMIN = ["admin@demo.prosa.test", "demonstracao"] as const;
const NAME = "Dona Célia";
const PHONE = "5511977776666";

const environment = { ...process.env };
let folder: string;
let emulator: EvolutionEmulator;
let product: Product;
let browser: Browser;
let channelId: string;

/** What begins like a film and has just this many bytes. */
function makeFilm(bytes: number, name: string) {
	const film = randomBytes(bytes);
	film.write("\0\0\0\x18ftypisom", "latin1");
	const file = path.join(folder, name);
	writeFileSync(file, film);
	return { file, hash: createHash("sha256").update(film).digest("hex") };
}

/** Counts parts whose bytes were on the line: nothing leaves while nobody listens. */
function watchParts(page: Page) {
	const begun: number[] = [];
	page.on("request", (request) => {
		const part = partOf(request.url());
		if (part !== null) begun.push(part);
	});
	page.on("requestfailed", (request) => {
		const part = partOf(request.url());
		const isUnheard = request.failure()?.errorText === "net::ERR_CONNECTION_REFUSED";
		if (part !== null && isUnheard) begun.splice(begun.lastIndexOf(part), 1);
	});
	return begun;
}
const partOf = (url: string): number | null => {
	const part = /\/parts\/(\d+)/u.exec(url)?.[1];
	return part === undefined ? null : Number(part);
};

test.describe("a film on a slow line", () => {
	test.skip(process.env.PROSA_LONG !== "1", "minutes of a slow line");
	test.beforeAll(async () => {
		test.setTimeout(300_000);
		folder = mkdtempSync(path.join(tmpdir(), "prosa-film-"));
		emulator = await startEvolutionEmulator();
		product = await createProduct({
			EVOLUTION_URL: emulator.url,
			EVOLUTION_API_KEY: emulator.apiKey,
			ALLOWED_PRIVATE_HOSTS: emulator.host,
		});
		await product.start();
		channelId = await link(await signIn(product.url, ...ADMIN), emulator);
		const said = { phone: PHONE, name: NAME, text: "Tem um filme?" };
		await emulator.control(`instances/prosa_${channelId}/write`, said);
		const executablePath = findChromium();
		browser = await chromium.launch({
			args: CHROMIUM_FLAGS,
			...(executablePath === null ? {} : { executablePath }),
		});
	});
	test.afterAll(async () => {
		await browser.close();
		await product.dispose();
		await emulator.stop();
		rmSync(folder, { recursive: true, force: true });
		// The product's settings are of this file alone.
		process.env = environment;
	});

	for (const [words, bytes, kbits] of [
		["6 MB at 750 kbit/s", 6 * MB, 750],
		// As much as WhatsApp takes of a film.
		["64 MB at 5 Mbit/s", 64 * MB, 5_000],
	] as const)
		test(`${words} survive a reload and a kill of the server half-way, and arrive once`, async () => {
			test.setTimeout(600_000);
			const film = makeFilm(bytes, "filme.mp4");
			const context = await browser.newContext({ baseURL: product.url, locale: "pt-BR" });
			await beginSession(context, ...ADMIN, product.url);
			const page = await context.newPage();
			await page.goto(`/whatsapp/${channelId}`);
			await openConversation(page, NAME);
			const line = await context.newCDPSession(page);
			await line.send("Network.enable");
			await line.send("Network.emulateNetworkConditions", {
				offline: false,
				latency: 40,
				downloadThroughput: 4 * kbits * KBIT,
				uploadThroughput: kbits * KBIT,
			});
			const begun = watchParts(page);
			await page.getByLabel("Anexar arquivo").setInputFiles(film.file);
			await expect(page.getByRole("region", { name: "Arquivos para enviar" })).toContainText(
				"Vídeo",
			);
			await composer(page).fill(words);
			const beganAt = Date.now();
			await composer(page).press("Enter");
			const count = bytes / MB;
			const reached = (part: number) =>
				expect
					.poll(() => Math.max(-1, ...begun), { timeout: 300_000 })
					.toBeGreaterThanOrEqual(part);
			await reached(Math.floor(count / 3));
			await page.waitForTimeout(500);
			await page.reload();
			await reached(Math.floor((count * 2) / 3));
			await page.waitForTimeout(500);
			await product.kill();
			await product.start();
			const sent = bubbles(page).filter({ hasText: words });
			await expect(sent.locator("[data-status=delivered], [data-status=sent]")).toBeVisible({
				timeout: 300_000,
			});
			await expect(sent).toHaveCount(1);
			// Else the line was not a slow one, and nothing is proved.
			expect(Date.now() - beganAt).toBeGreaterThan((800 * bytes) / (kbits * KBIT));
			expect(new Set(begun).size).toBe(count);
			// One part for each of the two cuts.
			expect(begun.length).toBeLessThanOrEqual(count + 2);
			const left = (await emulator.log()).sends.filter(({ text }) => text === words);
			expect(left.map(({ file }) => [file?.kind, file?.sha256])).toEqual([["video", film.hash]]);
			await context.close();
		});
});
