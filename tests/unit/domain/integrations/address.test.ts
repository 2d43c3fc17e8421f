import { expect, test } from "vitest";
import {
	destinationOf,
	goesAnywhere,
	isClean,
	isCompanyDomain,
	isSalesforce,
	judgeAddress,
} from "#app/domain/integrations/address.ts";

const GUARDS = { allowedPrivateHosts: ["127.0.0.1:9000"], ownOrigin: "https://app.prosa.dev" };
const REFUSED = { ok: false, code: "url_not_allowed" };
const TAKEN = { ok: true, value: null };

test("H15 a company's domain at Pipedrive is one label", () => {
	for (const good of ["loja", "LOJA-2", "a"]) expect(isCompanyDomain(good), good).toBe(true);
	for (const bad of ["", "-a", "a-", "a.b", "evil.com/#", "a/b", "a:b", "a@b", "ã", "a".repeat(64)])
		expect(isCompanyDomain(bad), bad).toBe(false);
});

test("H15 Salesforce is its own hosts over https, or a stand-in on the list", () => {
	const judge = (url: string) => isSalesforce(new URL(url), GUARDS.allowedPrivateHosts);
	expect(judge("https://loja.my.salesforce.com")).toBe(true);
	expect(judge("https://loja.lightning.force.com/x")).toBe(true);
	expect(judge("http://127.0.0.1:9000")).toBe(true);
	for (const bad of [
		"http://loja.my.salesforce.com",
		"https://evil.com/.salesforce.com",
		"https://evilsalesforce.com",
		"https://salesforce.com.evil.com",
	])
		expect(judge(bad), bad).toBe(false);
});

test("every address that somebody types is judged; a type without one has nothing to judge", () => {
	const bad = "http://10.0.0.1/x";
	expect(judgeAddress("n8n", { webhook_url: bad }, null, GUARDS)).toEqual(REFUSED);
	expect(judgeAddress("bitrix24", { webhook_url: bad }, null, GUARDS)).toEqual(REFUSED);
	expect(judgeAddress("openai", {}, bad, GUARDS)).toEqual(REFUSED);
	expect(judgeAddress("salesforce", { instance_url: bad }, null, GUARDS)).toEqual(REFUSED);
	expect(judgeAddress("openai", {}, null, GUARDS)).toEqual(TAKEN);
	expect(judgeAddress("stripe", {}, null, GUARDS)).toEqual(TAKEN);
	const zapier = (webhook_url: string) => judgeAddress("zapier", { webhook_url }, null, GUARDS);
	expect(zapier("https://hooks.zapier.com/hooks/catch/1/abcd")).toEqual(TAKEN);
	expect(zapier("https://hooks.zapier.com.evil.com/hooks/catch/1/abcd")).toEqual(REFUSED);
	expect(zapier("https://app.prosa.dev/webhooks/x")).toEqual(REFUSED);
});

test("where a secret goes is the place, not the path", () => {
	const n8n = (webhook_url: string) => destinationOf("n8n", { webhook_url }, null);
	expect(n8n("https://a.com.br/webhook/1")).toBe(n8n("https://A.com.br/webhook/2"));
	expect(n8n("https://a.com.br/webhook/1")).not.toBe(n8n("https://b.com.br/webhook/1"));
	expect(destinationOf("pipedrive", { company_domain: "Loja" }, null)).toBe("loja");
	expect(destinationOf("openai", {}, "https://api.groq.com/openai/v1")).toBe(
		"https://api.groq.com",
	);
	expect(destinationOf("openai", {}, null)).toBeNull();
	expect(destinationOf("stripe", { secret_key: "x" }, null)).toBeNull();
});

test("H16 only types that go anywhere tell how they fail after a fixed time", () => {
	expect(goesAnywhere("n8n", null)).toBe(true);
	expect(goesAnywhere("openai", null)).toBe(false);
	expect(goesAnywhere("openai", "https://api.groq.com")).toBe(true);
	expect(goesAnywhere("stripe", null)).toBe(false);
});

test("H14 line breaks and unseen characters are in no credential", () => {
	expect(isClean({ api_key: "sk-abc", name: "ação" })).toBe(true);
	for (const bad of ["a\r\nb", "a\nb", "a\u0000b", "a\tb"])
		expect(isClean({ api_key: bad }), JSON.stringify(bad)).toBe(false);
});
