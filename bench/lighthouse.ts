/**
 * Lighthouse on a phone: scores of the pages that customers and teams open first. The tool is fetched by its version for
 * a run, and is no dependency of the product.
 */
import { execFile } from "node:child_process";
import { promisify } from "node:util";
import type { Cookie } from "playwright/test";
import { findFreePort } from "#scripts/local/serve.mjs";
import { openBrowser, startDemonstration } from "./support/demonstration.ts";
import { createFigures, rounds } from "./support/figures.ts";

const TOOL = "lighthouse@13.5.0";
const ROUNDS = rounds(5);
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"];
const MAX_OUTPUT = 64 * 1024 * 1024;
const TIMEOUT_MS = 120_000;
/** The demonstration's: another one is stored at the first visit, and the page read again. */
const TIME_ZONE = "America/Sao_Paulo";

const run = promisify(execFile);
const { origin, session, inbox, stop } = await startDemonstration();

/**
 * One visit by a browser of its own, which is signed in as people's are: a cookie among the headers that the tool adds would
 * reach the document alone, and the page's own requests would lead to the sign-in.
 */
async function score(path: string, cookies: Cookie[]): Promise<Record<string, number>> {
	const port = await findFreePort();
	const own = await openBrowser({
		args: [`--remote-debugging-port=${port}`],
		env: { ...process.env, TZ: TIME_ZONE },
	});
	try {
		const line = await own.newBrowserCDPSession();
		const given = cookies.map(({ partitionKey: _, ...cookie }) => cookie);
		await line.send("Storage.setCookies", { cookies: given });
		const { stdout } = await run(
			"npm",
			[
				"exec",
				"--yes",
				`--package=${TOOL}`,
				"--",
				"lighthouse",
				`${origin}${path}`,
				"--output=json",
				"--quiet",
				`--port=${port}`,
				`--only-categories=${CATEGORIES.join(",")}`,
			],
			{ maxBuffer: MAX_OUTPUT, timeout: TIMEOUT_MS },
		);
		return readScores(stdout);
	} finally {
		await own.close();
	}
}

function readScores(output: string): Record<string, number> {
	const { categories } = JSON.parse(output) as {
		categories: Record<string, { score: number | null }>;
	};
	return Object.fromEntries(
		CATEGORIES.map((name) => [name, Math.round((categories[name]?.score ?? 0) * 100)]),
	);
}

/** The hosted chat of the demonstration's site. */
async function findChat(): Promise<string> {
	const page = await (await session.request.get(`${origin}/channels`)).text();
	const [, id] = /\/c\/([0-9a-f-]{36})/.exec(page) ?? [];
	if (id !== undefined) return `/c/${id}`;
	for (const [, channelId = ""] of page.matchAll(/\/channels\/([0-9a-f-]{36})/g))
		if ((await session.request.get(`${origin}/c/${channelId}`)).ok()) return `/c/${channelId}`;
	throw new Error("the demonstration has no webchat");
}

const figures = createFigures();
try {
	const cookies = await session.cookies();
	const pages: Record<string, [path: string, cookies: Cookie[]]> = {
		auth: ["/auth", []],
		chat: [await findChat(), []],
		home: ["/", cookies],
		list: ["/conversations", cookies],
		inbox: [inbox, cookies],
	};
	for (let round = 0; round < ROUNDS; round++)
		for (const [name, [path, given]] of Object.entries(pages))
			for (const [category, value] of Object.entries(await score(path, given)))
				figures.note(`${name}.${category}`, value);
	figures.print("c4 Lighthouse, on a phone");
} finally {
	await stop();
}
