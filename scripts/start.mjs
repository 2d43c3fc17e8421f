/** `npm start`: install, build, migrate, serve, seed, run the crons. PORT and PROSA_STATE choose where. */
import { mkdirSync } from "node:fs";
import { ensureBuilt } from "./local/build.mjs";
import { announceStart, runCrons } from "./local/crons.mjs";
import { migrateLocal } from "./local/database.mjs";
import { keysOf } from "./local/keys.mjs";
import { stateFolder } from "./local/paths.mjs";
import { listSignIns, seedOnce } from "./local/seed.mjs";
import { cronsOf, HOST, installBundle, isFree, serve, tail } from "./local/serve.mjs";
import { writeSettings } from "./local/settings.mjs";
import { claimState } from "./local/state.mjs";
import { keepServing } from "./local/watch.mjs";
import { runOnOwnNode } from "./setup.mjs";

const DEFAULT_PORT = 8787;
const PARENT_CHECK_MS = 1_000;
const NOTE_EVERY_MS = 500;

await runOnOwnNode(import.meta.url, async () => {
	const port = Number(process.env.PORT || DEFAULT_PORT);
	if (!Number.isInteger(port) || port < 1 || port > 65_535)
		return refuse(`PORT=${process.env.PORT} não é uma porta.`);
	const state = stateFolder();
	mkdirSync(state, { recursive: true, mode: 0o700 });
	const claim = await claimState(state);
	if ("heldBy" in claim)
		return refuse(
			`Outro servidor (processo ${claim.heldBy}) usa ${state}. Encerre-o, ou escolha outra pasta: PROSA_STATE=… npm start`,
		);
	try {
		if (!(await isFree(port)))
			return refuse(`A porta ${port} está em uso. Escolha outra: PORT=8788 npm start`);
		return await serveUntilStopped({ port, state, claim });
	} finally {
		claim.release();
	}
});

async function serveUntilStopped({ port, state, claim }) {
	const stopping = untilAskedToStop();
	let keys;
	try {
		keys = keysOf(state);
	} catch (error) {
		return refuse(error.message);
	}
	const build = await ensureBuilt();
	if (!build.ok) return refuse("A compilação falhou; a mensagem acima diz por quê.");
	if (!(await migrateLocal(state))) return 1;
	const app = await installBundle({ state, build: build.id });
	const envFile = writeSettings({ state, port, environment: "local", keys });
	const start = async () => {
		// From the first moment on: whoever kills us meanwhile leaves a server that must be known.
		const noting = setInterval(() => claim.note(), NOTE_EVERY_MS);
		try {
			const server = await serve({ state, port, envFile, app });
			void announceStart(`http://${HOST}:${port}`);
			return server;
		} finally {
			clearInterval(noting);
			claim.note();
		}
	};
	const url = `http://localhost:${port}`;
	let stopCrons = () => {};
	try {
		const first = await start();
		// A backup is restored where nobody lives.
		const isSeeded =
			process.env.PROSA_DEMO !== "off" &&
			(await seedOnce({ state, url: `http://${HOST}:${port}` }));
		stopCrons = runCrons({ url: `http://${HOST}:${port}`, crons: cronsOf(app) });
		console.log(`Prosa pronta: ${url}`);
		if (isSeeded) console.log(`Entradas de demonstração:\n${listSignIns().join("\n")}`);
		const { server, isAsked } = await keepServing({
			server: first,
			restart: async () => {
				await claim.endNoted();
				return start();
			},
			port,
			stopping,
			// The runtime replaces its own processes now and then.
			onLook: claim.note,
			say: (sentence) => console.warn(sentence),
		});
		await server.stop();
		return isAsked
			? 0
			: refuse(
					`O servidor não se mantém de pé. Fim de ${server.logFile}:\n${tail(server.logFile)}`,
				);
	} catch (error) {
		return refuse(error.message);
	} finally {
		stopCrons();
	}
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
