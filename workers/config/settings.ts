import { decidePlanLimits } from "#app/domain/billing/limits.ts";
import { decideSignUp } from "#app/domain/installation/entering.ts";
import type { Company } from "#app/domain/site/company.ts";
import type { MailSender } from "./values.ts";
import { mailKindOf, type Variables } from "./variables.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const GRAPH_URL = "https://graph.facebook.com";
const DIALOG_URL = "https://www.facebook.com";

type MailConfig =
	| { kind: "local" | "none" }
	| { kind: "cloudflare"; from: MailSender }
	| { kind: "resend"; from: MailSender; apiKey: string; url: string }
	| {
			kind: "smtp";
			from: MailSender;
			host: string;
			port: number;
			user: { name: string; password: string } | null;
	  };

function toMail(v: Variables): MailConfig {
	const kind = mailKindOf(v);
	const from = v.MAIL_FROM ?? { name: "", address: "" };
	switch (kind) {
		case "local":
		case "none":
			return { kind };
		case "cloudflare":
			return { kind, from };
		case "resend": {
			const { RESEND_API_KEY: apiKey = "", RESEND_URL: url = "https://api.resend.com" } = v;
			return { kind, from, apiKey, url };
		}
		case "smtp": {
			const { SMTP_USER: name, SMTP_PASSWORD: password } = v;
			const user = name && password ? { name, password } : null;
			return { kind, from, host: v.SMTP_HOST ?? "", port: v.SMTP_PORT, user };
		}
	}
}

/** What a demonstration says of its company; a deployment says only what somebody wrote. */
const EXAMPLE_COMPANY = {
	taxId: "00.000.000/0000-00",
	address: "São Paulo, SP, Brasil",
	contactEmail: "contato@prosa.example",
	supportEmail: "suporte@prosa.example",
	supportPhone: "+55 11 0000-0000",
	privacyEmail: "privacidade@prosa.example",
};

function toCompany(v: Variables): Company {
	const example = v.PROSA_ENV === "production" ? null : EXAMPLE_COMPANY;
	return {
		name: v.COMPANY_NAME,
		taxId: v.COMPANY_TAX_ID ?? example?.taxId ?? null,
		address: v.COMPANY_ADDRESS ?? example?.address ?? null,
		contactEmail: v.COMPANY_CONTACT_EMAIL ?? example?.contactEmail ?? null,
		supportEmail: v.COMPANY_SUPPORT_EMAIL ?? example?.supportEmail ?? null,
		supportPhone: v.COMPANY_SUPPORT_PHONE ?? example?.supportPhone ?? null,
		privacyEmail: v.COMPANY_PRIVACY_EMAIL ?? example?.privacyEmail ?? null,
	};
}

/** Sign-in with Google and Facebook (founding.md 5). */
function toSocial(v: Variables) {
	return {
		/** Null: not configured, so its button is disabled. `issuer` has no slash at its end. */
		google:
			v.GOOGLE_CLIENT_ID && v.GOOGLE_CLIENT_SECRET
				? {
						clientId: v.GOOGLE_CLIENT_ID,
						clientSecret: v.GOOGLE_CLIENT_SECRET,
						issuer: v.GOOGLE_ISSUER ?? "https://accounts.google.com",
					}
				: null,
		/** Null: not configured, so its button is disabled. */
		facebook:
			v.FACEBOOK_APP_ID && v.FACEBOOK_APP_SECRET
				? {
						appId: v.FACEBOOK_APP_ID,
						appSecret: v.FACEBOOK_APP_SECRET,
						dialogUrl: v.FACEBOOK_DIALOG_URL ?? DIALOG_URL,
						graphUrl: v.FACEBOOK_GRAPH_URL ?? GRAPH_URL,
					}
				: null,
		/** Version of the Graph API: `v26.0`. */
		graphVersion: v.GRAPH_VERSION,
	};
}

