/** What is typed after `npm run deploy --`. */
import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { inRoot } from "../local/paths.mjs";
import { isSubdomain, namesOf } from "./names.mjs";
import { locationOf } from "./regions.mjs";
import { WORDS } from "./words.mjs";

const FLAGS = {
	"dry-run": { type: "boolean", default: false },
	yes: { type: "boolean", short: "y", default: false },
	name: { type: "string" },
	env: { type: "string" },
	region: { type: "string" },
	subdomain: { type: "string" },
	paid: { type: "boolean", default: false },
	link: { type: "boolean", default: false },
	"close-workers-dev": { type: "boolean", default: false },
	"show-secrets": { type: "boolean", default: false },
	help: { type: "boolean", default: false },
};

/** The name in wrangler.toml; the platform's own builds may set another in its place. */
function configuredName(env) {
	const [, name] = /^name = "([^"]+)"$/m.exec(readFileSync(inRoot("wrangler.toml"), "utf8")) ?? [];
	return env.WRANGLER_CI_OVERRIDE_NAME || name;
}

/**
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @returns {{ problem: string } | { options: Options }} `problem`: what is wrong, in words
 * @typedef {{ names: NonNullable<ReturnType<typeof namesOf>>, isDryRun: boolean, isYes: boolean, isPaid: boolean,
 *   isLink: boolean, closesWorkersDev: boolean, showsSecrets: boolean, isHelp: boolean,
 *   location: string | null, subdomain: string | null }} Options
 */
export function readOptions(args, env) {
	let values;
	try {
		({ values } = parseArgs({ args, options: FLAGS }));
	} catch (error) {
		return { problem: WORDS.unknownOption(error.message) };
	}
	const names = namesOf({ name: values.name ?? configuredName(env), env: values.env });
	if (names === null) return { problem: WORDS.badName };
	const location = values.region === undefined ? null : locationOf(values.region);
	if (location === undefined) return { problem: WORDS.badRegion(values.region) };
	const subdomain = values.subdomain ?? null;
	if (subdomain !== null && !isSubdomain(subdomain)) return { problem: WORDS.badSubdomain };
	return {
		options: {
			names,
			location,
			subdomain,
			isDryRun: values["dry-run"],
			// Whoever pressed the platform's button cannot be asked any more.
			isYes: values.yes || env.WORKERS_CI === "1",
			isPaid: values.paid,
			isLink: values.link,
			closesWorkersDev: values["close-workers-dev"],
			showsSecrets: values["show-secrets"],
			isHelp: values.help,
		},
	};
}
