/** `npm run dev`: the same as `npm start`, from the sources, reloading. Data lives in the same state folder. */
import { spawn } from "node:child_process";
import { mkdirSync } from "node:fs";
import path from "node:path";
import { migrateLocal } from "./local/database.mjs";
import { keysOf } from "./local/keys.mjs";
import { MODULES, OWN_NODE, ROOT, stateFolder } from "./local/paths.mjs";
import { stop } from "./local/process.mjs";
import { listSignIns, seedOnce } from "./local/seed.mjs";
import { HOST, isFree, waitForHealth } from "./local/serve.mjs";
import { writeSettings } from "./local/settings.mjs";
import { claimState } from "./local/state.mjs";
import { wranglerEnvironment } from "./local/wrangler.mjs";
import { runOnOwnNode } from "./setup.mjs";

const DEFAULT_PORT = 8787;

await runOnOwnNode(import.meta.url, async () => {
	const port = Number(process.env.PORT || DEFAULT_PORT);
	const state = stateFolder();
	mkdirSync(state, { recursive: true, mode: 0o700 });
	const claim = await claimState(state);
	if ("heldBy" in claim)
		return refuse(
			`Outro servidor (processo ${claim.heldBy}) usa ${state}. Encerre-o, ou escolha outra pasta: PROSA_STATE=…`,
		);
	try {
		if (!(await isFree(port)))
			return refuse(`A porta ${port} está em uso. Escolha outra: PORT=8788 npm run dev`);
		const keys = keysOf(state);
		if (!(await migrateLocal(state))) return 1;
		writeSettings({ state, port, environment: "local", keys });
		return await serveSources({ state, port, claim });
	} catch (error) {
		return refuse(error.message);
	} finally {
		claim.release();
	}
});

async function serveSources({ state, port, claim }) {
	const cli = path.join(MODULES, "@react-router/dev/bin.cjs");
	const child = spawn(
		OWN_NODE,
		[cli, "dev", "--host", HOST, "--port", String(port), "--strictPort"],
		{
			cwd: ROOT,
			stdio: "inherit",
			env: { ...process.env, ...wranglerEnvironment(state), PROSA_DEV_STATE: state },
		},
	);
	for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => void stop(child));
	const ended = new Promise((resolve) => child.once("exit", resolve));
	const isReady = await Promise.race([waitForHealth(port), ended.then(() => false)]);
	claim.note();
	if (isReady && (await seedOnce({ state, url: `http://${HOST}:${port}` }))) {
		console.log(`Entradas de demonstração:\n${listSignIns().join("\n")}`);
	}
	const code = await ended;
	return code ?? 0;
}

function refuse(sentence) {
	console.error(sentence);
	return 1;
}
