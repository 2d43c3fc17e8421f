import { expect, test } from "vitest";
import { emptyDraft, isSameDraft, toDraft, toSettings } from "#app/areas/agents/form/draft.ts";
import { parseAgentFields, toFields } from "#app/areas/agents/form/forms.ts";
import { settings, view } from "../views.ts";

const formOf = (fields: Record<string, string>): FormData => {
	const form = new FormData();
	for (const [name, value] of Object.entries(fields)) form.set(name, value);
	return form;
};

test("what is stored comes back as it was, through the form and its reader", () => {
	const stored = settings({
		provider: "openai",
		model: "gpt-5-mini",
		integrationId: "i1",
		temperature: 0.7,
		handOver: { words: ["gerente", "ação, já"], onNoAnswer: false, onRequest: true, maxTurns: 12 },
		hours: { timeZone: "America/Sao_Paulo", open: [{ day: 1, from: 1320, to: 360 }] },
		debounceMs: 2_500,
		languages: ["pt", "es"],
		acts: {
			form: [{ key: "cep", label: "CEP", kind: "postcode" }],
			labels: ["Troca"],
			mayAssign: true,
			tellsHours: false,
		},
		listens: true,
	});
	const channels = [
		{ id: "c2", name: "Vendas", type: "whatsapp" as const },
		{ id: "c1", name: "Site", type: "webchat" as const },
	];
	const fields = toFields(toDraft(view({ settings: stored, channels })));
	expect(parseAgentFields(formOf(fields))).toEqual({
		ok: true,
		value: { name: "Aurora", channelIds: ["c1", "c2"], settings: stored },
	});
});

test("a conversion comes back as it was; where none was chosen an older server is sent none", () => {
	const conversion = { pixelId: "123456789", eventType: "Lead", currency: "BRL" } as const;
	for (const chosen of [{ conversion }, { conversion: null }, {}]) {
		const fields = toFields(toDraft(view({ settings: { ...settings(), ...chosen } })));
		const read = parseAgentFields(formOf(fields));
		expect(read.ok && "conversion" in read.value.settings).toBe("conversion" in chosen);
		expect(read).toMatchObject({ ok: true, value: { settings: chosen } });
	}
});

test("the knowledge base takes no model and no integration along, whatever was typed before", () => {
	const draft = { ...emptyDraft("pt", []), model: "gpt-5", integrationId: "i1" };
	expect(toSettings(draft)).toMatchObject({ model: "", integrationId: null });
	expect(toSettings({ ...draft, provider: "openai" })).toMatchObject({ integrationId: "i1" });
	expect(toSettings({ ...draft, provider: "workers_ai" })).toMatchObject({ integrationId: null });
});

test("numbers are typed with a comma or a point, and what is none is zero, which is refused", () => {
	const draft = emptyDraft("pt", []);
	expect(toSettings({ ...draft, debounceSeconds: "2,5" }).debounceMs).toBe(2_500);
	expect(toSettings({ ...draft, debounceSeconds: "três" }).debounceMs).toBe(0);
	const turns = { ...draft, hasMaxTurns: true, maxTurns: "" };
	expect(toSettings(turns).handOver.maxTurns).toBe(0);
	expect(toSettings({ ...turns, hasMaxTurns: false }).handOver.maxTurns).toBeNull();
});

test("a draft is changed until it is as before", () => {
	const draft = toDraft(view());
	expect(isSameDraft(draft, { ...draft })).toBe(true);
	expect(isSameDraft(draft, { ...draft, words: [] })).toBe(false);
});

test.each([
	[{}],
	[{ name: "A", channelIds: "" }],
	[{ name: "A", channelIds: "", settings: "{" }],
	[{ name: "A", channelIds: "", settings: JSON.stringify({ ...settings(), owner: "me" }) }],
	[{ name: "A", channelIds: "", settings: JSON.stringify({ ...settings(), provider: "magic" }) }],
	[{ name: "A".repeat(10_001), channelIds: "", settings: JSON.stringify(settings()) }],
	[{ name: "A", channelIds: "c,".repeat(20_000), settings: JSON.stringify(settings()) }],
	[{ name: "A", channelIds: "", settings: `"${"x".repeat(60_001)}"` }],
])("a form that is not ours is refused: %#", (fields) => {
	expect(parseAgentFields(formOf(fields as Record<string, string>))).toEqual({
		ok: false,
		code: "invalid_request",
	});
});
