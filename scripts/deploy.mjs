/**
 * `npm run deploy`: finds what is there, makes what is missing, migrates, sends the code, asks for health. Every step may
 * fail and the command be repeated, from any machine: what a deployment has is read from the platform, not from here.
 */
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { openAccount } from "./deploy/account.mjs";
import { askYes } from "./deploy/ask.mjs";
import { CloudflareError } from "./deploy/cloudflare.mjs";
import {
	endOf,
	migrate,
	prepareBundle,
	readBundleConfig,
	removeSettings,
	send,
	wranglerIn,
} from "./deploy/deliver.mjs";
import { finish, printLink } from "./deploy/finish.mjs";
import { readOptions } from "./deploy/options.mjs";
import { planWith } from "./deploy/plan-with.mjs";
import { makeResources } from "./deploy/resources.mjs";
import { drawKeys, printsOf, readPendingKeys } from "./deploy/settings.mjs";
import { WORDS } from "./deploy/words.mjs";
import { ensureBuilt } from "./local/build.mjs";
import { inRoot } from "./local/paths.mjs";
import { runOnOwnNode } from "./setup.mjs";

await runOnOwnNode(import.meta.url, async (args) => {
	const read = readOptions(args, process.env);
	if ("problem" in read) return refuse(read.problem);
	if (read.options.isHelp) return say(WORDS.help);
	const scratch = mkdtempSync(path.join(tmpdir(), "prosa-deploy-"));
	try {
		return await deploy(read.options, scratch);
	} catch (error) {
		if (!(error instanceof CloudflareError)) throw error;
		if (error.isForbidden) console.error(WORDS.permissions);
		return refuse(`${WORDS.apiRefused(error)}\n${WORDS.stopped}`);
	} finally {
		rmSync(scratch, { recursive: true, force: true });
	}
});

async function deploy(options, scratch) {
	const opened = await openAccount({ wrangler: wranglerIn(scratch), env: process.env });
	const isTrial = options.isDryRun && !options.isLink;
	if ("problem" in opened && !(isTrial && opened.isNobody)) return refuse(opened.problem);
	if (options.isLink) return printLink({ ...opened, options });
	const build = await ensureBuilt();
	if (!build.ok) return refuse(WORDS.buildFailed);
	const bundle = readBundleConfig();
	const migrations = readdirSync(inRoot("migrations")).filter((name) => name.endsWith(".sql"));
	const planned = await planWith({ ...opened, options, bundle, migrations: migrations.toSorted() });
	if ("problem" in planned) return refuse(planned.problem);
	const { plan, settings, formerUrl } = planned;
	console.log(`${WORDS.planTitle(options.names.worker, plan.isFirst)}\n${WORDS.plan(plan)}`);
	if (options.isDryRun) return say(WORDS.dryRun);
	const declined = await confirm(plan, options);
	if (declined !== null) return refuse(declined);

	const { ids, lacks } = await makeResources({ ...opened, plan });
	const pending = plan.secrets.draw.length > 0 ? drawKeys(options.names.worker) : null;
	const drawn = plan.secrets.draw.map((name) => [name, pending[name]]);
	const secrets = { ...settings.values, ...Object.fromEntries(drawn) };
	const keys = secrets.MASTER_KEY ? printsOf(secrets.MASTER_KEY) : (plan.secrets.keys ?? []);
	const wrangler = wranglerIn(scratch, { CLOUDFLARE_ACCOUNT_ID: opened.account });
	const known = { ids, keys, account: opened.account, worker: options.names.worker };
	const config = await prepareBundle({ scratch, build: build.id, plan, bundle, known, formerUrl });
	const step = { wrangler, scratch, config };
	// The database takes what is new before the code that asks for it; the code of before does not mind.
	if (plan.migrations.length > 0) {
		console.log(WORDS.migrating(plan.migrations.length));
		if (!succeeded(await migrate(step))) return 1;
	}
	console.log(WORDS.sending);
	if (!succeeded(await send({ ...step, build: build.id, secrets }))) return 1;
	if (plan.secrets.remove.length > 0) {
		console.log(WORDS.removing(plan.secrets.remove));
		if (!succeeded(await removeSettings({ ...step, names: plan.secrets.remove }))) return 1;
	}
	return finish({
		...opened,
		options,
		plan,
		ids,
		lacks,
		keys,
		pending: readPendingKeys(options.names.worker),
	});
}

/** @returns {Promise<string | null>} why nothing is done, in words; null: go on */
async function confirm(plan, { isYes }) {
	if (!plan.doubtsPlan || isYes) return null;
	console.log(WORDS.doubtsPlan);
	const answer = await askYes(WORDS.askPlan);
	if (answer === null) return WORDS.needsYes;
	return answer ? null : WORDS.declined;
}

function succeeded({ code, output }) {
	if (code !== 0) console.error(`${endOf(output)}\n${WORDS.stopped}`);
	return code === 0;
}

function say(text) {
	console.log(text);
	return 0;
}

function refuse(text) {
	console.error(text);
	return 1;
}
