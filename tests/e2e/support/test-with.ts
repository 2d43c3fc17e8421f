import { test } from "playwright/test";
import { type ServerName, serversOf, startServers } from "#tests/support/servers.ts";
import { ownPart } from "./part.ts";

const START_MS = 300_000;

const make = (names: readonly ServerName[]) =>
	test.extend<object, { servers: null }>({
		servers: [
			// Playwright reads from this pattern which fixtures it depends on; it takes no empty one, nor does the linter.
			async ({ browserName: _ }, give) => {
				const { port, scratch } = ownPart();
				const stop = await startServers(serversOf(names, port, scratch));
				await give(null);
				await stop();
			},
			{ scope: "worker", auto: true, timeout: START_MS },
		],
	});

const made = new Map<string, ReturnType<typeof make>>();

/**
 * Tests that need more than the bare product. What they name runs while files that name the same follow each other:
 * the same function for all of them, or Playwright would start it anew for each.
 */
export function testWith(...names: ServerName[]): ReturnType<typeof make> {
	const key = names.join();
	const known = made.get(key) ?? make(names);
	made.set(key, known);
	return known;
}
