import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { type Browser, chromium, expect, type Page } from "playwright/test";
import { ROOT } from "#scripts/local/paths.mjs";
import { createMachine, type Machine, shownIn } from "#tests/deploy/scripts.ts";
import { type CloudflareEmulator, startCloudflare } from "#tests/emulators/cloudflare/start.ts";
import {
	type Certificate,
	makeCertificate,
	startGateway,
} from "#tests/support/production/deployment.ts";
import { type Released, runReleased } from "#tests/support/production/released.ts";
import { CHROMIUM_FLAGS, findChromium } from "./support/chromium.ts";
import { bubbles, openConversation } from "./support/inbox.ts";
import {
	act,
	addGateway,
	ADMINISTRATOR,
	answer,
	CUSTOMER,
	enter,
	linkNumber,
} from "./support/production.ts";
import { test } from "./support/test.ts";
import { hydrated, openForm } from "./support/visitor.ts";

const HOST = "prosa.equipe.workers.dev";
const COPY_HOST = "copia.equipe.workers.dev";
const TEXTS = ["Tem pão de queijo?", "Saiu agora do forno!", "Guarda dez para mim", "Guardados"];

let scratch: string;
let clone: string;
let platform: CloudflareEmulator;
let machine: Machine;
let certificate: Certificate;
let gateway: Awaited<ReturnType<typeof startGateway>>;
const released: Released[] = [];
const browsers: Browser[] = [];

test.describe("a deployment's life", () => {
	test.skip(process.env.PROSA_LONG !== "1", "three builds and a dozen calls of wrangler");
	test.beforeAll(async () => {
		test.setTimeout(300_000);
		scratch = mkdtempSync(path.join(process.env.PROSA_E2E_SCRATCH ?? "", "life-"));
		clone = path.join(scratch, "clone");
		execFileSync("git", ["clone", "--quiet", ROOT, clone]);
		// What npm would install, without asking for it once more.
		execFileSync("cp", ["-al", path.join(ROOT, "node_modules"), clone]);
		platform = await startCloudflare();
		machine = createMachine(platform.url, clone);
		certificate = await makeCertificate(scratch, ["localhost", HOST, COPY_HOST]);
		gateway = await startGateway(scratch, certificate);
	});
	test.afterAll(async () => {
		await Promise.all(browsers.map((browser) => browser.close()));
		await Promise.all(released.map((one) => one.stop()));
		await gateway.stop();
		await platform.stop();
		machine.discard();
		rmSync(scratch, { recursive: true, force: true });
	});

	/** Runs what `worker` is at the platform, and lets the gateway reach it. */
	async function run(worker: string, host: string): Promise<Released> {
		const folder = mkdtempSync(path.join(scratch, `${worker}-`));
		const one = await runReleased(platform, worker, {
			...certificate,
			folder,
			gateway: gateway.url,
		});
		released.push(one);
		const reached = { [`https://${host}`]: `https://localhost:${one.port}` };
		const options = { method: "POST", body: JSON.stringify({ reached }) };
		expect((await fetch(`${gateway.url}/__emulator/options`, options)).status).toBe(200);
		return one;
	}

	/** A browser of its own, for which the deployment's name leads to this machine. */
	async function openBrowser(host: string, { port }: Released): Promise<Page> {
		const executablePath = findChromium() ?? undefined;
		const browser = await chromium.launch({
			args: [...CHROMIUM_FLAGS, `--host-resolver-rules=MAP ${host}:443 127.0.0.1:${port}`],
			...(executablePath === undefined ? {} : { executablePath }),
		});
		browsers.push(browser);
		const context = await browser.newContext({
			ignoreHTTPSErrors: true,
			baseURL: `https://${host}`,
			locale: "pt-BR",
		});
		await context.addCookies([
			{ name: "prosa.cookie-consent", value: "rejected", domain: host, path: "/" },
		]);
		context.setDefaultTimeout(30_000);
		return context.newPage();
	}

	test("P01 R36 R38 R49 R52 from a fresh clone: one command, the printed link, a customer answered; a broken upgrade rolled back with the inbox still there; a restoration that counts every message", async () => {
		test.setTimeout(900_000);
		const deployed = await machine.deploy();
		expect(deployed.code, deployed.output).toBe(0);
		const { key, token } = shownIn(deployed.output);
		const first = await run("prosa", HOST);
		const page = await openBrowser(HOST, first);
		await enter(page, `/setup?link=${token}`);
		const late = await openBrowser(HOST, first);
		await late.goto(`/setup?link=${token}`);
		await expect(late.getByRole("heading", { name: "Este link não vale mais" })).toBeVisible();
		await addGateway(page);
		const id = await linkNumber(page, gateway.url);
		await act(gateway.url, id, "write", { ...CUSTOMER, text: TEXTS[0] });
		await openConversation(page, CUSTOMER.name);
		await answer(page, TEXTS[1] ?? "");

		breakRelease();
		const broken = await machine.deploy();
		expect(broken.code, broken.output).toBe(0);
		await first.restart();
		const inbox = `/whatsapp/${id}`;
		expect((await page.goto(inbox))?.status()).toBe(500);
		// The channel is touched by the broken release too, whenever its next alarm is: its step is in the backup.
		const touched = (route: string) => fetch(route).then(({ status }) => status);
		expect(await page.evaluate(touched, `/api/channels/${id}/contacts`)).toBe(200);
		const back = await machine.rollback("--yes");
		expect(back.code, back.output).toBe(0);
		await first.restart();
		await page.goto(inbox);
		await openConversation(page, CUSTOMER.name);
		await act(gateway.url, id, "write", { ...CUSTOMER, text: TEXTS[2] });
		await answer(page, TEXTS[3] ?? "");
		for (const text of TEXTS) await expect(bubbles(page).filter({ hasText: text })).toBeVisible();

		const folder = path.join(scratch, "backup");
		const kept = await machine.backup(folder, "--remote");
		expect(kept.code, kept.output).toBe(0);
		expect(kept.output).toContain("messages 4");
		expect(kept.output).toContain("cada um com sha256 em manifest.json");
		// The key that opened it is gone from the database.
		const keys = "select count(*) as n from operator_keys where purpose <> 'setup'";
		expect(await platform.sql("prosa-db", keys)).toEqual([{ n: 0 }]);
		mendRelease();
		const copied = await machine.deployWith({ MASTER_KEY: key ?? "" }, "--name", "copia", "--yes");
		expect(copied.code, copied.output).toBe(0);
		await first.stop();
		const second = await run("copia", COPY_HOST);
		const restored = await machine.restore(folder, "--remote", "--name", "copia", "--moved");
		expect(restored.code, restored.output).toBe(0);
		expect(restored.output).toContain("messages 4");
		expect(restored.output).toContain("cada um conferido por sha256");
		const there = await openBrowser(COPY_HOST, second);
		await signIn(there);
		await there.goto(inbox);
		await openConversation(there, CUSTOMER.name);
		for (const text of TEXTS) await expect(bubbles(there).filter({ hasText: text })).toBeVisible();
		// The number is where it was: what the customer writes now comes to the new address.
		const asked = "Mudaram de endereço?";
		await act(gateway.url, id, "write", { ...CUSTOMER, text: asked });
		await expect(bubbles(there).filter({ hasText: asked })).toBeVisible({ timeout: 60_000 });
		await answer(there, "Mudamos, e está tudo aqui");
	});
});

