import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { expect, type Page, test } from "playwright/test";
import { CREDENTIAL_FIELDS, INTEGRATION_TYPES } from "#app/domain/integrations/type.ts";
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

/** As it is, in base64 wherever it begins, and percent by percent. */
const disguisesOf = (marker: string): string[] => [
	marker,
	...["", "x", "xx"].map((before) => btoa(`${before}${marker}`).slice(4, -6)),
	Array.from(marker, (letter) => `%${letter.charCodeAt(0).toString(16)}`).join(""),
];

const findIn = (text: string): string[] =>
	markers.filter((marker) => disguisesOf(marker).some((disguise) => text.includes(disguise)));

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

function* filesIn(folder: string): Generator<string> {
	for (const name of readdirSync(folder)) {
		const file = path.join(folder, name);
		if (statSync(file).isDirectory()) yield* filesIn(file);
		else yield file;
	}
}

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
	// Base and objects, queues and log, as they lie on the disk.
	const state = path.join(process.env["PROSA_E2E_SCRATCH"] ?? "", "state");
	const files = [...filesIn(state)].filter((file) => !file.includes(`${path.sep}app${path.sep}`));
	expect(files.length).toBeGreaterThan(3);
	for (const file of files) expect(findIn(readFileSync(file, "latin1")), file).toEqual([]);
});
