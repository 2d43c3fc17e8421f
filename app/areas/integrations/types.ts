/** The seventeen types in the groups of the screen, with their present use. */
import type { IntegrationType } from "#app/domain/integrations/type.ts";
import type { TypeWords } from "./type-words.pt.ts";

export const TYPE_GROUPS = {
	messages: ["whatsapp", "telegram", "instagram", "messenger"],
	ads: ["meta_ads", "google_ads"],
	minds: ["openai", "elevenlabs"],
	customers: ["bitrix24", "hubspot", "pipedrive", "rd_station", "salesforce", "zoho"],
	automation: ["n8n", "zapier"],
	payments: ["stripe"],
} as const satisfies Record<string, readonly IntegrationType[]>;
export type TypeGroup = keyof typeof TYPE_GROUPS;

const isGroup = (name: string): name is TypeGroup => name in TYPE_GROUPS;
export const GROUP_NAMES = Object.keys(TYPE_GROUPS).filter(isGroup);

/** Product names, the same in every language. */
export const TYPE_NAMES: Record<IntegrationType, string> = {
	whatsapp: "WhatsApp",
	telegram: "Telegram",
	instagram: "Instagram",
	messenger: "Messenger",
	meta_ads: "Meta Ads",
	google_ads: "Google Ads",
	openai: "OpenAI",
	elevenlabs: "ElevenLabs",
	bitrix24: "Bitrix24",
	hubspot: "HubSpot",
	pipedrive: "Pipedrive",
	rd_station: "RD Station",
	salesforce: "Salesforce",
	zoho: "Zoho CRM",
	n8n: "n8n",
	zapier: "Zapier",
	stripe: "Stripe",
};

/** What an integration is used for, besides being monitored; `kept`: only stored. */
export type TypeUse = "channel" | "model" | "events" | "kept";

export function useOf(type: IntegrationType): TypeUse {
	if (type === "openai") return "model";
	if (type === "n8n" || type === "zapier") return "events";
	return TYPE_GROUPS.messages.some((known) => known === type) ? "channel" : "kept";
}

export const labelOf = (words: TypeWords, type: IntegrationType, key: string): string =>
	words.labels[`${type}.${key}`] ?? words.labels[key] ?? key;

export const hintOf = (words: TypeWords, type: IntegrationType, key: string): string | null =>
	words.hints[`${type}.${key}`] ?? null;

/** Spec 2, section 5: the text beside an empty required field. */
export function missingText(words: TypeWords, type: IntegrationType, key: string): string {
	const { missing } = words;
	if (type === "pipedrive") return missing.keyAndDomain;
	if (type === "google_ads" && key.startsWith("client_")) return missing.clientPair;
	if (type === "meta_ads" && key === "access_token") return missing.accessToken;
	if (key === "api_key") return missing.apiKey;
	return key === "webhook_url" ? missing.webhookUrl : missing.other(labelOf(words, type, key));
}
