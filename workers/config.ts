import { z } from "zod";
import {
	CHANNEL_VARIABLES,
	type ChannelsConfig,
	listChannelConflicts,
	toChannels,
} from "./config-channels.ts";
import { AGENT_VARIABLES, type AgentsConfig, toAgents } from "./config-agents.ts";
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
import { listVendorConflicts, resolverOf, VENDOR_VARIABLES } from "./config-vendors.ts";
import {
	listWhatsAppConflicts,
	toWhatsApp,
	WHATSAPP_VARIABLES,
	type WhatsAppConfig,
} from "./config-whatsapp.ts";

/** Least length of AUTH_SECRET and MASTER_KEY, bytes (A20). */
const MIN_SECRET_BYTES = 32;
/** A secret of fewer different characters was typed, not drawn. */
const MIN_SECRET_ALPHABET = 10;
const DEFAULT_PASSWORD_MIN = 8;
/** Spec 1, section 9. */
const LOWEST_PASSWORD_MIN = 6;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Values from examples and defaults of others, which anyone can read (A20). */
const PUBLIC_SECRETS =
	/change.?me|mysecret|your.?secret|super.?secret|password|example|placeholder/i;

export const ENVIRONMENTS = ["local", "test", "production"] as const;
export type Environment = (typeof ENVIRONMENTS)[number];

/** The checked configuration of a deployment. */
export interface Config extends WhatsAppConfig, ChannelsConfig, AgentsConfig, FacebookConfig {
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
	/** Who takes payments; `url` is another address of its API, never in production. */
	stripe: {
		secretKey: string;
		webhookSecret: string;
		premiumPrice: string;
		url: string | null;
	} | null;
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
	/** Who runs the deployment, as its public pages say. `privacyEmail` reaches the data protection officer. */
	company: {
		name: string;
		taxId: string;
		address: string;
		contactEmail: string;
		supportEmail: string;
		supportPhone: string;
		privacyEmail: string;
	};
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

function describeWeakness(secret: string): string | null {
	if (new TextEncoder().encode(secret).length < MIN_SECRET_BYTES)
		return `needs at least ${MIN_SECRET_BYTES} bytes`;
	if (PUBLIC_SECRETS.test(secret)) return "is a known default";
	if (new Set(secret).size < MIN_SECRET_ALPHABET) return "is not random";
	return null;
}

const SecretList = z.string("is missing").transform((text, context): [string, ...string[]] => {
	const [first = "", ...others] = text.split(",").map((part) => part.trim());
	for (const secret of [first, ...others]) {
		const weakness = describeWeakness(secret);
		if (weakness) context.addIssue({ code: "custom", message: weakness });
	}
	return [first, ...others];
});

const Origin = z
	.string()
	.refine((text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol), {
		error: "must be an http(s) address",
		abort: true,
	})
	.transform((text) => new URL(text).origin);

const HostList = z
	.string()
	.default("")
	.transform((text) =>
		text
			.split(",")
			.map((part) => part.trim().toLowerCase())
			.filter(Boolean),
	)
	.refine(
		(hosts) => hosts.every((host) => /^[a-z0-9.-]+:\d{1,5}$|^\[[0-9a-f:]+\]:\d{1,5}$/.test(host)),
		{
			error: "must be exact host:port pairs, separated by commas",
		},
	);

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
	STRIPE_SECRET_KEY: z
		.string()
		.regex(/^[a-z]+_(test|live)_\w+$/, "must be a secret key of Stripe")
		.optional(),
	STRIPE_WEBHOOK_SECRET: z.string().startsWith("whsec_", "must begin with whsec_").optional(),
	STRIPE_PREMIUM_PRICE: z.string().startsWith("price_", "must begin with price_").optional(),
	STRIPE_URL: Origin.optional(),
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
	COMPANY_NAME: z.string().default("Prosa"),
	COMPANY_TAX_ID: z.string().default("00.000.000/0000-00"),
	COMPANY_ADDRESS: z.string().default("São Paulo, SP, Brasil"),
	COMPANY_CONTACT_EMAIL: z.string().default("contato@prosa.example"),
	COMPANY_SUPPORT_EMAIL: z.string().default("suporte@prosa.example"),
	COMPANY_SUPPORT_PHONE: z.string().default("+55 11 0000-0000"),
	COMPANY_PRIVACY_EMAIL: z.string().default("privacidade@prosa.example"),
});
type Variables = z.infer<typeof Variables>;

function listConflicts(v: Variables): string[] {
	const problems: string[] = [];
	if (v.MASTER_KEY.some((key) => v.AUTH_SECRET.includes(key)))
		problems.push("MASTER_KEY must differ from AUTH_SECRET");
	problems.push(...listWhatsAppConflicts(v, v.PROSA_ENV === "production"));
	problems.push(...listChannelConflicts(v, v.PROSA_ENV === "production"));
	const stripe = [v.STRIPE_SECRET_KEY, v.STRIPE_WEBHOOK_SECRET, v.STRIPE_PREMIUM_PRICE];
	if (stripe.some(Boolean) && !stripe.every(Boolean))
		problems.push(
			"STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET and STRIPE_PREMIUM_PRICE come together",
		);
	problems.push(...listVendorConflicts(v, v.PROSA_ENV === "production"));
	problems.push(...listFacebookConflicts(v, v.PROSA_ENV === "production"));
	problems.push(...listSocialConflicts(v, v.PROSA_ENV === "production"));
	problems.push(...listMailConflicts(v, v.PROSA_ENV === "production"));
	if (v.PROSA_ENV !== "production") return problems;
	if (v.STRIPE_URL) problems.push("STRIPE_URL is refused in production");
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
		stripe:
			v.STRIPE_SECRET_KEY && v.STRIPE_WEBHOOK_SECRET && v.STRIPE_PREMIUM_PRICE
				? {
						secretKey: v.STRIPE_SECRET_KEY,
						webhookSecret: v.STRIPE_WEBHOOK_SECRET,
						premiumPrice: v.STRIPE_PREMIUM_PRICE,
						url: v.STRIPE_URL ?? null,
					}
				: null,
		allowedPrivateHosts: v.ALLOWED_PRIVATE_HOSTS,
		vendorHosts: v.VENDOR_HOSTS,
		resolverUrl: resolverOf(v, isProduction),
		passwordMin: v.PASSWORD_MIN,
		mail: toMail(v, isProduction),
		signIn: { idleMs: v.SIGN_IN_IDLE_DAYS * DAY_MS, absoluteMs: v.SIGN_IN_ABSOLUTE_DAYS * DAY_MS },
		social: toSocial(v),
		company: {
			name: v.COMPANY_NAME,
			taxId: v.COMPANY_TAX_ID,
			address: v.COMPANY_ADDRESS,
			contactEmail: v.COMPANY_CONTACT_EMAIL,
			supportEmail: v.COMPANY_SUPPORT_EMAIL,
			supportPhone: v.COMPANY_SUPPORT_PHONE,
			privacyEmail: v.COMPANY_PRIVACY_EMAIL,
		},
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
