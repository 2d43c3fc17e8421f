import { listConflicts } from "./config/conflicts.ts";
import { toConfig } from "./config/settings.ts";
import { Variables } from "./config/variables.ts";

export type Config = ReturnType<typeof toConfig>;

/** The configuration cannot be used. `problems` name variables, never their values. */
export class ConfigError extends Error {
	readonly problems: string[];
	constructor(problems: string[]) {
		super(`Configuration refused:\n${problems.map((problem) => `  - ${problem}`).join("\n")}`);
		this.name = "ConfigError";
		this.problems = problems;
	}
}

function parseConfig(env: object): Config {
	// `NAME=` in a settings file means "not set".
	const given = Object.entries(env).filter(([, value]) => value !== "");
	const parsed = Variables.safeParse(Object.fromEntries(given));
	if (!parsed.success)
		throw new ConfigError(
			parsed.error.issues.map((issue) => `${issue.path.join(".")} ${issue.message}`),
		);
	const conflicts = listConflicts(parsed.data);
	if (conflicts.length > 0) throw new ConfigError(conflicts);
	return toConfig(parsed.data);
}

const loaded = new WeakMap<object, Config>();

/**
 * The checked configuration of a Worker's or a Durable Object's `env`, parsed once per env. Throws ConfigError with
 * every problem; the Worker then serves only a maintenance page (A20, A22).
 */
export function loadConfig(env: object): Config {
	const known = loaded.get(env);
	if (known) return known;
	const config = parseConfig(env);
	loaded.set(env, config);
	return config;
}
