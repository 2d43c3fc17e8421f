import { availableParallelism } from "node:os";
import path from "node:path";
import { cloudflareTest, readD1Migrations } from "@cloudflare/vitest-plugin";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

const migrationsFolder = path.join(import.meta.dirname, "migrations");
const migrations = await readD1Migrations(migrationsFolder);
/** What a database of a release before the baseline may still lack. */
const earlierMigrations = await readD1Migrations(path.join(migrationsFolder, "earlier"));

/** Test-only secrets: the configuration refuses anything shorter than 32 bytes. */
const bindings = {
	PROSA_ENV: "test",
	AUTH_SECRET: "test-auth-secret-of-more-than-thirty-two-bytes",
	// The present one and an earlier one, as after a rotation.
	MASTER_KEY:
		"test-master-key-of-more-than-thirty-two-bytes,test-earlier-key-of-more-than-thirty-two-bytes",
	SIMULATOR: "on",
	PUBLIC_URL: "http://127.0.0.1:8787",
	// Nobody listens there: tests of objects answer in its place.
	EVOLUTION_URL: "http://127.0.0.1:9",
	EVOLUTION_API_KEY: "test-gateway-key",
	WAHA_URL: "http://127.0.0.1:9",
	WAHA_API_KEY: "test-waha-key",
	GRAPH_URL: "http://127.0.0.1:9",
	WHATSAPP_VERIFY_TOKEN: "test-verify-token",
	WHATSAPP_APP_SECRET: "test-app-secret-of-meta",
	TELEGRAM_API_URL: "http://127.0.0.1:9",
	FACEBOOK_VERIFY_TOKEN: "test-verify-token-of-pages",
	MESSENGER_APP_SECRET: "test-app-secret-of-pages",
	INSTAGRAM_APP_SECRET: "test-app-secret-of-instagram",
	ALLOWED_PRIVATE_HOSTS: "127.0.0.1:9",
	PROSA_LONG: process.env.PROSA_LONG ?? "",
	TEST_MIGRATIONS: migrations,
	TEST_EARLIER_MIGRATIONS: earlierMigrations,
};

/**
 * A password costs a quarter of a second of one core, hundreds of times in these tests: where the
 * services make their hasher they get a cheap one. tests/workers/adapters/password has the real one.
 */
const cheapPasswords = {
	name: "cheap-passwords",
	enforce: "pre" as const,
	resolveId: (source: string, importer = "") =>
		source === "#workers/adapters/password/scrypt.ts" && importer.endsWith("/services/runtime.ts")
			? path.join(import.meta.dirname, "tests/support/cheap-passwords.ts")
			: null,
};

/**
 * Each runtime is sent every module anew; the map of a package is twice as long as its code, and
 * nobody reads a stack in there.
 */
const packagesWithoutMaps = {
	name: "packages-without-maps",
	transform: (code: string, id: string) =>
		id.includes("/node_modules/") ? { code, map: { mappings: "" as const } } : null,
};

/** Tests that need a deployment without any data come first: what others leave behind works on in their runtime. */
class FreshFirst extends BaseSequencer {
	override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
		const sorted = await super.sort(files);
		const isFresh = ({ moduleId }: TestSpecification) => moduleId.endsWith(".fresh.test.ts");
		return [...sorted.filter(isFresh), ...sorted.filter((file) => !isFresh(file))];
	}
}

/** Tests inside workerd, with the deployment's own bindings and the emulators it talks to. */
const inWorkerd = {
	plugins: [
		cheapPasswords,
		packagesWithoutMaps,
		cloudflareTest({
			main: "./tests/workers/entry.ts",
			wrangler: { configPath: "./wrangler.toml" },
			miniflare: {
				bindings,
				// Under a name of its own: most deployments have it not.
				images: { binding: "IMAGES_HERE" },
				// The second one takes mail for a single address, to see a refusal.
				email: {
					send_email: [
						{ name: "EMAIL" },
						{ name: "EMAIL_CLOSED", destination_address: "dona@prosa.example" },
					],
				},
			},
		}),
	],
	test: {
		name: "workers",
		include: ["tests/workers/**/*.test.ts"],
		// One runtime for many files: each keeps to workspaces of its own, as tenants do. Whoever looks
		// at all that a deployment holds, or at one without any table, empties it (tests/support/fresh.ts).
		isolate: false,
		// The outside services that tests in workerd talk to over real HTTP.
		globalSetup: [
			"./tests/support/stripe-setup.ts",
			"./tests/support/mail-emulator-setup.ts",
			"./tests/support/receiver-setup.ts",
			"./tests/support/channel-emulators-setup.ts",
			"./tests/support/model-setup.ts",
			"./tests/support/vendors-setup.ts",
			"./tests/support/graph-setup.ts",
			"./tests/support/site-setup.ts",
			"./tests/support/shop-setup.ts",
			"./tests/support/push-setup.ts",
		],
		// How long things take is the machine's affair; a test that waits for ever is what these end.
		testTimeout: 60_000,
		hookTimeout: 60_000,
		// Each look is work for the runtime that is waited for.
		expect: { poll: { timeout: 20_000, interval: 100 } },
	},
};

export default defineConfig({
	test: {
		projects: [
			{
				test: {
					name: "unit",
					include: ["tests/unit/**/*.test.{ts,tsx}"],
					// What many files import is loaded once: half the time.
					isolate: false,
					setupFiles: ["./tests/support/unit-setup.ts"],
					testTimeout: 20_000,
					hookTimeout: 30_000,
				},
			},
			{
				// Widgets, as a person with keyboard and mouse meets them, in a window without a browser.
				test: {
					name: "dom",
					environment: "happy-dom",
					include: ["tests/dom/**/*.test.tsx"],
					isolate: false,
					setupFiles: ["tests/support/dom-setup.ts"],
					testTimeout: 20_000,
				},
			},
			{
				// What the build left behind; `npm test` runs it after the build.
				test: { name: "built", include: ["tests/built/**/*.test.ts"], testTimeout: 60_000 },
			},
			{
				// Our scripts and the real wrangler, on an emulator of the platform's API; `npm test` runs it after the build.
				test: {
					name: "deploy",
					include: ["tests/deploy/**/*.test.ts"],
					testTimeout: 300_000,
					hookTimeout: 300_000,
					// Each file has an emulator of its own, but the processor is the same.
					fileParallelism: false,
				},
			},
			{
				// The built product over HTTP: what a page answers, without a browser.
				test: {
					name: "pages",
					include: ["tests/pages/**/*.test.ts"],
					globalSetup: ["./tests/support/served-setup.ts"],
					// One product for all of them.
					isolate: false,
					fileParallelism: false,
					testTimeout: 60_000,
					hookTimeout: 60_000,
					expect: { poll: { timeout: 20_000 } },
				},
			},
			inWorkerd,
		],
		sequence: { sequencer: FreshFirst },
		retry: 0,
		// Vitest leaves one core to the watcher, which nobody runs in `npm test`.
		maxWorkers: availableParallelism(),
	},
});