/** Facebook pages and Instagram accounts as channels. */
function toMessenger(v: Variables) {
	const own = [v.MESSENGER_APP_SECRET ?? v.FACEBOOK_APP_SECRET, v.INSTAGRAM_APP_SECRET].filter(
		(secret) => secret !== undefined,
	);
	const verifyToken = v.FACEBOOK_VERIFY_TOKEN;
	return {
		/** For tokens of pages (EAA…). */
		graphUrl: v.GRAPH_URL ?? GRAPH_URL,
		/** For tokens of Instagram's own sign-in (IGAA…). */
		instagramUrl: v.INSTAGRAM_GRAPH_URL ?? "https://graph.instagram.com",
		graphVersion: v.GRAPH_VERSION,
		/** Identifies echoes of our own messages; null: they are recognised by message id only. */
		appId: v.FACEBOOK_APP_ID ?? null,
		/**
		 * Null where Meta's calls cannot be verified: then these channels are not offered. The secrets of all apps whose
		 * messages we receive; Meta signs Instagram's calls with a separate one.
		 */
		webhook: verifyToken && own.length > 0 ? { verifyToken, appSecrets: own } : null,
		/** As above, and the secret of the sign-in app, which may report posts and payments. */
		appSecrets: [...new Set([...own, ...(v.FACEBOOK_APP_SECRET ? [v.FACEBOOK_APP_SECRET] : [])])],
	};
}

/** WhatsApp's official API. */
function toCloudApi(v: Variables) {
	const appSecret = v.WHATSAPP_APP_SECRET ?? v.FACEBOOK_APP_SECRET;
	const verifyToken = v.WHATSAPP_VERIFY_TOKEN;
	return {
		graphUrl: v.GRAPH_URL ?? GRAPH_URL,
		graphVersion: v.GRAPH_VERSION,
		/** Null where Meta's calls cannot be verified: then it is not offered. */
		webhook: verifyToken && appSecret ? { verifyToken, appSecret } : null,
	};
}

/** Meta's embedded sign-up ("Conectar com a Meta") by the deployment's app, or what is missing for it. */
function toEmbeddedSignUp(v: Variables) {
	const secretName = v.WHATSAPP_APP_SECRET ? "WHATSAPP_APP_SECRET" : "FACEBOOK_APP_SECRET";
	// With a secret of its own it is another app than the one people sign in with.
	const idName = v.WHATSAPP_APP_SECRET ? "WHATSAPP_APP_ID" : "FACEBOOK_APP_ID";
	const appId = v.WHATSAPP_APP_ID ?? v[idName];
	const { WHATSAPP_CONFIG_ID: configId, WHATSAPP_VERIFY_TOKEN, [secretName]: appSecret } = v;
	const missing = Object.entries({
		[idName]: appId,
		[secretName]: appSecret,
		WHATSAPP_VERIFY_TOKEN,
		WHATSAPP_CONFIG_ID: configId,
	}).flatMap(([name, value]) => (value ? [] : [name]));
	return {
		app:
			missing.length === 0 && appId && appSecret && configId
				? { id: appId, secret: appSecret, configId }
				: null,
		/** Names of variables. */
		missing,
		/** Meta's dialog opens in the version that the server speaks. */
		sdk: { url: v.FB_SDK_URL, version: v.GRAPH_VERSION },
	};
}

/** The address of a DNS resolver; null: none is asked. Outside production only when one is configured. */
function toResolverUrl(v: Variables): string | null {
	const fallback = v.PROSA_ENV === "production" ? "https://cloudflare-dns.com/dns-query" : "off";
	const url = v.DNS_RESOLVER_URL ?? fallback;
	return url === "off" ? null : url;
}

