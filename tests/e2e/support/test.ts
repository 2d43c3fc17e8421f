import { expect, test as base } from "playwright/test";
import { type ServerName, serversOf, startServers } from "#tests/support/servers.ts";
import { beginBorrowing, borrowContext, firstPage, giveBack } from "./browsers.ts";
import { ownPart } from "./part.ts";

const START_MS = 300_000;

/** Starts what is named and does not run yet. */
type StartServers = (names: readonly ServerName[]) => Promise<void>;

/**
 * The one `test` of all files: files of different ones would each get a worker and a browser of their own.
 * Its `page` and `context` are borrowed (support/browsers.ts).
 */
export const test = base.extend<{ borrowing: null }, { servers: StartServers }>({
	servers: [
		// Playwright reads from this pattern which fixtures it depends on; it takes no empty one, nor does the linter.
		async ({ browserName: _ }, give) => {
			const { port, scratch } = ownPart();
			const stops = new Map<ServerName, () => Promise<void>>();
			await give(async (names) => {
				for (const name of names)
					if (!stops.has(name))
						stops.set(name, await startServers(serversOf([name], port, scratch)));
			});
			await Promise.all([...stops.values()].map((stop) => stop()));
		},
		{ scope: "worker", timeout: START_MS },
	],
	borrowing: [
		async ({ baseURL, storageState }, give, info) => {
			const cookies = typeof storageState === "object" ? storageState.cookies : [];
			beginBorrowing(JSON.stringify([baseURL, storageState]));
			await give(null);
			const mismatches = await giveBack(cookies, info.status === info.expectedStatus);
			expect(mismatches, "the browser draws what the server sent").toEqual([]);
		},
		{ auto: true },
	],
	context: async ({ browser, borrowing: _ }, give) => {
		await give(await borrowContext(browser));
	},
	page: async ({ context }, give) => {
		await give(await firstPage(context));
	},
});

/** {@link test} for a file that needs more than the bare product. What was started runs until the worker ends. */
export function testWith(...names: ServerName[]): typeof test {
	test.beforeAll(async ({ servers }) => {
		test.setTimeout(START_MS);
		await servers(names);
	});
	return test;
}
