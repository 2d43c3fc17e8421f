import { expect, test } from "vitest";
import {
	CREDENTIAL_FIELDS,
	INTEGRATION_TYPES,
	missingFields,
	pickCredentials,
} from "#app/domain/integrations/type.ts";

test("seventeen types, each with at least one required field", () => {
	expect(INTEGRATION_TYPES).toHaveLength(17);
	for (const type of INTEGRATION_TYPES)
		expect(CREDENTIAL_FIELDS[type].some(({ isOptional }) => !isOptional)).toBe(true);
});

test("exactly the secrets of the specification are masked, and addresses that open a door", () => {
	const secrets = INTEGRATION_TYPES.flatMap((type) =>
		CREDENTIAL_FIELDS[type].filter(({ isSecret }) => isSecret).map(({ key }) => `${type}.${key}`),
	);
	expect(secrets).toEqual([
		"whatsapp.api_key",
		"telegram.bot_token",
		"instagram.access_token",
		"messenger.page_access_token",
		"meta_ads.access_token",
		"google_ads.client_secret",
		"google_ads.refresh_token",
		"openai.api_key",
		"elevenlabs.api_key",
		"bitrix24.webhook_url",
		"hubspot.api_key",
		"pipedrive.api_key",
		"rd_station.api_key",
		"salesforce.client_secret",
		"zoho.client_secret",
		"n8n.webhook_url",
		"n8n.api_key",
		"zapier.webhook_url",
		"stripe.secret_key",
	]);
});

test("what is required and blank is missing; what is optional never is", () => {
	expect(missingFields("openai", {})).toEqual(["api_key"]);
	expect(missingFields("openai", { api_key: "sk" })).toEqual([]);
	expect(missingFields("stripe", { secret_key: "sk", publishable_key: "  " })).toEqual([
		"publishable_key",
	]);
	expect(missingFields("n8n", { webhook_url: "https://x" })).toEqual([]);
});

test("only the type's own fields are kept, trimmed, empty ones left out", () => {
	const typed = { api_key: " sk ", organization_id: " ", client_secret: "x", __proto__: "y" };
	expect(pickCredentials("openai", typed)).toEqual({ api_key: "sk" });
});
