import { expect, test } from "vitest";
import { findingDetail, findingText } from "#app/areas/integrations/finding-words.ts";
import { pt } from "#app/areas/integrations/strings.pt.ts";
import type { TestFinding } from "#app/contracts/integrations.ts";
import type { IntegrationType } from "#app/domain/integrations/type.ts";
import { getFormat } from "#app/i18n/format.ts";

const format = getFormat("pt", "America/Sao_Paulo");
const say = (type: IntegrationType, finding: TestFinding): string =>
	findingText(type, finding, pt.finding, format);

// Spec 2, section 8.
test.each([
	["meta_ads", { kind: "account", name: "Loja" }, "Conectado como: Loja"],
	["openai", { kind: "models", count: 1200 }, "Conectado - 1.200 modelos disponíveis"],
	["elevenlabs", { kind: "voices", count: 2 }, "Conectado - 2 vozes disponíveis"],
	["meta_ads", { kind: "refused", message: "Session expired" }, "Erro Meta Ads: Session expired"],
	["meta_ads", { kind: "refused", message: null }, "Erro Meta Ads: Token inválido"],
	["openai", { kind: "refused", message: "Incorrect API key" }, "Erro OpenAI: Incorrect API key"],
	["openai", { kind: "refused", message: null }, "Erro OpenAI: API Key inválida"],
	["elevenlabs", { kind: "refused", message: "x" }, "API Key inválida ou expirada"],
	["hubspot", { kind: "refused", message: null }, "API Key HubSpot inválida"],
	["pipedrive", { kind: "refused", message: null }, "Credenciais Pipedrive inválidas"],
	["bitrix24", { kind: "refused", message: null }, "Webhook Bitrix24 inválido"],
	["stripe", { kind: "refused", message: null }, "Erro Stripe: credenciais inválidas"],
	["zapier", { kind: "refused", message: null }, "Erro Zapier: o endereço não foi aceito"],
	["n8n", { kind: "undelivered", status: 500 }, "Último evento não foi entregue: resposta 500"],
] as const)("%s %o says: %s", (type, finding, text) => {
	expect(say(type, finding)).toBe(text);
});

test("no connection and an address that may not be called are told as trouble of the connection", () => {
	for (const kind of ["unreachable", "url_not_allowed"] as const)
		expect(say("n8n", { kind })).toMatch(/^Erro de conexão: /);
});

test("what nobody knows is an unknown error", () => {
	expect(say("n8n", { kind: "eaten_by_a_grue" } as never)).toBe("Erro desconhecido");
});

test("a slow answer says so, and a check of the form says that nothing was called", () => {
	const slow = { health: "warning", latencyMs: 6000, finding: { kind: "reached" } } as const;
	expect(findingDetail(slow, pt.finding, format)).toBe("A resposta demorou mais de 5 segundos.");
	const formal = { health: "healthy", latencyMs: 0, finding: { kind: "format" } } as const;
	expect(findingDetail(formal, pt.finding, format)).toContain("Nada foi chamado");
	const bad = { health: "error", latencyMs: 9, finding: { kind: "unreachable" } } as const;
	expect(findingDetail(bad, pt.finding, format)).toBeNull();
});
