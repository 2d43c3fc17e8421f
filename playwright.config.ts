import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { defineConfig } from "playwright/test";
import { CHROMIUM_FLAGS, findChromium } from "./tests/e2e/support/chromium.ts";
import { configuredOf } from "./tests/e2e/support/configured.ts";
import { evolutionOf } from "./tests/e2e/support/evolution.ts";
import { modelsOf } from "./tests/e2e/support/models.ts";
import { receiverOf } from "./tests/e2e/support/receiver.ts";
import { telegramOf } from "./tests/e2e/support/telegram.ts";
import { vendorsOf } from "./tests/e2e/support/vendors.ts";

/** One number for the whole run; workers read it from the environment the main process set. */
const port = Number((process.env.PROSA_E2E_PORT ??= String(8800 + (process.pid % 400))));
/** Data and screenshots live outside the tree: a file changed inside it would reload a dev server. */
const scratch = (process.env.PROSA_E2E_SCRATCH ??= mkdtempSync(path.join(tmpdir(), "prosa-e2e-")));
const chromium = findChromium();
const emulator = evolutionOf(port);
const configured = configuredOf(port);
const receiver = receiverOf(port);
const telegram = telegramOf(port);
const models = modelsOf(port);
const vendors = vendorsOf(port);

export default defineConfig({
	testDir: "./tests/e2e",
	testMatch: "**/*.spec.ts",
	outputDir: path.join(scratch, "output"),
	timeout: 60_000,
	expect: { timeout: 10_000 },
	workers: 1,
	retries: 0,
	forbidOnly: true,
	reporter: "list",
	use: {
		baseURL: `http://localhost:${port}`,
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
	webServer: [
		{
			command: `node tests/emulators/evolution/main.ts --port ${emulator.port} --api-key ${emulator.apiKey}`,
			port: emulator.port,
			timeout: 30_000,
			reuseExistingServer: false,
			stdout: "ignore",
		},
		{
			command: `node tests/emulators/receiver/main.ts --port ${receiver.port}`,
			port: receiver.port,
			timeout: 30_000,
			reuseExistingServer: false,
			stdout: "ignore",
		},
		{
			command: `node tests/emulators/telegram/main.ts --port ${telegram.port}`,
			port: telegram.port,
			timeout: 30_000,
			reuseExistingServer: false,
			stdout: "ignore",
		},
		{
			command: `node tests/emulators/openai/main.ts --port ${models.port}`,
			port: models.port,
			timeout: 30_000,
			reuseExistingServer: false,
			stdout: "ignore",
		},
		{
			command: `node tests/emulators/vendors/main.ts --port ${vendors.port}`,
			port: vendors.port,
			timeout: 30_000,
			reuseExistingServer: false,
			stdout: "ignore",
		},
		{
			command: "node scripts/start.mjs",
			url: `http://127.0.0.1:${port}/api/health`,
			timeout: 300_000,
			reuseExistingServer: false,
			stdout: "ignore",
			stderr: "pipe",
			gracefulShutdown: { signal: "SIGTERM", timeout: 15_000 },
			env: {
				PORT: String(port),
				PROSA_STATE: path.join(scratch, "state"),
				EVOLUTION_URL: emulator.url,
				EVOLUTION_API_KEY: emulator.apiKey,
				// The emulators of the outside services listen on loopback.
				ALLOWED_PRIVATE_HOSTS: `127.0.0.1:${emulator.port},127.0.0.1:${receiver.port},${telegram.host},${models.host},${vendors.host}`,
				OPENAI_BASE_URL: models.baseUrl,
				TELEGRAM_API_URL: telegram.url,
				VENDOR_HOSTS: vendors.vendorHosts,
			},
		},
		{
			command: `node tests/emulators/oauth/main.ts --port ${configured.oauth.port}`,
			port: configured.oauth.port,
			timeout: 30_000,
			reuseExistingServer: false,
			stdout: "ignore",
		},
		{
			command: `node tests/emulators/stripe/main.ts --port ${configured.stripe.port} --webhook-url ${configured.stripe.webhookUrl}`,
			port: configured.stripe.port,
			timeout: 30_000,
			reuseExistingServer: false,
			stdout: "ignore",
		},
		{
			// The same product with the outside services configured (tests/e2e/support/configured.ts).
			command: "node scripts/start.mjs",
			url: `http://127.0.0.1:${configured.port}/api/health`,
			timeout: 300_000,
			reuseExistingServer: false,
			stdout: "ignore",
			stderr: "pipe",
			gracefulShutdown: { signal: "SIGTERM", timeout: 15_000 },
			env: {
				PORT: String(configured.port),
				PROSA_STATE: path.join(scratch, "configured-state"),
				...configured.oauthSettings,
				...configured.stripeSettings,
				ALLOWED_PRIVATE_HOSTS: [configured.oauth.host, configured.stripe.host].join(","),
			},
		},
	],
});
