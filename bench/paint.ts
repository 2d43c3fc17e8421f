/**
 * From a frame in the browser to its message on the screen, with 100 and with 2,640 messages of the conversation loaded. A
 * screen of 60 pictures a second adds up to 17 ms of its own.
 */
import type { Page } from "playwright/test";
import { startDemonstration } from "./support/demonstration.ts";
import { createFigures, IS_SHORT, quantile, rounds } from "./support/figures.ts";

const LOADED = IS_SHORT ? [100] : [100, 2_640];
const MESSAGES = rounds(60);
/** At most so many in one act of the simulated phone. */
const BURST = 50;
const MARK = "Medida número";

declare global {
	interface Window {
		heardAt: Map<string, number>;
		paintedAt: Map<string, number>;
	}
}

const { origin, browser, session, inbox, stop } = await startDemonstration();
const figures = createFigures();
try {
	const [, channelId = ""] = /\/([0-9a-f-]{36})\//u.exec(inbox) ?? [];
	const write = async (phone: string, text: string, count = 1) => {
		const answer = await session.request.post(`${origin}/dev/phone/${channelId}.data`, {
			headers: { origin },
			data: { type: "write", phone, name: `Pessoa ${phone}`, text, count },
		});
		if (!answer.ok()) throw new Error(`the phone answered ${answer.status()}`);
	};
	for (const [at, loaded] of LOADED.entries()) {
		const phone = `551197000000${at}`;
		for (let sent = 0; sent < loaded; sent += BURST)
			await write(phone, "Uma linha como outra qualquer", Math.min(BURST, loaded - sent));
		const page = await open(phone);
		await loadAll(page);
		const ms: number[] = [];
		for (let n = 0; n < MESSAGES; n++) {
			const text = `${MARK} ${n}.`;
			await write(phone, text);
			await page.waitForFunction((said) => window.paintedAt.has(said), text);
			ms.push(
				await page.evaluate(
					(said) => (window.paintedAt.get(said) ?? 0) - (window.heardAt.get(said) ?? 0),
					text,
				),
			);
		}
		figures.note(`p50.${loaded}`, quantile(ms, 0.5));
		figures.note(`p99.${loaded}`, quantile(ms, 0.99));
		await page.context().close();
	}
	figures.print("c4 frame to painted");

	/** The person's conversation in a window that notes when a frame came and when its words were drawn. */
	async function open(phone: string): Promise<Page> {
		const context = await browser.newContext({ timezoneId: "America/Sao_Paulo" });
		await context.addCookies(await session.cookies());
		const page = await context.newPage();
		await page.addInitScript(watch, MARK);
		const listed = await session.request.get(
			`${origin}/api/channels/${channelId}/contacts?q=${phone}`,
		);
		const { contacts } = (await listed.json()) as { contacts: { id: string }[] };
		await page.goto(
			`${origin}/whatsapp/instances/${channelId}/messages/${contacts[0]?.id ?? "nobody"}`,
		);
		await page.getByRole("log").waitFor();
		return page;
	}
} finally {
	await stop();
}

/** Goes up until the first message is loaded, and back to the newest. */
async function loadAll(page: Page): Promise<void> {
	const log = page.getByRole("log");
	const first = page.getByText("Uma linha como outra qualquer (1)", { exact: true });
	const start = page.getByText("Início da conversa");
	while (!(await start.isVisible()) || (await first.count()) === 0) {
		await log.evaluate((element) => element.scrollTo(0, 0));
		await page.waitForTimeout(100);
	}
	for (let turn = 0; turn < 10; turn++) {
		await log.evaluate((element) => element.scrollTo(0, element.scrollHeight));
		await page.waitForTimeout(100);
	}
}

/** In the page, before any of its scripts. */
function watch(mark: string): void {
	window.heardAt = new Map();
	window.paintedAt = new Map();
	const wordsIn = (text: string) => text.match(new RegExp(`${mark} \\d+\\.`, "gu")) ?? [];
	window.WebSocket = class extends WebSocket {
		constructor(...given: ConstructorParameters<typeof WebSocket>) {
			super(...given);
			this.addEventListener("message", ({ data }) => {
				for (const said of wordsIn(String(data)))
					if (!window.heardAt.has(said)) window.heardAt.set(said, performance.now());
			});
		}
	};
	new MutationObserver((changes) => {
		for (const { addedNodes } of changes)
			for (const node of addedNodes)
				for (const said of inLog(node) ? wordsIn(node.textContent ?? "") : [])
					if (!window.paintedAt.has(said)) afterPicture(() => note(said));
	}).observe(document, { childList: true, subtree: true });
	const inLog = (node: Node) => (node.parentElement?.closest("[role=log]") ?? null) !== null;
	const note = (said: string) => {
		if (!window.paintedAt.has(said)) window.paintedAt.set(said, performance.now());
	};
	const afterPicture = (then: () => void) =>
		requestAnimationFrame(() => {
			const { port1, port2 } = new MessageChannel();
			port1.onmessage = then;
			port2.postMessage(null);
		});
}
