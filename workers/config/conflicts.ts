import { type DELIVERIES, FACEBOOK_SDK_URL, mailKindOf, type Variables } from "./variables.ts";

type Name = keyof Variables;

/** Variables that are set all or none. */
const TOGETHER: readonly (readonly Name[])[] = [
	["EVOLUTION_URL", "EVOLUTION_API_KEY"],
	["WAHA_URL", "WAHA_API_KEY"],
	["STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET", "STRIPE_PREMIUM_PRICE"],
	["GOOGLE_CLIENT_ID", "GOOGLE_CLIENT_SECRET"],
	["FACEBOOK_APP_ID", "FACEBOOK_APP_SECRET"],
	["SMTP_USER", "SMTP_PASSWORD"],
];

/** What each way of delivering mail needs. */
const MAIL_NEEDS: Record<(typeof DELIVERIES)[number], readonly Name[]> = {
	local: [],
	none: [],
	cloudflare: ["MAIL_FROM"],
	resend: ["MAIL_FROM", "RESEND_API_KEY"],
	smtp: ["MAIL_FROM", "SMTP_HOST"],
};

/** Addresses of emulators: in production they would receive keys and messages of real customers. */
const NOT_IN_PRODUCTION: readonly Name[] = [
	"GRAPH_URL",
	"TELEGRAM_API_URL",
	"INSTAGRAM_GRAPH_URL",
	"STRIPE_URL",
	"GOOGLE_ISSUER",
	"FACEBOOK_DIALOG_URL",
	"FACEBOOK_GRAPH_URL",
	"RESEND_URL",
];

function listProductionConflicts(v: Variables): string[] {
	const problems = NOT_IN_PRODUCTION.filter((name) => v[name]).map(
		(name) => `${name} is refused in production`,
	);
	if (Object.keys(v.VENDOR_HOSTS).length > 0)
		problems.push("VENDOR_HOSTS is refused in production");
	// Scripts of another place must not run in users' browsers.
	if (v.FB_SDK_URL !== FACEBOOK_SDK_URL) problems.push("FB_SDK_URL is refused in production");
	if (v.MAIL_DELIVERY === "local") problems.push("MAIL_DELIVERY=local is refused in production");
	if (v.MAIL_DELIVERY === "smtp" && v.SMTP_PORT === 25)
		problems.push("SMTP_PORT=25 is closed on the platform: use 465 or 587");
	if (!v.PUBLIC_URL?.startsWith("https:")) problems.push("PUBLIC_URL must be https in production");
	if (v.SIMULATOR === "on") problems.push("SIMULATOR is refused in production");
	if (v.ALLOWED_PRIVATE_HOSTS.length > 0)
		problems.push("ALLOWED_PRIVATE_HOSTS is refused in production");
	if ([...v.AUTH_SECRET, ...v.MASTER_KEY].some((secret) => /^test|^local/i.test(secret)))
		problems.push("AUTH_SECRET and MASTER_KEY must not be those of a test");
	return problems;
}

/** What is wrong with variables that are valid by themselves; names variables, never their values. */
export function listConflicts(v: Variables): string[] {
	const problems: string[] = [];
	if (v.MASTER_KEY.some((key) => v.AUTH_SECRET.includes(key)))
		problems.push("MASTER_KEY must differ from AUTH_SECRET");
	for (const names of TOGETHER)
		if (names.some((name) => v[name]) && !names.every((name) => v[name]))
			problems.push(`${names.slice(0, -1).join(", ")} and ${names.at(-1)} come together`);
	// Meta's calls are accepted only with the secret of the app that signs them.
	if (v.WHATSAPP_VERIFY_TOKEN && !v.WHATSAPP_APP_SECRET && !v.FACEBOOK_APP_SECRET)
		problems.push("WHATSAPP_VERIFY_TOKEN needs WHATSAPP_APP_SECRET or FACEBOOK_APP_SECRET");
	const pageSecrets = [v.MESSENGER_APP_SECRET, v.FACEBOOK_APP_SECRET, v.INSTAGRAM_APP_SECRET];
	if (v.FACEBOOK_VERIFY_TOKEN && !pageSecrets.some(Boolean))
		problems.push("FACEBOOK_VERIFY_TOKEN needs MESSENGER_APP_SECRET or FACEBOOK_APP_SECRET");
	if (v.SIGN_UP === "open" && mailKindOf(v) === "none")
		problems.push("SIGN_UP=open needs MAIL_DELIVERY: a mail proves the address");
	for (const name of MAIL_NEEDS[v.MAIL_DELIVERY ?? "none"])
		if (v[name] === undefined)
			problems.push(`${name} is needed by MAIL_DELIVERY=${v.MAIL_DELIVERY}`);
	return v.PROSA_ENV === "production" ? [...problems, ...listProductionConflicts(v)] : problems;
}
