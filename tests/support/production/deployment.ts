/** A deployment on this machine: the build in production over TLS, its gateway's emulator, and what its operator does to it. */
import { type ChildProcess, spawn } from "node:child_process";
import { createHash, randomBytes } from "node:crypto";
import {
	cpSync,
	createWriteStream,
	mkdirSync,
	readdirSync,
	readFileSync,
	writeFileSync,
} from "node:fs";
import path from "node:path";
import { generate } from "selfsigned";
import { inRoot } from "#scripts/local/paths.mjs";
import { stop } from "#scripts/local/process.mjs";
import { withDatabase } from "../database.ts";

const HOUR_MS = 60 * 60_000;
const READY_MS = 120_000;
export const GATEWAY_KEY = "chave-do-servidor-da-equipe";

/** Starts a program of the tests and resolves with its first line. What it says goes to `log`. */
async function start(
	log: string,
	args: string[],
	env: Record<string, string> = {},
): Promise<{ child: ChildProcess; line: string }> {
	const output = createWriteStream(log, { flags: "a" });
	const child = spawn(process.execPath, args, {
		cwd: inRoot("."),
		stdio: ["ignore", "pipe", "pipe"],
		env: { ...process.env, ...env },
	});
	// A browser that does not know the certificate yet ends its first connection, which the runtime complains of.
	child.stderr.pipe(output);
	let complaints = "";
	child.stderr.on("data", (bytes: Buffer) => (complaints += bytes.toString()));
	const line = await new Promise<string>((resolve, reject) => {
		const timer = setTimeout(() => reject(new Error(`${args[0]} is not ready`)), READY_MS);
		child.stdout.once("data", (bytes: Buffer) => {
			clearTimeout(timer);
			resolve(bytes.toString());
		});
		child.once("close", (code) =>
			reject(new Error(`${args[0]} ended with ${code}: ${complaints}`)),
		);
	});
	child.stdout.pipe(output);
	return { child, line };
}

/** A certificate that the test makes for these names, first of all `localhost`. */
export async function makeCertificate(folder: string, names: readonly string[]) {
	const certificate = { key: path.join(folder, "key.pem"), cert: path.join(folder, "cert.pem") };
	const pair = await generate([{ name: "commonName", value: "localhost" }], {
		keyType: "ec",
		extensions: [{ name: "subjectAltName", altNames: names.map((value) => ({ type: 2, value })) }],
	});
	writeFileSync(certificate.key, pair.private);
	writeFileSync(certificate.cert, pair.cert);
	return certificate;
}
export type Certificate = Awaited<ReturnType<typeof makeCertificate>>;

/** A team's own gateway. It trusts the deployment's certificate, as it would trust a real one. */
export async function startGateway(folder: string, { cert }: Certificate, ...options: string[]) {
	const { child, line } = await start(
		path.join(folder, "gateway.log"),
		["tests/emulators/evolution/main.ts", "--api-key", GATEWAY_KEY, ...options],
		{ NODE_EXTRA_CA_CERTS: cert },
	);
	const { url } = JSON.parse(line) as { url: string };
	return { url, stop: () => stop(child) };
}

/** Runs the build in `app` at `port` (server.ts); its data stays in `folder`. @returns what stops it */
export async function serveInProduction(
	folder: string,
	{ app, port, gateway, key, cert }: Certificate & { app: string; port: number; gateway: string },
): Promise<() => Promise<void>> {
	const data = path.join(folder, "state", "data");
	mkdirSync(data, { recursive: true });
	const options = { app, data, port, gateway, key, cert };
	const { child } = await start(path.join(folder, "server.log"), [
		"tests/support/production/server.ts",
		...Object.entries(options).map(([name, value]) => `--${name}=${value}`),
	]);
	return () => stop(child);
}

/** A copy of the build that says to be another one, as the next release does. */
function copyBuild(
	folder: string,
	{ name, settings, build }: { name: string; settings: string; build: string | null },
): string {
	const app = path.join(folder, name);
	cpSync(inRoot("build"), app, { recursive: true });
	writeFileSync(path.join(app, "secrets.env"), settings);
	if (build === null) return app;
	// The hash of its sources, as vite.config.ts puts it in.
	const known = readFileSync(inRoot("build", ".sources"), "utf8").slice(0, 16);
	for (const file of readdirSync(path.join(app, "server", "assets"))) {
		const place = path.join(app, "server", "assets", file);
		const text = readFileSync(place, "utf8");
		if (text.includes(known)) writeFileSync(place, text.replaceAll(known, build));
	}
	return app;
}

/** @param folder an empty one; @param port a free one */
export async function deploy(folder: string, port: number) {
	const url = `https://localhost:${port}`;
	const certificate = await makeCertificate(folder, ["localhost"]);
	const gateway = await startGateway(folder, certificate);
	const settings = [
		"PROSA_ENV=production",
		`PUBLIC_URL=${url}`,
		"AUTH_SECRET=auth-secret-of-a-deployment-that-lives-for-a-minute",
		"MASTER_KEY=master-key-of-a-deployment-that-lives-for-a-minute",
	].join("\n");
	const serve = (name: string, build: string | null) =>
		serveInProduction(folder, {
			...certificate,
			app: copyBuild(folder, { name, settings, build }),
			port,
			gateway: gateway.url,
		});
	let stopServer = await serve("app", null).catch(async (error: unknown) => {
		await gateway.stop();
		throw error;
	});
	return {
		url,
		gateway: gateway.url,

		/** What the deploy prints at its end, and `npm run deploy -- --link` later. */
		drawLink(): string {
			const token = randomBytes(32).toString("base64url");
			const hash = createHash("sha256").update(token).digest("hex");
			withDatabase(folder, (database) =>
				database
					.prepare(
						"insert into operator_keys (token_hash, purpose, created_at, expires_at) values (?, 'setup', ?, ?)",
					)
					.run(hash, Date.now(), Date.now() + HOUR_MS),
			);
			return `${url}/setup?link=${token}`;
		},

		/** The next release on the same data: every socket drops, as on the platform. */
		async upgrade(): Promise<void> {
			await stopServer();
			stopServer = await serve("next", "0000000000000000");
		},

		async stop(): Promise<void> {
			await Promise.all([stopServer(), gateway.stop()]);
		},
	};
}
