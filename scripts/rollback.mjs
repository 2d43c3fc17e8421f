/** `npm run rollback`: the code of before serves again. The data stays as it is. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { openAccount } from "./deploy/account.mjs";
import { askYes } from "./deploy/ask.mjs";
import { CloudflareError } from "./deploy/cloudflare.mjs";
import { endOf, wranglerIn } from "./deploy/deliver.mjs";
import { namesOf } from "./deploy/names.mjs";
import { findBefore, knowsPresentKey, listServed } from "./deploy/versions.mjs";
import { waitUntilWell } from "./deploy/wait.mjs";
import { WORDS } from "./deploy/words.mjs";
import { runOnOwnNode } from "./setup.mjs";

const SAY = WORDS.rollback;
const FLAGS = {
	list: { type: "boolean", default: false },
	to: { type: "string" },
	name: { type: "string" },
	env: { type: "string" },
	yes: { type: "boolean", short: "y", default: false },
	help: { type: "boolean", default: false },
};

await runOnOwnNode(import.meta.url, async (args) => {
	let values;
	try {
		({ values } = parseArgs({ args, options: FLAGS }));
	} catch (error) {
		return refuse(`${error.message}\n\n${SAY.help}`);
	}
	if (values.help) return say(SAY.help);
	const names = namesOf({ name: values.name, env: values.env });
	if (names === null) return refuse(WORDS.badName);
	const scratch = mkdtempSync(path.join(tmpdir(), "prosa-rollback-"));
	try {
		return await rollBack({ ...values, worker: names.worker }, scratch);
	} catch (error) {
		if (!(error instanceof CloudflareError)) throw error;
		return refuse(error.isForbidden ? WORDS.permissions : WORDS.apiRefused(error));
	} finally {
		rmSync(scratch, { recursive: true, force: true });
	}
});

async function rollBack({ worker, list, to, yes }, scratch) {
	const opened = await openAccount({ wrangler: wranglerIn(scratch), env: process.env });
	if ("problem" in opened) return refuse(opened.problem);
	const { api, account } = opened;
	const script = `/accounts/${account}/workers/scripts/${worker}`;
	const deployed = await api.find(`${script}/deployments`);
	if (deployed === null) return refuse(WORDS.notThere(worker));
	const { items } = await api.get(`${script}/versions`);
	const listed = listServed(items, deployed.deployments);
	console.log(listed.map(SAY.line).join("\n"));
	if (list) return 0;
	const target = to ? (listed.find(({ id }) => id === to) ?? null) : findBefore(listed);
	if (target === null) return refuse(to ? SAY.unknownVersion(to) : SAY.nothingBefore);
	const bindingsOf = async (id) => (await api.get(`${script}/versions/${id}`)).resources.bindings;
	const serving = await bindingsOf(listed.find(({ isServing }) => isServing).id);
	const there = await bindingsOf(target.id);
	if (!knowsPresentKey(serving, there)) return refuse(SAY.unknownKey);
	console.log(SAY.about(target));
	if (!yes && (await askYes(SAY.ask)) === false) return refuse(WORDS.declined);
	const wrangler = wranglerIn(scratch, { CLOUDFLARE_ACCOUNT_ID: account });
	const message = ["--message", "npm run rollback", "--yes"];
	const { code, output } = await wrangler(["rollback", target.id, "--name", worker, ...message]);
	if (code !== 0) return refuse(`${endOf(output)}\n${SAY.failed}`);
	const url = there.find(({ name }) => name === "PUBLIC_URL")?.text;
	if (!url) return say(SAY.healthUnknown);
	const health = await waitUntilWell(url, { isNew: false, env: process.env });
	if (health.kind === "well") return say(SAY.done(url));
	return refuse(WORDS.unhealthy(url, health.kind === "unwell" ? health.text : "sem resposta"));
}

function say(text) {
	console.log(text);
	return 0;
}

function refuse(text) {
	console.error(text);
	return 1;
}
