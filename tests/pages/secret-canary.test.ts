import path from "node:path";
import type { APIRequestContext } from "playwright/test";
import { expect, inject, test } from "vitest";
import { CREDENTIAL_FIELDS, INTEGRATION_TYPES } from "#app/domain/integrations/type.ts";
import { disguisesOf, expectCleanState, findMarkers } from "#tests/support/canary.ts";
import { SITE_MAP } from "#tests/e2e/support/site-map.ts";
import { openMember } from "#tests/support/served.ts";

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

async function makeAll(manager: APIRequestContext): Promise<void> {
	for (const type of INTEGRATION_TYPES) {
		const filled = { type, name: `Isca ${type}`, credentials: credentialsOf(type), settings: {} };
		const made = await manager.post("/integrations.data", {
			form: { intent: "create", filled: JSON.stringify(filled) },
		});
		expect(made.ok(), `${type}: ${await made.text()}`).toBe(true);
	}
}

/** Every page without parameters, as the server renders it and as the browser reads it again. */
const PATHS = SITE_MAP.filter((address) => !/[:*]|sign-out|switch-workspace/.test(address));

test("J11 J13 no secret of an integration is in any page, for any role, nor in what the server keeps", async () => {
	await makeAll(await openMember("gestor@demo.prosa.test"));
	expect(markers.length).toBeGreaterThan(INTEGRATION_TYPES.length);
	// A check that cannot fail is none: it sees a marker in each of its disguises.
	for (const disguise of disguisesOf(markers[0] ?? ""))
		expect(findIn(`a${disguise}b`)).not.toEqual([]);
	for (const who of ["admin", "gestor", "operador", "visualizador"]) {
		const member = await openMember(`${who}@demo.prosa.test`);
		for (const address of PATHS)
			for (const asked of [address, address === "/" ? "/_root.data" : `${address}.data`]) {
				const answer = await member.get(asked);
				expect(findIn(await answer.text()), `${asked} as ${who}`).toEqual([]);
			}
	}
	expectCleanState(path.join(inject("served").scratch, "state"), markers);
});
