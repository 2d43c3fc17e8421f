/** Runs on this machine exactly what was uploaded to the emulator, in production and over TLS, at its own address. */
import { spawn } from "node:child_process";
import { mkdtempSync, openSync, rmSync } from "node:fs";
import { request } from "node:https";
import { tmpdir } from "node:os";
import path from "node:path";
import { wranglerIn } from "#scripts/deploy/deliver.mjs";
import { OWN_NODE } from "#scripts/local/paths.mjs";
import { delay, stop } from "#scripts/local/process.mjs";
import { findFreePort, tail } from "#scripts/local/serve.mjs";
import { WRANGLER, wranglerEnvironment } from "#scripts/local/wrangler.mjs";
import type { CloudflareEmulator } from "#tests/emulators/cloudflare/start.ts";

const READY_TIMEOUT_MS = 120_000;
const ANSWER_TIMEOUT_MS = 60_000;

export interface Answered {
	status: number;
	location: string;
	/** `name=value` pairs of Set-Cookie, as a Cookie header sends them back. */
	cookie: string;
	text: string;
}

export interface Running {
	/** A request to the deployment's own address; a form is posted from there. */
	ask: (path: string, options?: { form?: object; cookie?: string }) => Promise<Answered>;
	stop: () => Promise<void>;
}

/** The database is what the emulator holds at this moment; afterwards the two go apart. */
export async function runDeployed(
	platform: CloudflareEmulator,
	script: string,
	host: string,
): Promise<Running> {
	const folder = mkdtempSync(path.join(tmpdir(), "prosa-deployed-"));
	await platform.save(script, folder);
	const config = ["--config", path.join(folder, "server", "wrangler.json")];
	const data = ["--persist-to", path.join(folder, "data")];
	const sql = ["--file", path.join(folder, "database.sql")];
	const filled = await wranglerIn(folder)([
		"d1",
		"execute",
		"DB",
		"--local",
		"--yes",
		...sql,
		...data,
		...config,
	]);
	if (filled.code !== 0) throw new Error(filled.output);
	const port = await findFreePort();
	const log = path.join(folder, "server.log");
	const output = openSync(log, "w");
	const served = ["--ip", "127.0.0.1", "--port", String(port), "--local-protocol", "https"];
	const quiet = ["--inspector-port", "0", "--local", "--show-interactive-dev-session=false"];
	const secrets = ["--env-file", path.join(folder, "secrets.env")];
	const child = spawn(
		OWN_NODE,
		[WRANGLER, "dev", ...config, ...data, ...served, ...quiet, ...secrets],
		{
			cwd: folder,
			stdio: ["ignore", output, output],
			env: { ...process.env, ...wranglerEnvironment(folder), CI: "1" },
		},
	);
	const running: Running = {
		ask: (place, options = {}) => ask(port, host, place, options),
		stop: async () => {
			await stop(child);
			rmSync(folder, { recursive: true, force: true });
		},
	};
	const deadline = Date.now() + READY_TIMEOUT_MS;
	while (
		!(await running.ask("/api/health").then(
			({ status }) => status === 200,
			() => false,
		))
	) {
		if (Date.now() > deadline || child.exitCode !== null) {
			const end = tail(log);
			await running.stop();
			throw new Error(`What was deployed does not run:\n${end}`);
		}
		await delay(200);
	}
	return running;
}

function ask(
	port: number,
	host: string,
	place: string,
	{ form, cookie }: { form?: object; cookie?: string },
): Promise<Answered> {
	const body = form ? String(new URLSearchParams(Object.entries(form))) : null;
	return new Promise((resolve, reject) => {
		const asked = request(
			{
				host: "127.0.0.1",
				port,
				path: place,
				method: body === null ? "GET" : "POST",
				servername: host,
				// The runtime draws a certificate for itself.
				rejectUnauthorized: false,
				timeout: ANSWER_TIMEOUT_MS,
				headers: {
					host,
					...(cookie ? { cookie } : {}),
					...(body === null
						? {}
						: {
								origin: `https://${host}`,
								"content-type": "application/x-www-form-urlencoded",
								"content-length": Buffer.byteLength(body),
							}),
				},
			},
			(response) => {
				let text = "";
				response.setEncoding("utf8");
				response.on("data", (part: string) => (text += part));
				response.on("end", () =>
					resolve({
						status: response.statusCode ?? 0,
						location: response.headers.location ?? "",
						cookie: (response.headers["set-cookie"] ?? [])
							.map((one) => one.split(";")[0])
							.join("; "),
						text,
					}),
				);
			},
		);
		asked.on("error", reject);
		asked.on("timeout", () => asked.destroy(new Error(`no answer to ${place}`)));
		asked.end(body ?? undefined);
	});
}
