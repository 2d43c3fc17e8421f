import { expect, test } from "vitest";
import {
	draftOf,
	emptyDraft,
	isSameDraft,
	isTestable,
	toFilled,
} from "#app/areas/integrations/form/draft.ts";
import { findProblems, placeRefusal } from "#app/areas/integrations/form/problems.ts";
import { integrationForms } from "#app/areas/integrations/forms.ts";
import { pt } from "#app/areas/integrations/strings.pt.ts";
import { typeWordsPt } from "#app/areas/integrations/type-words.pt.ts";
import { readOpenForm } from "#app/areas/integrations/use-form-address.ts";
import { CREDENTIAL_FIELDS, INTEGRATION_TYPES } from "#app/domain/integrations/type.ts";
import { parsedForm, refusedForm } from "../parsed-form.ts";
import { view } from "./views.ts";

const words = { form: pt.form, types: typeWordsPt, ofCode: (code: string) => code };

test("the test is offered once every required field says something, and not before", () => {
	for (const type of INTEGRATION_TYPES) {
		const draft = emptyDraft(type, "x");
		expect(isTestable(draft), type).toBe(false);
		const required = CREDENTIAL_FIELDS[type].filter(({ isOptional }) => !isOptional);
		for (const { key } of required) draft.credentials[key] = "x";
		expect(isTestable(draft), type).toBe(true);
		draft.credentials[required[0]?.key ?? ""] = "  ";
		expect(isTestable(draft), type).toBe(false);
	}
	expect(isTestable(emptyDraft(null))).toBe(false);
});

test("what the form sends is what the server takes, for every type", () => {
	for (const type of INTEGRATION_TYPES) {
		const filled = JSON.stringify(toFilled(emptyDraft(type, "Da loja")));
		const parsed = parsedForm(integrationForms, { intent: "create", filled });
		expect(parsed, type).toMatchObject({ ok: true, input: { filled: { type, name: "Da loja" } } });
	}
	expect(toFilled(emptyDraft(null))).toBeNull();
});

test.each([
	{ intent: "create", filled: "not json" },
	{
		intent: "create",
		filled: JSON.stringify({ type: "fax", name: "", credentials: {}, settings: {} }),
	},
	{ intent: "update", filled: JSON.stringify(toFilled(emptyDraft("openai"))) },
	{ intent: "explode", id: "i1" },
	{ intent: "remove" },
	{ intent: "replay", id: "i1" },
	{},
] as Record<string, string>[])("a form nobody made is refused: %o", (fields) => {
	expect(parsedForm(integrationForms, fields)).toMatchObject(refusedForm);
});

test("a stored secret stays its mask until it is replaced, and only then the form is dirty", () => {
	const stored = draftOf(view());
	expect(stored.credentials.api_key).toBe("••••••••6789");
	const same = { ...stored, credentials: { api_key: "••••••••6789" } };
	expect(isSameDraft(stored, same)).toBe(true);
	const changed = { ...stored, credentials: { ...stored.credentials, api_key: "sk-new" } };
	expect(isSameDraft(stored, changed)).toBe(false);
	expect(isTestable(stored)).toBe(true);
});

test("a new automation is told of messages that come; other types of nothing", () => {
	expect(toFilled(emptyDraft("n8n"))?.settings).toEqual({ events: ["message.received"] });
	expect(toFilled(emptyDraft("stripe"))?.settings).toEqual({});
	expect(toFilled(emptyDraft("openai"))?.settings).toEqual({ baseUrl: null });
	const own = { ...emptyDraft("openai"), baseUrl: " https://api.groq.com/openai/v1 " };
	expect(toFilled(own)?.settings).toEqual({ baseUrl: "https://api.groq.com/openai/v1" });
});

test("what is missing is said at its field, all at once", () => {
	expect(findProblems(emptyDraft(null), words)).toEqual({
		type: "Escolha o serviço que vai conectar",
		name: "Nome da integração é obrigatório",
	});
	expect(findProblems(emptyDraft("google_ads", "Ads"), words)).toEqual({
		client_id: "Client ID e Secret são obrigatórios",
		client_secret: "Client ID e Secret são obrigatórios",
		refresh_token: "Preencha o campo Refresh token",
		customer_id: "Preencha o campo ID do cliente",
	});
	expect(findProblems(draftOf(view()), words)).toEqual({});
});

test("a refusal of the server stands beside the field it is about", () => {
	expect(placeRefusal("url_not_allowed", emptyDraft("n8n"), words)).toHaveProperty("webhook_url");
	expect(placeRefusal("url_not_allowed", emptyDraft("openai"), words)).toHaveProperty("baseUrl");
	expect(placeRefusal("secret_needed", emptyDraft("salesforce"), words)).toHaveProperty(
		"client_secret",
	);
	expect(placeRefusal("secret_needed", emptyDraft("n8n"), words)).toHaveProperty("api_key");
	expect(placeRefusal("name_required", emptyDraft("n8n"), words)).toEqual({
		name: "Nome da integração é obrigatório",
	});
	expect(placeRefusal("rate_limited", emptyDraft("n8n"), words)).toEqual({});
});

test("an address opens the form, of a service or of one to be chosen", () => {
	const read = (search: string) => readOpenForm(new URLSearchParams(search));
	expect(read("new=openai")).toEqual({ kind: "new", type: "openai" });
	expect(read("new=1")).toEqual({ kind: "new", type: null });
	expect(read("new=fax")).toEqual({ kind: "new", type: null });
	expect(read("edit=i1&tab=controle")).toEqual({ kind: "edit", id: "i1" });
	expect(read("tab=controle")).toBeNull();
});