/** The checked configuration of a deployment, made from variables without conflicts. */
export function toConfig(v: Variables) {
	const isProduction = v.PROSA_ENV === "production";
	return {
		env: v.PROSA_ENV,
		/** Sign the sign-in cookie; the first is used, the others stay valid (A26). */
		authSecrets: v.AUTH_SECRET,
		/** Encrypts the workspaces' data keys; webhook secrets are derived from it. */
		masterKey: v.MASTER_KEY[0],
		/** `masterKey` first, then earlier ones that still decrypt what they encrypted. */
		masterKeys: v.MASTER_KEY,
		/** Where users and gateways reach us: an origin without a path. */
		publicUrl: v.PUBLIC_URL ?? `http://localhost:${v.PORT}`,
		simulator: !isProduction && v.SIMULATOR !== "off",
		/** Null: the gateway is not offered. */
		evolution:
			v.EVOLUTION_URL && v.EVOLUTION_API_KEY
				? { url: v.EVOLUTION_URL, apiKey: v.EVOLUTION_API_KEY }
				: null,
		/** Null: the gateway is not offered. */
		waha: v.WAHA_URL && v.WAHA_API_KEY ? { url: v.WAHA_URL, apiKey: v.WAHA_API_KEY } : null,
		cloudApi: toCloudApi(v),
		embeddedSignUp: toEmbeddedSignUp(v),
		telegram: { url: v.TELEGRAM_API_URL ?? "https://api.telegram.org" },
		messenger: toMessenger(v),
		facebookArea: {
			/** Null: only what works with a pasted token is offered. */
			app:
				v.FACEBOOK_APP_ID && v.FACEBOOK_APP_SECRET
					? { id: v.FACEBOOK_APP_ID, secret: v.FACEBOOK_APP_SECRET }
					: null,
			graphUrl: v.FACEBOOK_GRAPH_URL ?? GRAPH_URL,
			dialogUrl: v.FACEBOOK_DIALOG_URL ?? DIALOG_URL,
			graphVersion: v.GRAPH_VERSION,
			/** The browser SDK that the page of payments loads. */
			sdk: { url: v.FB_SDK_URL, version: v.FB_SDK_VERSION },
		},
		/** For integrations that have no address of their own. */
		openAi: { baseUrl: v.OPENAI_BASE_URL },
		/** Tokens that the agents of one workspace may use per day (K06). */
		agentDailyTokens: v.AGENT_DAILY_TOKENS,
		/** Null: not configured. `url` replaces the API's address, never in production. */
		stripe:
			v.STRIPE_SECRET_KEY && v.STRIPE_WEBHOOK_SECRET && v.STRIPE_PREMIUM_PRICE
				? {
						secretKey: v.STRIPE_SECRET_KEY,
						webhookSecret: v.STRIPE_WEBHOOK_SECRET,
						premiumPrice: v.STRIPE_PREMIUM_PRICE,
						url: v.STRIPE_URL ?? null,
					}
				: null,
		/** Emulators in place of vendors, by host name; empty in production. */
		vendorHosts: v.VENDOR_HOSTS,
		/** Resolves the hosts of addresses that users type (H10); null: they are not resolved. */
		resolverUrl: toResolverUrl(v),
		/** Exact `host:port` pairs that may be private or plain http; empty in production. */
		allowedPrivateHosts: v.ALLOWED_PRIVATE_HOSTS,
		passwordMin: v.PASSWORD_MIN,
		mail: toMail(v),
		signUp: decideSignUp(v.SIGN_UP, mailKindOf(v) !== "none"),
		/** Whether plans limit what a workspace may do. */
		hasPlanLimits: decidePlanLimits(v.PLAN_LIMITS, {
			hasPayments: v.STRIPE_SECRET_KEY !== undefined,
			isLocal: v.PROSA_ENV !== "production",
		}),
		signIn: { idleMs: v.SIGN_IN_IDLE_DAYS * DAY_MS, absoluteMs: v.SIGN_IN_ABSOLUTE_DAYS * DAY_MS },
		social: toSocial(v),
		company: toCompany(v),
	};
}
