/**
 * Lighthouse on a phone: scores of the pages that customers and teams open first. The tool is fetched by its version for
 * a run, and is no dependency of the product.
 */
import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { findChromium } from "#tests/e2e/support/chromium.ts";
import { startDemonstration } from "./support/demonstration.ts";
import { createFigures, rounds } from "./support/figures.ts";

const TOOL = "lighthouse@13.5.0";
const ROUNDS = rounds(5);
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"];
const MAX_OUTPUT = 64 * 1024 * 1024;

const run = promisify(execFile);
const { origin, session, inbox, stop } = await startDemonstration();

async function score(path: string, cookie: string | null): Promise<Record<string, number>> {
	const given = cookie === null ? [] : [`--extra-headers=${JSON.stringify({ cookie })}`];
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
			"--chrome-flags=--headless --no-sandbox",
			`--only-categories=${CATEGORIES.join(",")}`,
			...given,
		],
		{
			maxBuffer: MAX_OUTPUT,
			env: { ...process.env, CHROME_PATH: findChromium() ?? process.env["CHROME_PATH"] },
		},
	);
	const { categories } = JSON.parse(stdout) as {
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
	const cookies = (await session.cookies()).map(({ name, value }) => `${name}=${value}`).join("; ");
	const pages: Record<string, [path: string, cookie: string | null]> = {
		auth: ["/auth", null],
		chat: [await findChat(), null],
		home: ["/", cookies],
		list: ["/conversations", cookies],
		inbox: [inbox, cookies],
	};
	for (let round = 0; round < ROUNDS; round++)
		for (const [name, [path, cookie]] of Object.entries(pages))
			for (const [category, value] of Object.entries(await score(path, cookie)))
				figures.note(`${name}.${category}`, value);
	figures.print("c4 Lighthouse, on a phone");
} finally {
	await stop();
}
