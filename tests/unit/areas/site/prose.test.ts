import { expect, test } from "vitest";
import { en as privacyEn } from "#app/areas/site/privacy.en.ts";
import { pt as privacyPt } from "#app/areas/site/privacy.pt.ts";
import { fillProse, listCompanyValues, type ProseDocument } from "#app/areas/site/prose.ts";
import { pt as words } from "#app/areas/site/strings.pt.ts";
import { en as termsEn } from "#app/areas/site/terms.en.ts";
import { pt as termsPt } from "#app/areas/site/terms.pt.ts";
import { listProduction, readSource } from "../../house/sources.ts";

const company = {
	name: "Empresa Exemplo Ltda.",
	taxId: "12.345.678/0001-90",
	address: "Rua Um, 1",
	contactEmail: "oi@empresa.test",
	supportEmail: "ajuda@empresa.test",
	supportPhone: null,
	privacyEmail: "dpo@empresa.test",
};
const values = listCompanyValues(company, words.operator);
const documents: Record<string, ProseDocument> = { privacyPt, privacyEn, termsPt, termsEn };

test.each(Object.keys(documents))(
	"%s names the company of the configuration everywhere",
	(name) => {
		const document = documents[name];
		if (!document) throw new Error(name);
		const text = JSON.stringify(fillProse(document, values));
		expect(text).toContain(company.name);
		expect(text).toContain(company.taxId);
		expect(text).not.toMatch(/\{\w+\}/);
		expect(text).not.toContain("prosa.example");
	},
);

test.each(["privacyPt", "privacyEn"])(
	"%s says how to reach the data protection officer",
	(name) => {
		expect(JSON.stringify(fillProse(documents[name] ?? privacyPt, values))).toContain(
			company.privacyEmail,
		);
	},
);

test("what nobody wrote of the company is not claimed", () => {
	const known = { ...company, taxId: null, address: null, supportEmail: null, privacyEmail: null };
	expect(listCompanyValues(known, words.operator)).toEqual({
		company: company.name,
		contactEmail: company.contactEmail,
		supportEmail: company.contactEmail,
		privacyEmail: company.contactEmail,
	});
	const unknown = { ...known, contactEmail: null };
	expect(listCompanyValues(unknown, words.operator)).toMatchObject({
		contactEmail: "quem administra esta instalação",
		privacyEmail: "quem administra esta instalação",
	});
});

test("a placeholder nobody knows stays visible instead of vanishing", () => {
	const document = { ...termsPt, sections: [{ id: "a", title: "A", blocks: ["{nobody}"] }] };
	expect(fillProse(document, values).sections[0]?.blocks).toEqual(["{nobody}"]);
});

const cookieRows = (document: ProseDocument): string[] =>
	document.sections
		.flatMap(({ blocks }) => blocks)
		.flatMap((block) => (typeof block === "object" && "table" in block ? block.table.rows : []))
		.flatMap(([name]) => (name && /^(__Host-)?prosa\./.test(name) ? [name] : []));

/** Cookies are written by these; local storage is described in a sentence of its own. */
const WRITERS = /document\.cookie =|Set-Cookie|writePreference|readCookie|Path=\/;/;

test("the privacy policy lists every cookie that the code writes or reads", () => {
	const named = new Set(
		listProduction()
			.map(readSource)
			.filter((source) => WRITERS.test(source))
			.flatMap((source) => [...source.matchAll(/"((?:__Host-)?prosa\.[a-z-]+)"/g)])
			.map(([, name = ""]) => name),
	);
	expect(named.size).toBeGreaterThan(4);
	const isListed = (text: string) => (name: string) => text.includes(name);
	for (const document of [privacyPt, privacyEn]) {
		expect(cookieRows(document).length).toBeGreaterThan(5);
		const text = JSON.stringify(document.sections.find(({ id }) => id === "cookies"));
		const missing = [...named].filter((name) => !isListed(text)(name));
		expect(missing).toEqual([]);
	}
});
