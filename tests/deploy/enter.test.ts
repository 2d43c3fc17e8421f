/** The long form: from one command to the first administrator, in what was really uploaded. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { CloudflareEmulator } from "#tests/emulators/cloudflare/start.ts";
import { type Running, runDeployed } from "./running.ts";
import { createMachine, type Machine, shownIn, startPlatform } from "./scripts.ts";

const HOST = "prosa.equipe.workers.dev";
const ANA = {
	fullName: "Ana Souza",
	email: "ana@loja-aurora.example",
	password: "janela verde 31",
	workspaceName: "Loja Aurora",
	region: "sam",
	language: "pt",
};

describe.skipIf(process.env["PROSA_LONG"] !== "1")("what was deployed", () => {
	let platform: CloudflareEmulator;
	let machine: Machine;
	let running: Running;
	let token: string | null;
	beforeAll(async () => {
		platform = await startPlatform();
		machine = createMachine(platform.url);
		const { code, output } = await machine.deploy();
		if (code !== 0) throw new Error(output);
		({ token } = shownIn(output));
		running = await runDeployed(platform, "prosa", HOST);
	});
	afterAll(async () => {
		await running.stop();
		await platform.stop();
		machine.discard();
	});

	test("P01 the printed link lets the first administrator in, once", async () => {
		const sent = await running.ask(`/setup?link=${token}`);
		expect([sent.status, sent.location]).toEqual([302, `/setup/enter?link=${token}`]);
		const entered = await running.ask(sent.location, { form: { ...ANA, token } });
		expect([entered.status, entered.location]).toEqual([302, "/setup"]);
		const page = await running.ask("/setup", { cookie: entered.cookie });
		expect([page.status, page.text]).toEqual([200, expect.stringContaining("<h1")]);
		const late = await running.ask(sent.location, {
			form: { ...ANA, token, email: "b@b.example" },
		});
		expect(late.status).toBe(400);
	});
});
