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
	const line = await new Promise<string>((resolve, reject) => {
		const timer = setTimeout(() => reject(new Error(`${args[0]} is not ready`)), READY_MS);
		child.stdout.once("data", (bytes: Buffer) => {
			clearTimeout(timer);
			resolve(bytes.toString());
		});
		child.once("exit", (code) => reject(new Error(`${args[0]} ended with ${code}`)));
	});
	child.stdout.pipe(output);
	// A browser that does not know the certificate yet ends its first connection, which the runtime complains of.
	child.stderr.pipe(output);
	return { child, line };
}

/** A copy of the build that says to be another one, as the next release does. */
function copyBuild(folder: string, name: string, build: string | null): string {
	const app = path.join(folder, name);
	cpSync(inRoot("build"), app, { recursive: true });
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
	mkdirSync(path.join(folder, "state", "data"), { recursive: true });
	const [key, cert] = [path.join(folder, "key.pem"), path.join(folder, "cert.pem")];
	const pair = await generate([{ name: "commonName", value: "localhost" }], {
		keyType: "ec",
		extensions: [{ name: "subjectAltName", altNames: [{ type: 2, value: "localhost" }] }],
	});
	writeFileSync(key, pair.private);
	writeFileSync(cert, pair.cert);
	const emulator = await start(
		path.join(folder, "gateway.log"),
		["tests/emulators/evolution/main.ts", "--api-key", GATEWAY_KEY],
		// The emulator trusts the deployment's certificate, as a gateway trusts a real one.
		{ NODE_EXTRA_CA_CERTS: cert },
	);
	const gateway = (JSON.parse(emulator.line) as { url: string }).url;
	const serve = (app: string) =>
		start(path.join(folder, "server.log"), [
			"tests/support/production/server.ts",
			`--port=${port}`,
			`--data=${path.join(folder, "state", "data")}`,
			`--app=${app}`,
			`--gateway=${gateway}`,
			`--key=${key}`,
			`--cert=${cert}`,
		]);
	let server = await serve(copyBuild(folder, "app", null));
	return {
		url: `https://localhost:${port}`,
		gateway,

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
			return `https://localhost:${port}/setup?link=${token}`;
		},

		/** The next release on the same data: every socket drops, as on the platform. */
		async upgrade(): Promise<void> {
			await stop(server.child);
			server = await serve(copyBuild(folder, "next", "0000000000000000"));
		},

		async stop(): Promise<void> {
			await Promise.all([stop(server.child), stop(emulator.child)]);
		},
	};
}
