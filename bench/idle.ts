/** e: a linked number, three tabs, nobody writes: what reaches D1, what is said and what it costs in a minute. */
import { setTimeout as delay } from "node:timers/promises";
import { createFigures, IS_SHORT } from "./support/figures.ts";
import { startProduct } from "./support/product.ts";
import { openCrowd } from "./support/sockets.ts";

const WATCHED_MS = IS_SHORT ? 5_000 : 60_000;
/** What follows from linking and opening is over by then. */
const SETTLES_MS = IS_SHORT ? 5_000 : 75_000;
const TABS = 3;

const product = await startProduct();
const figures = createFigures();
try {
	const channelId = await product.link("Parado");
	const socket = product.url.replace("http", "ws");
	const options = { headersOf: product.headersOf, waitsForFrame: true };
	const crowds = [
		await openCrowd(`${socket}/live/channels/${channelId}`, TABS, options),
		await openCrowd(`${socket}/live/workspace`, TABS, { headersOf: product.headersOf }),
	];
	await delay(SETTLES_MS);
	const countFrames = () => crowds.reduce((sum, crowd) => sum + crowd.received().frames, 0);
	const [d1, frames, cpuMs] = [await product.counted(), countFrames(), product.cpuMs()];
	await delay(WATCHED_MS);
	const after = await product.counted();
	figures.note("frames", countFrames() - frames);
	figures.note("d1Trips", after.trips - d1.trips);
	figures.note("d1Written", after.written - d1.written);
	figures.note("cpuMs", product.cpuMs() - cpuMs);
	for (const crowd of crowds) crowd.close();
	figures.print("e idle");
} finally {
	await product.stop();
}
