/** The built product with its demonstration, as `npm start` serves it, and a browser that is signed in. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { type Browser, type BrowserContext, chromium, type LaunchOptions } from "playwright/test";
import { ensureBuilt } from "#scripts/local/build.mjs";
import { migrateLocal } from "#scripts/local/database.mjs";
import { keysOf } from "#scripts/local/keys.mjs";
import { seedOnce } from "#scripts/local/seed.mjs";
import { findFreePort, HOST, installBundle, serve } from "#scripts/local/serve.mjs";
import { writeSettings } from "#scripts/local/settings.mjs";
import { CHROMIUM_FLAGS, findChromium } from "#tests/e2e/support/chromium.ts";

export interface Demonstration {
	origin: string;
	browser: Browser;
	/** The manager's cookies. */
	session: BrowserContext;
	/** Path of a channel's screen with a conversation open. */
	inbox: string;
	stop(): Promise<void>;
}

export async function startDemonstration(): Promise<Demonstration> {
	const build = await ensureBuilt();
	if (!build.ok) throw new Error("the build failed");
	const state = mkdtempSync(path.join(tmpdir(), "prosa-bench-"));
	const keys = keysOf(state);
	await migrateLocal(state);
	const port = await findFreePort();
	const app = await installBundle({ state, build: build.id });
	const envFile = writeSettings({ state, port, environment: "local", keys });
	const server = await serve({ state, port, envFile, app });
	const origin = `http://${HOST}:${port}`;
	const browser = await openBrowser();
	await seedOnce({ state, url: origin });
	const session = await signIn(browser, origin);
	return {
		origin,
		browser,
		session,
		inbox: await findInbox(session, origin),
		async stop() {
			await browser.close();
			await server.stop();
			rmSync(state, { recursive: true, force: true });
		},
	};
}

/** @param more what it is started with beside what tests have */
export function openBrowser({ args = [], ...more }: LaunchOptions = {}): Promise<Browser> {
	const executablePath = findChromium();
	return chromium.launch({
		args: [...CHROMIUM_FLAGS, ...args],
		...(executablePath === null ? {} : { executablePath }),
		...more,
	});
}

async function signIn(from: Browser, origin: string): Promise<BrowserContext> {
	const context = await from.newContext();
	await context.request.post(`${origin}/auth`, {
		form: { form: "sign-in", email: "gestor@demo.prosa.test", password: "demonstracao" },
		headers: { origin },
		maxRedirects: 0,
	});
	return context;
}

/** The demonstration's inbox with something in it. */
async function findInbox(session: BrowserContext, origin: string): Promise<string> {
	const list = await (await session.request.get(`${origin}/whatsapp/instances`)).text();
	for (const [, id = ""] of list.matchAll(/\/whatsapp\/([0-9a-f-]{36})/gu)) {
		const answer = await session.request.get(`${origin}/api/channels/${id}/contacts`);
		const { contacts } = (await answer.json()) as { contacts: { id: string }[] };
		if (contacts[0]) return `/whatsapp/instances/${id}/messages/${contacts[0].id}`;
	}
	throw new Error("the demonstration has no conversation");
}
