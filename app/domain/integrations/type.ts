// Spec 2, section 3: credential fields per type; founding.md 26: addresses that open a door are secrets.

/** In the order they are offered. */
export const INTEGRATION_TYPES = [
	"whatsapp",
	"telegram",
	"instagram",
	"messenger",
	"meta_ads",
	"google_ads",
	"openai",
	"elevenlabs",
	"bitrix24",
	"hubspot",
	"pipedrive",
	"rd_station",
	"salesforce",
	"zoho",
	"n8n",
	"zapier",
	"stripe",
] as const;
export type IntegrationType = (typeof INTEGRATION_TYPES)[number];

export interface CredentialField {
	key: string;
	/** Typed masked, stored sealed, never sent back. */
	isSecret: boolean;
	isOptional: boolean;
}

/** The typed values of a type's fields, by key. */
export type Credentials = Readonly<Record<string, string>>;

const open = (key: string): CredentialField => ({ key, isSecret: false, isOptional: false });
const secret = (key: string): CredentialField => ({ key, isSecret: true, isOptional: false });
const optional = (field: CredentialField): CredentialField => ({ ...field, isOptional: true });

export const CREDENTIAL_FIELDS: Record<IntegrationType, readonly CredentialField[]> = {
	meta_ads: [secret("access_token"), open("ad_account_id")],
	whatsapp: [secret("api_key"), open("instance_id")],
	openai: [secret("api_key"), optional(open("organization_id"))],
	elevenlabs: [secret("api_key")],
	google_ads: [
		open("client_id"),
		secret("client_secret"),
		secret("refresh_token"),
		open("customer_id"),
	],
	bitrix24: [secret("webhook_url")],
	hubspot: [secret("api_key")],
	pipedrive: [secret("api_key"), open("company_domain")],
	rd_station: [secret("api_key")],
	telegram: [secret("bot_token")],
	instagram: [secret("access_token"), open("app_id")],
	messenger: [secret("page_access_token"), open("page_id")],
	n8n: [secret("webhook_url"), optional(secret("api_key"))],
	zapier: [secret("webhook_url")],
	stripe: [open("publishable_key"), secret("secret_key")],
	salesforce: [open("client_id"), secret("client_secret"), open("instance_url")],
	zoho: [open("client_id"), secret("client_secret"), open("organization_id")],
};

/** Types that receive events by webhook; the member chooses which. */
export const AUTOMATION_TYPES = ["n8n", "zapier"] as const satisfies readonly IntegrationType[];
export const isAutomation = (type: IntegrationType): boolean =>
	AUTOMATION_TYPES.some((automation) => automation === type);

/** The longest value of one field; tokens of Meta are the longest real ones. */
export const MAX_CREDENTIAL_LENGTH = 2_000;

/** Keys of required fields that say nothing (spec 2, section 5); the test needs them all. */
export function missingFields(type: IntegrationType, typed: Credentials): string[] {
	return CREDENTIAL_FIELDS[type]
		.filter(({ key, isOptional }) => !isOptional && (typed[key] ?? "").trim() === "")
		.map(({ key }) => key);
}

/** Only the fields of the type, trimmed; empty optional ones are left out. */
export function pickCredentials(type: IntegrationType, typed: Credentials): Record<string, string> {
	const picked: Record<string, string> = {};
	for (const { key } of CREDENTIAL_FIELDS[type]) {
		const value = (typed[key] ?? "").trim();
		if (value !== "") picked[key] = value;
	}
	return picked;
}