async function signIn(page: Page): Promise<void> {
	await page.goto("/auth");
	await hydrated(page);
	await openForm(page).getByLabel("E-mail").fill(ADMINISTRATOR.email);
	await openForm(page).getByLabel("Senha", { exact: true }).fill(ADMINISTRATOR.password);
	await openForm(page).getByRole("button", { name: "Entrar", exact: true }).click();
	await expect(page.getByRole("heading", { level: 1 })).toContainText("Ana Souza");
}

const INBOX_FILE = "app/areas/channels/instances/instance.route.tsx";
const INBOX_LINE = "const { whatsapp } = ";
const FAULT = 'if (url) throw new Error("a fault of this release");\n\t';

/** Puts `to` where `from` stands in a file of the clone. */
function edit(file: string, from: string, to: string): void {
	const place = path.join(clone, file);
	const before = readFileSync(place, "utf8");
	expect(before, file).toContain(from);
	writeFileSync(place, before.replace(from, to));
}

/** Makes the clone a release that adds to D1 and to every channel, and whose inbox does not open. */
function breakRelease(): void {
	const step =
		'{ id: "0999_next", onlyAdds: true, sql: "ALTER TABLE contacts ADD COLUMN next TEXT" }';
	edit("durable-objects/channel/steps.ts", "\n];\n", `\n\t${step},\n];\n`);
	edit(INBOX_FILE, INBOX_LINE, `${FAULT}${INBOX_LINE}`);
	const migration = path.join(clone, "migrations", "9000_next.sql");
	writeFileSync(migration, "ALTER TABLE workspaces ADD COLUMN next TEXT;\n");
}

/** The release after the broken one: it has the same schema, and its inbox opens. */
const mendRelease = (): void => edit(INBOX_FILE, FAULT, "");
