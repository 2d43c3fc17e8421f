import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { defineConfig } from "playwright/test";
import { CHROMIUM_FLAGS, findChromium } from "./tests/e2e/support/chromium.ts";
import { ownPart, partOf } from "./tests/e2e/support/part.ts";
import { serversOf } from "./tests/support/servers.ts";

/** How many parts run side by side. */
const parts = Number(process.env.PROSA_E2E_PARTS ?? 1);
/** One number for the whole run; workers read it from the environment the main process set. */
process.env.PROSA_E2E_PORT ??= String(8800 + (process.pid % 190));
/** Data and screenshots live outside the tree: a file changed inside it would reload a dev server. */
const scratch = (process.env.PROSA_E2E_SCRATCH ??= mkdtempSync(path.join(tmpdir(), "prosa-e2e-")));
const chromium = findChromium();

export default defineConfig({
	testDir: "./tests/e2e",
	testMatch: "**/*.spec.ts",
	outputDir: path.join(scratch, "output"),
	timeout: 180_000,
	// How long things take is the machine's affair; what never comes is what these end.
	expect: { timeout: 30_000 },
	workers: parts,
	retries: 0,
	forbidOnly: true,
	reporter: "list",
	use: {
		// A service worker would answer in place of what a test lays over the network; its own tests allow it.
		serviceWorkers: "block",
		baseURL: `http://localhost:${ownPart().port}`,
		locale: "pt-BR",
		timezoneId: "America/Sao_Paulo",
		// Nothing waits for a movement to end; the machine draws fewer pictures.
		contextOptions: { reducedMotion: "reduce" },
		// Whoever tests something else has answered the cookie banner: it would come after 2 s.
		storageState: {
			cookies: [
				{
					name: "prosa.cookie-consent",
					value: "rejected",
					domain: "localhost",
					path: "/",
					expires: -1,
					httpOnly: false,
					secure: false,
					sameSite: "Lax",
				},
			],
			origins: [],
		},
		// Else a step that never comes takes the whole test, and nothing says which one it was.
		actionTimeout: 60_000,
		viewport: { width: 1440, height: 900 },
		trace: "off",
		video: "off",
		screenshot: "only-on-failure",
		launchOptions: {
			args: CHROMIUM_FLAGS,
			...(chromium === null ? {} : { executablePath: chromium }),
		},
	},
	projects: [{ name: "chromium", use: { browserName: "chromium" } }],
	// The others come with the files that ask for them (tests/e2e/support/test.ts).
	webServer: Array.from({ length: parts }, (_, at) => partOf(at))
		.flatMap(({ port, scratch: folder }) => serversOf(["bare"], port, folder))
		.map(({ args, port, ready, timeoutMs, env }) => ({
			command: `node ${args.join(" ")}`,
			...(ready ? { wait: { stdout: ready } } : { port }),
			timeout: timeoutMs,
			reuseExistingServer: false,
			stdout: "ignore" as const,
			stderr: "pipe" as const,
			gracefulShutdown: { signal: "SIGTERM" as const, timeout: 15_000 },
			env,
		})),
});
