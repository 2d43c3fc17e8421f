/** The long form: what shares an account, and what a deploy says before it makes anything. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { CloudflareEmulator } from "#tests/emulators/cloudflare/start.ts";
import {
	createMachine,
	deployAsBefore,
	type Machine,
	shownIn,
	signedInFolder,
	startPlatform,
} from "./scripts.ts";

const isLong = process.env["PROSA_LONG"] === "1";
let platform: CloudflareEmulator;
let machine: Machine;
beforeAll(async () => {
	platform = await startPlatform();
	machine = createMachine(platform.url);
});
beforeEach(() => platform.reset());
afterAll(async () => {
	await platform.stop();
	machine.discard();
});

const ZONE = { id: "zone-1", name: "loja.example" };
const settingsOf = async (script = "prosa") => {
	const { scripts } = await platform.state();
	const bindings = scripts.find(({ name }) => name === script)?.serving?.bindings ?? [];
	return Object.fromEntries(bindings.map((one) => [one.name, one]));
};

/** Nothing was made: not even what a deploy makes first. */
async function expectUntouched(): Promise<void> {
	const { namespaces, databases, buckets, queues, scripts } = await platform.state();
	expect([namespaces, databases, buckets, queues, scripts]).toEqual([[], [], [], [], []]);
}

describe.skipIf(!isLong)("beside each other", () => {
	test("a staging deployment has everything for itself, and a rollback of it leaves production", async () => {
		expect((await machine.deploy()).code).toBe(0);
		const production = await settingsOf();
		const staging = await machine.deploy("--env", "staging");
		expect(staging.code, staging.output).toBe(0);
		expect((await machine.deploy("--env", "staging")).code).toBe(0);
		expect((await machine.rollback("--env", "staging", "--yes")).code).toBe(0);
		expect(await settingsOf()).toEqual(production);
		const other = await settingsOf("prosa-staging");
		const shared = Object.keys(production).filter(
			(name) =>
				!/^(EMAIL|PROSA_ENV)$/.test(name) &&
				!/durable_object/.test(String(production[name]?.type)) &&
				JSON.stringify(production[name]) === JSON.stringify(other[name]),
		);
		expect(shared).toEqual([]);
		const { queues } = await platform.state();
		expect(queues).toHaveLength(20);
		for (const { name, consumers } of queues)
			expect(consumers[0]?.script, name).toBe(
				name.startsWith("prosa-staging-") ? "prosa-staging" : "prosa",
			);
	});

	test("a setting that leaves the file is removed there, one set by hand stays", async () => {
		machine.write(".env.production", "COMPANY_NAME=Loja\nMAIL_DELIVERY=none\n");
		expect((await machine.deploy()).code).toBe(0);
		await platform.hand("prosa", "SMTP_HOST", "typed-there");
		machine.write(".env.production", "COMPANY_NAME=Loja\n");
		const { code, output } = await machine.deploy();
		expect(code, output).toBe(0);
		const settings = await settingsOf();
		expect(settings).not.toHaveProperty("MAIL_DELIVERY");
		expect(settings["COMPANY_NAME"]).toMatchObject({ text: "Loja" });
		expect(settings["SMTP_HOST"]).toMatchObject({ text: "typed-there" });
		// A rollback goes behind both halves of that deploy.
		expect((await machine.rollback("--yes")).code).toBe(0);
		expect(await settingsOf()).toHaveProperty("MAIL_DELIVERY");
		machine.write(".env.production", "");
	});

	test("R52 an installation of before is upgraded: its queues, its database and its keys stay", async () => {
		const PUBLIC_URL = "https://prosa.equipe.workers.dev";
		const secrets = { PUBLIC_URL, AUTH_SECRET: "a".repeat(43), MASTER_KEY: "m".repeat(43) };
		const { code, output } = await deployAsBefore(platform.url, secrets);
		expect(code, output).toBe(0);
		const before = await platform.state();
		expect(before.queues.map(({ name }) => name)).toContain("emails");
		// The file of before names the address among the secrets.
		machine.write(
			".env.production",
			`PUBLIC_URL=${PUBLIC_URL}\nMASTER_KEY=${secrets.MASTER_KEY}\n`,
		);
		const upgraded = await machine.deploy();
		expect(upgraded.code, upgraded.output).toBe(0);
		const after = await platform.state();
		expect(after.queues).toEqual(before.queues);
		expect(after.databases).toEqual(before.databases);
		expect(after.namespaces).toEqual(before.namespaces);
		expect(after.buckets).toEqual(before.buckets);
		const settings = await settingsOf();
		expect(settings["MASTER_KEY"]).toMatchObject({ text: secrets.MASTER_KEY });
		expect(settings["AUTH_SECRET"]).toMatchObject({ text: secrets.AUTH_SECRET });
		// Now any machine can read it.
		expect(settings["PUBLIC_URL"]).toMatchObject({ type: "plain_text", text: PUBLIC_URL });
		machine.write(".env.production", "MASTER_KEY=another-key-of-forty-three-characters-or-so\n");
		expect((await machine.deploy()).output).toContain("MASTER_KEY não é a chave");
		machine.write(".env.production", "");
	});

	test("an own domain is attached, and workers.dev never opens", async () => {
		await platform.set({ zones: [ZONE] });
		const { code, output } = await machine.deployWith({ PUBLIC_URL: "https://prosa.loja.example" });
		expect(code, output).toBe(0);
		const { domains, scripts } = await platform.state();
		expect(domains.map(({ hostname, service }) => [hostname, service])).toEqual([
			["prosa.loja.example", "prosa"],
		]);
		expect(scripts[0]?.workersDev).toBe(false);
		expect(output).toContain("https://prosa.loja.example/setup?link=");
	});

	test("a domain that comes later leaves workers.dev open until every gateway confirmed or somebody says so", async () => {
		await platform.set({ zones: [ZONE] });
		expect((await machine.deploy()).code).toBe(0);
		const PUBLIC_URL = "https://prosa.loja.example";
		expect((await machine.deployWith({ PUBLIC_URL })).code).toBe(0);
		expect((await platform.state()).scripts[0]?.workersDev).toBe(true);
		expect((await machine.deploy("--close-workers-dev")).code).toBe(1);
		await platform.set({ webhooks: "confirmed" });
		const closed = await machine.deploy("--close-workers-dev");
		expect(closed.code, closed.output).toBe(0);
		expect((await platform.state()).scripts[0]?.workersDev).toBe(false);
	});

	test("a domain whose certificate takes its time is no failure; one with a record of somebody else is", async () => {
		const PUBLIC_URL = "https://prosa.loja.example";
		await platform.set({ zones: [ZONE], records: ["prosa.loja.example"] });
		expect((await machine.deployWith({ PUBLIC_URL })).code).toBe(1);
		await platform.set({ records: [], silentSites: ["prosa.loja.example"] });
		const { code, output } = await machine.deployWith({ PUBLIC_URL });
		expect(code, output).toBe(0);
		expect(output).toContain("certificado");
	});
});

