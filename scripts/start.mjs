/** `npm start`: install, build, migrate, serve, seed, run the crons. PORT and PROSA_STATE choose where. */
import { mkdirSync } from "node:fs";
import { ensureBuilt } from "./local/build.mjs";
import { runCrons } from "./local/crons.mjs";
import { migrateLocal } from "./local/database.mjs";
import { stateFolder } from "./local/paths.mjs";
import { listSignIns, seedOnce } from "./local/seed.mjs";
import { cronsOf, HOST, installBundle, isFree, serve, tail } from "./local/serve.mjs";
import { writeSettings } from "./local/settings.mjs";
import { claimState } from "./local/state.mjs";
import { runOnOwnNode } from "./setup.mjs";

const DEFAULT_PORT = 8787;
const PARENT_CHECK_MS = 1_000;

await runOnOwnNode(import.meta.url, async () => {
	const port = Number(process.env.PORT || DEFAULT_PORT);
	if (!Number.isInteger(port) || port < 1 || port > 65_535)
		return refuse(`PORT=${process.env.PORT} não é uma porta.`);
	if (!(await isFree(port)))
		return refuse(`A porta ${port} está em uso. Escolha outra: PORT=8788 npm start`);
	const state = stateFolder();
	mkdirSync(state, { recursive: true, mode: 0o700 });
	const release = claimState(state);
	if (release === null)
		return refuse(`Outro servidor usa ${state}. Escolha outra pasta: PROSA_STATE=… npm start`);
	try {
		return await serveUntilStopped({ port, state });
	} finally {
		release();
	}
});

async function serveUntilStopped({ port, state }) {
	const stopping = untilAskedToStop();
	const build = await ensureBuilt();
	if (!build.ok) return refuse("A compilação falhou; a mensagem acima diz por quê.");
	if (!(await migrateLocal(state))) return 1;
	const app = installBundle({ state, hash: build.hash });
	const envFile = writeSettings({ state, port, environment: "local" });
	let server;
	try {
		server = await serve({ state, port, envFile, app });
	} catch (error) {
		return refuse(error.message);
	}
	const died = new Promise((resolve) => server.child.once("exit", () => resolve("died")));
	const url = `http://localhost:${port}`;
	const isSeeded = await seedOnce({ state, url: `http://${HOST}:${port}` });
	const stopCrons = runCrons({ url: `http://${HOST}:${port}`, crons: cronsOf(app) });
	console.log(`Prosa pronta: ${url}`);
	if (isSeeded) console.log(`Entradas de demonstração:\n${listSignIns().join("\n")}`);
	const reason = await Promise.race([stopping, died]);
	stopCrons();
	if (reason === "died")
		return refuse(`O servidor parou sozinho. Fim de ${server.logFile}:\n${tail(server.logFile)}`);
	await server.stop();
	return 0;
}

/** Resolves at Ctrl+C, at SIGTERM, or when whoever started us is gone. */
function untilAskedToStop() {
	return new Promise((resolve) => {
		for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"])
			process.on(signal, () => resolve("asked"));
		const parent = process.ppid;
		setInterval(() => process.ppid !== parent && resolve("asked"), PARENT_CHECK_MS).unref();
	});
}

function refuse(sentence) {
	console.error(sentence);
	return 1;
}
