import { z } from "zod";
import {
	BILLING_VARIABLES,
	type BillingConfig,
	listBillingConflicts,
	toBilling,
} from "./config-billing.ts";
import {
	CHANNEL_VARIABLES,
	type ChannelsConfig,
	listChannelConflicts,
	toChannels,
} from "./config-channels.ts";
import { AGENT_VARIABLES, type AgentsConfig, toAgents } from "./config-agents.ts";
import { COMPANY_VARIABLES, type CompanyConfig, toCompany } from "./config-company.ts";
import {
	FACEBOOK_VARIABLES,
	type FacebookConfig,
	listFacebookConflicts,
	toFacebook,
} from "./config-facebook.ts";
import { listMailConflicts, MAIL_VARIABLES, type MailConfig, toMail } from "./config-mail.ts";
import {
	listSocialConflicts,
	SOCIAL_VARIABLES,
	type SocialConfig,
	toSocial,
} from "./config-social.ts";
import { HostList, Origin, SecretList } from "./config-values.ts";
import { listVendorConflicts, resolverOf, VENDOR_VARIABLES } from "./config-vendors.ts";
import {
	listWhatsAppConflicts,
	toWhatsApp,
	WHATSAPP_VARIABLES,
	type WhatsAppConfig,
} from "./config-whatsapp.ts";

const DEFAULT_PASSWORD_MIN = 8;
/** Spec 1, section 9. */
const LOWEST_PASSWORD_MIN = 6;
const DAY_MS = 24 * 60 * 60 * 1000;

export const ENVIRONMENTS = ["local", "test", "production"] as const;
export type Environment = (typeof ENVIRONMENTS)[number];

/** The checked configuration of a deployment. */
export interface Config
	extends
		WhatsAppConfig,
		ChannelsConfig,
		AgentsConfig,
		FacebookConfig,
		BillingConfig,
		CompanyConfig {
	env: Environment;
	/** Signs the cookie; the first is used, the others are still read (A26). */
	authSecrets: readonly [string, ...string[]];
	/** Wraps the workspaces' data keys; webhook secrets derive from it. */
	masterKey: string;
	/** `masterKey` first, then earlier ones that still open what they sealed. */
	masterKeys: readonly [string, ...string[]];
	/** Where people and gateways reach us: origin without a path. */
	publicUrl: string;
	simulator: boolean;
	/** Emulators in place of vendors, by host name. Empty in production. */
	vendorHosts: Record<string, string>;
	/** Says what a typed host stands for (H10); null: nobody is asked. */
	resolverUrl: string | null;
	/** Exact `host:port` pairs that may be private or plain http; empty in production. */
	allowedPrivateHosts: string[];
	passwordMin: number;
	mail: MailConfig;
	signIn: { idleMs: number; absoluteMs: number };
	social: SocialConfig;
}

/** The configuration cannot be used. `problems` name variables, never their values. */
export class ConfigError extends Error {
	readonly problems: string[];
	constructor(problems: string[]) {
		super(`Configuration refused:\n${problems.map((problem) => `  - ${problem}`).join("\n")}`);
		this.name = "ConfigError";
		this.problems = problems;
	}
}

const Variables = z.object({
	PROSA_ENV: z.enum(ENVIRONMENTS, { error: `must be one of ${ENVIRONMENTS.join(", ")}` }),
	AUTH_SECRET: SecretList,
	MASTER_KEY: SecretList,
	PUBLIC_URL: Origin.optional(),
	PORT: z.coerce.number("must be a port").int().min(1).max(65_535).default(8787),
	SIMULATOR: z.enum(["on", "off"], { error: "must be on or off" }).optional(),
	...WHATSAPP_VARIABLES,
	...AGENT_VARIABLES,
	...CHANNEL_VARIABLES,
	...VENDOR_VARIABLES,
	...FACEBOOK_VARIABLES,
	...BILLING_VARIABLES,
	ALLOWED_PRIVATE_HOSTS: HostList,
	PASSWORD_MIN: z.coerce
		.number("must be a number")
		.int()
		.min(LOWEST_PASSWORD_MIN, `must be at least ${LOWEST_PASSWORD_MIN}`)
		.max(64)
		.default(DEFAULT_PASSWORD_MIN),
	...MAIL_VARIABLES,
	...SOCIAL_VARIABLES,
	SIGN_IN_IDLE_DAYS: z.coerce.number("must be a number").min(1).max(365).default(30),
	SIGN_IN_ABSOLUTE_DAYS: z.coerce.number("must be a number").min(1).max(365).default(90),
	...COMPANY_VARIABLES,
});
type Variables = z.infer<typeof Variables>;

function listConflicts(v: Variables): string[] {
	const problems: string[] = [];
	if (v.MASTER_KEY.some((key) => v.AUTH_SECRET.includes(key)))
		problems.push("MASTER_KEY must differ from AUTH_SECRET");
	problems.push(...listWhatsAppConflicts(v, v.PROSA_ENV === "production"));
	problems.push(...listChannelConflicts(v, v.PROSA_ENV === "production"));
	problems.push(...listBillingConflicts(v, v.PROSA_ENV === "production"));
	problems.push(...listVendorConflicts(v, v.PROSA_ENV === "production"));
	problems.push(...listFacebookConflicts(v, v.PROSA_ENV === "production"));
	problems.push(...listSocialConflicts(v, v.PROSA_ENV === "production"));
	problems.push(...listMailConflicts(v, v.PROSA_ENV === "production"));
	if (v.PROSA_ENV !== "production") return problems;
	if (!v.PUBLIC_URL?.startsWith("https:")) problems.push("PUBLIC_URL must be https in production");
	if (v.SIMULATOR === "on") problems.push("SIMULATOR is refused in production");
	if (v.ALLOWED_PRIVATE_HOSTS.length > 0)
		problems.push("ALLOWED_PRIVATE_HOSTS is refused in production");
	if ([...v.AUTH_SECRET, ...v.MASTER_KEY].some((secret) => /^test|^local/i.test(secret)))
		problems.push("AUTH_SECRET and MASTER_KEY must not be those of a test");
	return problems;
}

function toConfig(v: Variables): Config {
	const isProduction = v.PROSA_ENV === "production";
	return {
		env: v.PROSA_ENV,
		authSecrets: v.AUTH_SECRET,
		masterKey: v.MASTER_KEY[0],
		masterKeys: v.MASTER_KEY,
		publicUrl: v.PUBLIC_URL ?? `http://localhost:${v.PORT}`,
		simulator: !isProduction && v.SIMULATOR !== "off",
		...toWhatsApp(v),
		...toAgents(v),
		...toChannels(v),
		...toFacebook(v),
		...toBilling(v),
		allowedPrivateHosts: v.ALLOWED_PRIVATE_HOSTS,
		vendorHosts: v.VENDOR_HOSTS,
		resolverUrl: resolverOf(v, isProduction),
		passwordMin: v.PASSWORD_MIN,
		mail: toMail(v, isProduction),
		signIn: { idleMs: v.SIGN_IN_IDLE_DAYS * DAY_MS, absoluteMs: v.SIGN_IN_ABSOLUTE_DAYS * DAY_MS },
		social: toSocial(v),
		...toCompany(v),
	};
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
 * The checked configuration of a Worker's or an object's `env`, parsed once per env.
 * Throws ConfigError with every problem; whoever serves then shows only a maintenance page (A20, A22).
 */
export function loadConfig(env: object): Config {
	const known = loaded.get(env);
	if (known) return known;
	const config = parseConfig(env);
	loaded.set(env, config);
	return config;
}