describe.skipIf(!isLong)("before anything is made", () => {
	test("whoever is signed in by `wrangler login` needs no token; nobody is told so", async () => {
		const signedIn = { CLOUDFLARE_API_TOKEN: undefined, XDG_CONFIG_HOME: signedInFolder() };
		const { code, output } = await machine.deployWith(signedIn, "--dry-run");
		expect(code, output).toBe(0);
		expect(output).toContain("https://prosa.equipe.workers.dev");
		const nobody = {
			CLOUDFLARE_API_TOKEN: undefined,
			XDG_CONFIG_HOME: "/nowhere",
			HOME: "/nowhere",
		};
		const refused = await machine.deployWith(nobody);
		expect([refused.code, refused.output]).toEqual([1, expect.stringContaining("Sem conta")]);
		await expectUntouched();
	});

	test("a free account is told", async () => {
		await platform.set({ plan: "free" });
		const { code, output } = await machine.deploy("--yes");
		expect([code, output]).toEqual([1, expect.stringContaining("Workers Paid")]);
		await expectUntouched();
	});

	test("where nobody says the plan it is asked once, and the platform has the last word", async () => {
		await platform.set({ plan: "free", tellsPlan: false });
		expect((await machine.deploy()).code).toBe(1);
		await expectUntouched();
		const { code, output } = await machine.deploy("--yes");
		expect([code, output]).toEqual([1, expect.stringContaining("plano gratuito")]);
	});

	test("an account without a workers.dev address gets one when it is named", async () => {
		await platform.set({ subdomain: null });
		expect((await machine.deploy()).code).toBe(1);
		await expectUntouched();
		const { code, output } = await machine.deploy("--subdomain", "minha-equipe");
		expect(code, output).toBe(0);
		expect(output).toContain("https://prosa.minha-equipe.workers.dev/setup?link=");
	});

	test("a Worker of that name that is something else stays", async () => {
		expect((await machine.deploy("--name", "site")).code).toBe(0);
		await platform.forget("site", "WORKSPACE_HUB");
		const { code, output } = await machine.deploy("--name", "site");
		expect([code, output]).toEqual([1, expect.stringContaining("não é um Prosa")]);
	});

	test("a token that may not look at R2 deploys without files, and takes none away that are there", async () => {
		const DENIED = ["GET /r2/buckets/:bucket", "POST /r2/buckets"];
		await platform.set({ denied: DENIED });
		const { code, output } = await machine.deploy();
		expect(code, output).toBe(0);
		expect(output).toContain("Workers R2 Storage (editar)");
		expect(await settingsOf()).not.toHaveProperty("MEDIA");
		await platform.set({ denied: [] });
		expect((await machine.deploy()).code).toBe(0);
		await platform.set({ denied: DENIED });
		const later = await machine.deploy();
		expect(later.code, later.output).toBe(0);
		expect(later.output).not.toContain("Workers R2 Storage (editar)");
		expect(await settingsOf()).toHaveProperty("MEDIA");
	});

	test("in a CI neither the key nor the link is shown, and a key has to be given", async () => {
		expect((await machine.deployWith({ CI: "true" })).code).toBe(1);
		await expectUntouched();
		const MASTER_KEY = "k".repeat(43);
		const { code, output } = await machine.deployWith({ CI: "true", MASTER_KEY });
		expect(code, output).toBe(0);
		expect(output).not.toContain(MASTER_KEY);
		expect(shownIn(output)).toEqual({ key: null, token: null });
		const link = await machine.deploy("--link");
		expect(shownIn(link.output).token).toMatch(/^[\w-]{43}$/);
	});
});
