import { z } from "zod";
import { PLAN_LIMIT_SWITCHES } from "#app/domain/billing/limits.ts";
import { SIGN_UP_MODES } from "#app/domain/installation/entering.ts";
import {
	Address,
	Endpoint,
	GatewayKey,
	HostList,
	HostMap,
	MetaId,
	MetaSecret,
	Origin,
	SecretList,
	Sender,
} from "./values.ts";

const ENVIRONMENTS = ["local", "test", "production"] as const;
export const DELIVERIES = ["local", "none", "cloudflare", "resend", "smtp"] as const;
/** Meta's own SDK; another address is for emulators. */
export const FACEBOOK_SDK_URL = "https://connect.facebook.net/pt_BR/sdk.js";
/** Spec 1, section 9. */
const LOWEST_PASSWORD_MIN = 6;

const port = (fallback: number) =>
	z.coerce.number("must be a port").int().min(1).max(65_535).default(fallback);
const days = (fallback: number) =>
	z.coerce.number("must be a number").min(1).max(365).default(fallback);

/**
 * The variables of a deployment, each checked by itself (.dev.vars.example describes them). What is wrong with
 * several together is in conflicts.ts.
 */
export const Variables = z.object({
	PROSA_ENV: z.enum(ENVIRONMENTS, { error: `must be one of ${ENVIRONMENTS.join(", ")}` }),
	AUTH_SECRET: SecretList,
	MASTER_KEY: SecretList,
	PUBLIC_URL: Origin.optional(),
	PORT: port(8787),
	SIMULATOR: z.enum(["on", "off"], { error: "must be on or off" }).optional(),

	// WhatsApp gateways.
	EVOLUTION_URL: Address.optional(),
	EVOLUTION_API_KEY: GatewayKey.optional(),
	WAHA_URL: Address.optional(),
	WAHA_API_KEY: GatewayKey.optional(),

	// Apps of Meta. FACEBOOK_APP_ID and FACEBOOK_APP_SECRET are the app that people sign in with; the other secrets are
	// for products that belong to another app.
	FACEBOOK_APP_ID: MetaId.optional(),
	FACEBOOK_APP_SECRET: z.string().optional(),
	FACEBOOK_VERIFY_TOKEN: MetaSecret.optional(),
	FACEBOOK_DIALOG_URL: Endpoint.optional(),
	FACEBOOK_GRAPH_URL: Endpoint.optional(),
	WHATSAPP_APP_SECRET: MetaSecret.optional(),
	WHATSAPP_VERIFY_TOKEN: MetaSecret.optional(),
	/** The app of WHATSAPP_APP_SECRET, for Meta's embedded sign-up; its configuration there. */
	WHATSAPP_APP_ID: MetaId.optional(),
	WHATSAPP_CONFIG_ID: MetaId.optional(),
	MESSENGER_APP_SECRET: MetaSecret.optional(),
	/** Of the app's Instagram product with Instagram's own sign-in. */
	INSTAGRAM_APP_SECRET: MetaSecret.optional(),
	GRAPH_URL: Origin.optional(),
	INSTAGRAM_GRAPH_URL: Origin.optional(),
	/** founding.md 29. */
	GRAPH_VERSION: z
		.string()
		.regex(/^v\d{1,3}\.\d$/, "must look like v26.0")
		.default("v26.0"),
	/** founding.md 29. */
	FB_SDK_VERSION: z
		.string()
		.regex(/^v\d{1,3}\.\d$/, "must look like v18.0")
		.default("v18.0"),
	FB_SDK_URL: Address.default(FACEBOOK_SDK_URL),

	// Other vendors.
	TELEGRAM_API_URL: Origin.optional(),
	GOOGLE_CLIENT_ID: z.string().optional(),
	GOOGLE_CLIENT_SECRET: z.string().optional(),
	GOOGLE_ISSUER: Endpoint.optional(),
	OPENAI_BASE_URL: Endpoint.default("https://api.openai.com/v1"),
	AGENT_DAILY_TOKENS: z.coerce.number("must be a number").int().min(0).default(500_000),
	STRIPE_SECRET_KEY: z
		.string()
		.regex(/^[a-z]+_(test|live)_\w+$/, "must be a secret key of Stripe")
		.optional(),
	STRIPE_WEBHOOK_SECRET: z.string().startsWith("whsec_", "must begin with whsec_").optional(),
	STRIPE_PREMIUM_PRICE: z.string().startsWith("price_", "must begin with price_").optional(),
	STRIPE_URL: Origin.optional(),

	// Calls to addresses that users type.
	VENDOR_HOSTS: HostMap,
	DNS_RESOLVER_URL: z.union([z.url(), z.literal("off")]).optional(),
	ALLOWED_PRIVATE_HOSTS: HostList,

	// Mail (founding.md 7).
	MAIL_DELIVERY: z
		.enum(DELIVERIES, { error: `must be one of ${DELIVERIES.join(", ")}` })
		.optional(),
	MAIL_FROM: Sender.optional(),
	RESEND_API_KEY: z.string().startsWith("re_", "must begin with re_").optional(),
	RESEND_URL: Origin.optional(),
	SMTP_HOST: z
		.string()
		.regex(/^[a-z0-9.-]{1,253}$/i, "must be a host name")
		.optional(),
	/** 587 is submission, encrypted by STARTTLS. */
	SMTP_PORT: port(587),
	SMTP_USER: z.string().optional(),
	SMTP_PASSWORD: z.string().optional(),

	// Sign-up and plans (decisions 41, 42).
	SIGN_UP: z.enum(SIGN_UP_MODES, { error: "must be open or invite" }).optional(),
	PLAN_LIMITS: z.enum(PLAN_LIMIT_SWITCHES, { error: "must be on or off" }).optional(),

	// Sign-in.
	PASSWORD_MIN: z.coerce
		.number("must be a number")
		.int()
		.min(LOWEST_PASSWORD_MIN, `must be at least ${LOWEST_PASSWORD_MIN}`)
		.max(64)
		.default(8),
	SIGN_IN_IDLE_DAYS: days(30),
	SIGN_IN_ABSOLUTE_DAYS: days(90),

	// Who runs the deployment, as its public pages say.
	COMPANY_NAME: z.string().default("Prosa"),
	COMPANY_TAX_ID: z.string().optional(),
	COMPANY_ADDRESS: z.string().optional(),
	COMPANY_CONTACT_EMAIL: z.string().optional(),
	COMPANY_SUPPORT_EMAIL: z.string().optional(),
	COMPANY_SUPPORT_PHONE: z.string().optional(),
	COMPANY_PRIVACY_EMAIL: z.string().optional(),
});
export type Variables = z.infer<typeof Variables>;

/** Without MAIL_DELIVERY mail is stored locally, and not sent at all in production. */
export const mailKindOf = (v: Variables): (typeof DELIVERIES)[number] =>
	v.MAIL_DELIVERY ?? (v.PROSA_ENV === "production" ? "none" : "local");
