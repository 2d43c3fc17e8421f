/** Which installation a command means: the one of this folder, or a deployed one; and how its database is written. */
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { openAccount } from "../deploy/account.mjs";
import { wranglerIn } from "../deploy/deliver.mjs";
import { reachableAt } from "../deploy/emulated.mjs";
import { queryOf } from "../deploy/link.mjs";
import { namesOf } from "../deploy/names.mjs";
import { WORDS } from "../deploy/words.mjs";
import { stateFolder } from "../local/paths.mjs";

const DEFAULT_PORT = 8787;

/** What both commands understand besides their folder. */
export const FLAGS = {
	remote: { type: "boolean", default: false },
	name: { type: "string" },
	env: { type: "string" },
};

/**
 * Runs `work` with the installation.
 * @param {{ remote: boolean, name?: string, env?: string }} asked `remote`: the deployment of this name and environment;
 *   without it the one `npm start` serves from PROSA_STATE at PORT
 * @param {(place: Place) => Promise<number>} work
 * @returns {Promise<number>} the exit code; why there is no installation was printed
 * @typedef {{ url: string, query: (sql: string) => Promise<unknown> }} Place
 */
export async function withPlace({ remote, name, env }, work) {
	if (!remote) {
		const url = `http://localhost:${process.env.PORT || DEFAULT_PORT}`;
		return work({ url, query: async (sql) => writeLocally(stateFolder(), sql) });
	}
	const names = namesOf({ name, env });
	if (names === null) return refuse(WORDS.badName);
	const scratch = mkdtempSync(path.join(tmpdir(), "prosa-backup-"));
	try {
		const place = await findDeployed(names.worker, scratch);
		return "problem" in place ? refuse(place.problem) : await work(place);
	} finally {
		rmSync(scratch, { recursive: true, force: true });
	}
}

async function findDeployed(worker, scratch) {
	const opened = await openAccount({ wrangler: wranglerIn(scratch), env: process.env });
	if ("problem" in opened) return opened;
	const { api, account } = opened;
	const settings = await api.find(`/accounts/${account}/workers/scripts/${worker}/settings`);
	if (settings === null) return { problem: WORDS.notThere(worker) };
	const bindingOf = (wanted) => settings.bindings.find((binding) => binding.name === wanted);
	const database = bindingOf("DB");
	const url = bindingOf("PUBLIC_URL")?.text;
	if (!database || !url) return { problem: WORDS.notThere(worker) };
	return {
		url: reachableAt(url, process.env),
		query: queryOf(api, account, database.id ?? database.database_id),
	};
}

/** The server may be running: SQLite lets two processes take turns. */
function writeLocally(state, statement) {
	const folder = path.join(state, "data", "v3", "d1", "miniflare-D1DatabaseObject");
	for (const file of readdirSync(folder).filter((name) => /^[0-9a-f]{64}\.sqlite$/.test(name))) {
		const database = new DatabaseSync(path.join(folder, file), { timeout: 10_000 });
		try {
			const has = database
				.prepare("SELECT 1 FROM sqlite_master WHERE name = 'operator_keys'")
				.get();
			if (has) return void database.exec(statement);
		} finally {
			database.close();
		}
	}
	throw new Error(`Não há um banco do Prosa em ${state}.`);
}

function refuse(sentence) {
	console.error(sentence);
	return 1;
}
