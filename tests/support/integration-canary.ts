/** An integration of every type with a marker in each of its secrets, for tests that look for them where none may be. */
import type { APIRequestContext } from "playwright/test";
import { CREDENTIAL_FIELDS, INTEGRATION_TYPES } from "#app/domain/integrations/type.ts";

const OPEN_FIELDS: Record<string, string> = {
	instance_url: "https://loja.my.salesforce.com",
	company_domain: "loja",
};
const ADDRESSES: Record<string, string> = {
	bitrix24: "https://loja.bitrix24.com.br/rest/1/",
	n8n: "https://n8n.exemplo.com.br/webhook/",
	zapier: "https://hooks.zapier.com/hooks/catch/1/",
};

interface Planted {
	credentials: Record<string, string>;
	markers: string[];
}

/** A marker in every secret field; the last characters are what a mask shows. */
function credentialsOf(type: (typeof INTEGRATION_TYPES)[number]): Planted {
	const markers: string[] = [];
	const fields = CREDENTIAL_FIELDS[type].map(({ key, isSecret }) => {
		if (!isSecret) return [key, OPEN_FIELDS[key] ?? "1234567890"];
		const marker = `Crawl8K${`${type}X${key}`.replaceAll(/[^a-z0-9]/gi, "")}EndY7`;
		markers.push(marker);
		return [key, `${key === "webhook_url" ? ADDRESSES[type] : ""}${marker}abcd`];
	});
	return { credentials: Object.fromEntries(fields) as Record<string, string>, markers };
}

/** Makes them as this member, whose forms come from the product's own origin. @returns the markers; throws when one is refused */
export async function plantIntegrations(manager: APIRequestContext): Promise<string[]> {
	const planted: string[] = [];
	for (const type of INTEGRATION_TYPES) {
		const { credentials, markers } = credentialsOf(type);
		const filled = { type, name: `Isca ${type}`, credentials, settings: {} };
		const made = await manager.post("/integrations.data", {
			form: { intent: "create", filled: JSON.stringify(filled) },
		});
		if (!made.ok()) throw new Error(`${type}: ${await made.text()}`);
		planted.push(...markers);
	}
	return planted;
}
