/**
 * The servers of one run of tests against the built product: two products (one bare, one with the outside services
 * configured), each with the emulators it talks to. A run is named by the port of its first product.
 */
import { type ChildProcess, spawn } from "node:child_process";
import path from "node:path";
import { createInterface } from "node:readline";
import { delay, stop } from "#scripts/local/process.mjs";
import { configuredOf } from "#tests/e2e/support/configured.ts";
import { evolutionOf } from "#tests/e2e/support/evolution.ts";
import { modelsOf } from "#tests/e2e/support/models.ts";
import { pushOf } from "#tests/e2e/support/push.ts";
import { receiverOf } from "#tests/e2e/support/receiver.ts";
import { telegramOf } from "#tests/e2e/support/telegram.ts";
import { vendorsOf } from "#tests/e2e/support/vendors.ts";

const EMULATOR_STARTS_MS = 30_000;
/** The first of them builds, where nobody has. */
const PRODUCT_STARTS_MS = 300_000;
const POLL_MS = 100;

export interface TestServer {
	/** Arguments of Node. */
	args: string[];
	port: number;
	/** What it prints once it is ready; without it, listening is enough. */
	ready?: RegExp;
	timeoutMs: number;
	env: Record<string, string>;
}

const emulator = (name: string, port: number, ...options: string[]): TestServer => ({
	args: [`tests/emulators/${name}/main.ts`, "--port", String(port), ...options],
	port,
	timeoutMs: EMULATOR_STARTS_MS,
	env: {},
});

/** The product as `npm start` serves it from this folder. */
export const product = (port: number, state: string, env: Record<string, string>): TestServer => ({
	args: ["scripts/start.mjs"],
	port,
	// It answers before its demonstration is there, whose members sign in first of all.
	ready: /Prosa pronta/,
	timeoutMs: PRODUCT_STARTS_MS,
	// A line for each request costs a call back from the runtime, as much as the proxy in front of it does.
	env: { PORT: String(port), PROSA_STATE: state, WRANGLER_LOG: "warn", ...env },
});

/** The product as `npm start` serves it, at `port`, told where its emulators would be. Its data is in `scratch`. */
function bareProduct(port: number, scratch: string): TestServer {
	const evolution = evolutionOf(port);
	const telegram = telegramOf(port);
	const models = modelsOf(port);
	const vendors = vendorsOf(port);
	return product(port, path.join(scratch, "state"), {
		EVOLUTION_URL: evolution.url,
		EVOLUTION_API_KEY: evolution.apiKey,
		// The emulators of the outside services listen on loopback.
		ALLOWED_PRIVATE_HOSTS: `127.0.0.1:${evolution.port},127.0.0.1:${receiverOf(port).port},${telegram.host},${models.host},${vendors.host},${pushOf(port).host}`,
		OPENAI_BASE_URL: models.baseUrl,
		TELEGRAM_API_URL: telegram.url,
		VENDOR_HOSTS: vendors.vendorHosts,
	});
}

/** The same product with Google, Facebook and Stripe, beside the first one. */
function configuredProduct(port: number, scratch: string): TestServer[] {
	const configured = configuredOf(port);
	const { oauth, stripe } = configured;
	return [
		emulator("oauth", oauth.port),
		emulator("stripe", stripe.port, "--webhook-url", stripe.webhookUrl),
		product(configured.port, path.join(scratch, "configured-state"), {
			...configured.oauthSettings,
			...configured.stripeSettings,
			ALLOWED_PRIVATE_HOSTS: [oauth.host, stripe.host].join(","),
		}),
	];
}

const SERVERS = {
	bare: (port, scratch) => [bareProduct(port, scratch)],
	evolution: (port) => {
		const { port: at, apiKey } = evolutionOf(port);
		return [emulator("evolution", at, "--api-key", apiKey)];
	},
	push: (port) => [emulator("push", pushOf(port).port)],
	receiver: (port) => [emulator("receiver", receiverOf(port).port)],
	telegram: (port) => [emulator("telegram", telegramOf(port).port)],
	models: (port) => [emulator("openai", modelsOf(port).port)],
	vendors: (port) => [emulator("vendors", vendorsOf(port).port)],
	configured: configuredProduct,
} satisfies Record<string, (port: number, scratch: string) => TestServer[]>;

/** A server somebody may ask for; `configured` is a product with its emulators. */
export type ServerName = keyof typeof SERVERS;
export const EVERY_SERVER = Object.keys(SERVERS) as ServerName[];

/** What these names stand for in the run whose first product listens on `port`. */
export const serversOf = (
	names: readonly ServerName[],
	port: number,
	scratch: string,
): TestServer[] => names.flatMap((name) => SERVERS[name](port, scratch));

/**
 * A product's address for whoever opens a connection for each request: Playwright looks up the IPv6 address of a name each
 * time, and for `localhost` some machines ask a name server, which may answer no more than ten a second.
 */
export const addressOf = (port: number): string => `http://127.0.0.1:${port}`;
/** The same server, its product at {@link addressOf}; else it is `localhost`, to which the emulators are other sites. */
export const byNumber = (server: TestServer): TestServer => ({
	...server,
	env: { ...server.env, PUBLIC_URL: addressOf(server.port) },
});

/** Starts them all at once and answers when each is ready. @returns what stops them */
export async function startServers(servers: readonly TestServer[]): Promise<() => Promise<void>> {
	const children = servers.map(({ args, env }) =>
		spawn(process.execPath, args, {
			stdio: ["ignore", "pipe", "inherit"],
			env: { ...process.env, ...env },
		}),
	);
	const end = async () => {
		await Promise.all(children.map((child) => stop(child)));
	};
	try {
		await Promise.all(servers.map((server, at) => untilReady(server, children[at])));
	} catch (error) {
		await end();
		throw error;
	}
	return end;
}

async function untilReady(
	{ args, port, ready, timeoutMs }: TestServer,
	child: ChildProcess | undefined,
): Promise<void> {
	if (!child?.stdout) throw new Error(`${args.join(" ")} has no output`);
	const deadline = Date.now() + timeoutMs;
	let isSaid = false;
	// Read to the end: a pipe that nobody empties stops whoever writes.
	createInterface({ input: child.stdout }).on("line", (line) => {
		isSaid ||= ready?.test(line) ?? false;
	});
	while (Date.now() < deadline && child.exitCode === null) {
		if (ready ? isSaid : await isListening(port)) return;
		await delay(POLL_MS);
	}
	throw new Error(`${args.join(" ")} did not start`);
}

const isListening = (port: number): Promise<boolean> =>
	fetch(`http://127.0.0.1:${port}`).then(
		async (answer) => {
			await answer.body?.cancel();
			return true;
		},
		() => false,
	);
