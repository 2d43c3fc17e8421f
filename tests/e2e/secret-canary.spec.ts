import { expect, type Page, test } from "playwright/test";
import { CREDENTIAL_FIELDS, INTEGRATION_TYPES } from "#app/domain/integrations/type.ts";
import { disguisesOf, expectCleanState, findMarkers } from "./support/canary.ts";
import { signInAs } from "./support/inbox.ts";
import { SITE_MAP } from "./support/site-map.ts";

const OPEN_FIELDS: Record<string, string> = {
	instance_url: "https://loja.my.salesforce.com",
	company_domain: "loja",
};
const ADDRESSES: Record<string, string> = {
	bitrix24: "https://loja.bitrix24.com.br/rest/1/",
	n8n: "https://n8n.exemplo.com.br/webhook/",
	zapier: "https://hooks.zapier.com/hooks/catch/1/",
};
const markers: string[] = [];

/** A marker in every secret field; the last characters are what a mask shows. */
function credentialsOf(type: (typeof INTEGRATION_TYPES)[number]): Record<string, string> {
	return Object.fromEntries(
		CREDENTIAL_FIELDS[type].map(({ key, isSecret }) => {
			if (!isSecret) return [key, OPEN_FIELDS[key] ?? "1234567890"];
			const marker = `Crawl8K${`${type}X${key}`.replaceAll(/[^a-z0-9]/gi, "")}EndY7`;
			markers.push(marker);
			return [key, `${key === "webhook_url" ? ADDRESSES[type] : ""}${marker}abcd`];
		}),
	);
}

const findIn = (text: string) => findMarkers(markers, text);

async function makeAll(manager: Page): Promise<void> {
	const origin = test.info().project.use.baseURL ?? "";
	for (const type of INTEGRATION_TYPES) {
		const filled = { type, name: `Isca ${type}`, credentials: credentialsOf(type), settings: {} };
		const made = await manager.request.post("/integrations.data", {
			form: { intent: "create", filled: JSON.stringify(filled) },
			headers: { origin },
		});
		expect(made.ok(), `${type}: ${await made.text()}`).toBe(true);
	}
}

/** Every page without parameters, as the server renders it and as the browser reads it again. */
const PATHS = SITE_MAP.filter((address) => !/[:*]|sign-out|switch-workspace/.test(address));

test("J11 J13 no secret of an integration is in any page, for any role, nor in what the server keeps", async ({
	browser,
}) => {
	test.setTimeout(180_000);
	await makeAll(await signInAs(browser, "gestor"));
	expect(markers.length).toBeGreaterThan(INTEGRATION_TYPES.length);
	// A check that cannot fail is none: it sees a marker in each of its disguises.
	for (const disguise of disguisesOf(markers[0] ?? ""))
		expect(findIn(`a${disguise}b`)).not.toEqual([]);
	for (const who of ["admin", "gestor", "operador", "visualizador"] as const) {
		const { request } = await signInAs(browser, who);
		for (const address of PATHS)
			for (const asked of [address, address === "/" ? "/_root.data" : `${address}.data`]) {
				const answer = await request.get(asked, { maxRedirects: 0 });
				expect(findIn(await answer.text()), `${asked} as ${who}`).toEqual([]);
			}
	}
	expectCleanState("state", markers);
});
