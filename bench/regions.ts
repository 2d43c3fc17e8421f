/**
 * What a click takes in three cities: the built Worker, each of whose calls to D1 and to objects waits as long as the
 * trip takes (regions/ways.ts). Everything is measured: how many trips a click makes is the product's affair.
 * `BENCH_BEFORE`: folder of an earlier release's build, which then plays "before"; without it that arm has this build.
 */
import { ensureBuilt } from "#scripts/local/build.mjs";
import { type Browser, openBrowser } from "./regions/browser.ts";
import { type FarProduct, ownBuild, startFarProduct } from "#tests/support/far/far-product.ts";
import { type Arm, ARM_NAMES, ARMS, CITIES, type City } from "./regions/ways.ts";

const ROUNDS = process.env["BENCH_SHORT"] === "1" ? 5 : 40;

/** The clicks of a person who works in the inbox. */
const CLICKS: Record<string, (browser: Browser) => Promise<unknown>> = {
	signIn: (browser) => browser.read("/auth", { asStranger: true }),
	openInbox: (browser) => browser.read("/conversations"),
	list: (browser) => browser.read("/conversations.data"),
	conversation: (browser) => browser.read(browser.conversation),
	send: (browser) => browser.send(),
	home: (browser) => browser.read("/_.data"),
	agents: (browser) => browser.read("/agents.data"),
	settings: (browser) => browser.read("/settings.data"),
	frame: (browser) => browser.hear(),
};

const at = (sorted: readonly number[], share: number) =>
	Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);

function summarize(times: readonly number[]) {
	const sorted = times.toSorted((a, b) => a - b);
	return { p50: at(sorted, 0.5), p95: at(sorted, 0.95) };
}

type Figures = Record<string, Record<string, number[]>>;

/** One person of each city clicks through everything, the three side by side. */
async function clickThrough(browsers: ReadonlyMap<City, Browser>, arm: Arm, figures: Figures) {
	await Promise.all(
		CITIES.map(async (city) => {
			const browser = browsers.get(city);
			if (!browser) throw new Error(`nobody in ${city}`);
			browser.ways = ARMS[arm](city);
			const own = (figures[`${city}, ${arm}`] ??= {});
			for (const [name, click] of Object.entries(CLICKS)) {
				const startedAt = performance.now();
				const heardAfter = await click(browser);
				const ms = typeof heardAfter === "number" ? heardAfter : performance.now() - startedAt;
				(own[name] ??= []).push(ms);
			}
		}),
	);
}

async function openBrowsers({ url }: FarProduct): Promise<Map<City, Browser>> {
	const browsers = new Map<City, Browser>();
	for (const city of CITIES) browsers.set(city, await openBrowser(url));
	return browsers;
}

const built = await ensureBuilt();
if (!built.ok) throw new Error("the build failed");
const before = process.env["BENCH_BEFORE"];
const present = await startFarProduct(ownBuild());
const former = before === undefined ? present : await startFarProduct(before);
try {
	const now = await openBrowsers(present);
	const then = former === present ? now : await openBrowsers(former);
	const figures: Figures = {};
	// The first round is for caches of code and of sign-ins; it counts for nothing.
	for (let round = 0; round <= ROUNDS; round++)
		for (const arm of ARM_NAMES)
			await clickThrough(arm === "before" ? then : now, arm, round === 0 ? {} : figures);
	console.log(
		JSON.stringify({
			figure: "clicks by region, simulated",
			rounds: ROUNDS,
			before: before === undefined ? "this build" : "an earlier build",
			ms: Object.fromEntries(
				Object.entries(figures).map(([whose, clicks]) => [
					whose,
					Object.fromEntries(
						Object.entries(clicks).map(([name, times]) => [name, summarize(times)]),
					),
				]),
			),
		}),
	);
} finally {
	await present.dispose();
	if (former !== present) await former.dispose();
}
