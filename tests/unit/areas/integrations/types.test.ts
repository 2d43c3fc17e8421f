import { expect, test } from "vitest";
import { typeWordsEn } from "#app/areas/integrations/type-words.en.ts";
import { typeWordsPt } from "#app/areas/integrations/type-words.pt.ts";
import {
	hintOf,
	labelOf,
	missingText,
	TYPE_GROUPS,
	TYPE_NAMES,
	useOf,
} from "#app/areas/integrations/types.ts";
import { CREDENTIAL_FIELDS, INTEGRATION_TYPES } from "#app/domain/integrations/type.ts";

test("every type stands in exactly one group, and zoho is called Zoho CRM", () => {
	const grouped = Object.values(TYPE_GROUPS).flat();
	expect(grouped.toSorted()).toEqual([...INTEGRATION_TYPES].toSorted());
	expect(TYPE_NAMES.zoho).toBe("Zoho CRM");
});

test("every field of every type has a label in both languages, and every hint belongs to one", () => {
	const places = new Set<string>();
	for (const type of INTEGRATION_TYPES)
		for (const { key } of CREDENTIAL_FIELDS[type]) {
			places.add(`${type}.${key}`);
			for (const words of [typeWordsPt, typeWordsEn])
				expect(labelOf(words, type, key), `${type}.${key}`).not.toBe(key);
		}
	for (const words of [typeWordsPt, typeWordsEn])
		for (const place of Object.keys(words.hints)) expect(places, place).toContain(place);
	expect(hintOf(typeWordsPt, "pipedrive", "company_domain")).toContain(".pipedrive.com");
	expect(hintOf(typeWordsPt, "openai", "api_key")).toBeNull();
});

// Spec 2, section 5: local checks.
test.each([
	["meta_ads", "access_token", "Access token é obrigatório"],
	["openai", "api_key", "API Key é obrigatória"],
	["elevenlabs", "api_key", "API Key é obrigatória"],
	["whatsapp", "api_key", "API Key é obrigatória"],
	["rd_station", "api_key", "API Key é obrigatória"],
	["hubspot", "api_key", "API Key é obrigatória"],
	["google_ads", "client_id", "Client ID e Secret são obrigatórios"],
	["google_ads", "client_secret", "Client ID e Secret são obrigatórios"],
	["pipedrive", "api_key", "API Key e domínio da empresa são obrigatórios"],
	["pipedrive", "company_domain", "API Key e domínio da empresa são obrigatórios"],
	["bitrix24", "webhook_url", "Webhook URL é obrigatória"],
	["n8n", "webhook_url", "Webhook URL é obrigatória"],
	["google_ads", "refresh_token", "Preencha o campo Refresh token"],
	["stripe", "secret_key", "Preencha o campo Chave secreta"],
] as const)("%s without %s: %s", (type, key, text) => {
	expect(missingText(typeWordsPt, type, key)).toBe(text);
});

test("each type says what it is used for today", () => {
	expect(useOf("openai")).toBe("model");
	expect(useOf("n8n")).toBe("events");
	expect(useOf("telegram")).toBe("channel");
	expect(useOf("hubspot")).toBe("kept");
});
