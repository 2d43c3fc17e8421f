import { expect, test } from "vitest";
import {
	parseNewInstanceForm,
	parseRemoveInstanceForm,
} from "#app/areas/channels/instances/forms.ts";

function form(values: Record<string, string>): FormData {
	const made = new FormData();
	for (const [name, value] of Object.entries(values)) made.set(name, value);
	return made;
}
const parse = (values: Record<string, string>) =>
	parseNewInstanceForm(form({ name: "Vendas", gateway: "simulator", ...values }));

test("the name is trimmed and the optional fields may be absent or blank", () => {
	expect(parse({ name: "  Vendas " })).toEqual({
		ok: true,
		value: { name: "Vendas", description: "", webhookUrl: "", gateway: "simulator" },
	});
	expect(parse({ webhookUrl: "   ", description: "" }).ok).toBe(true);
});

test.each([
	[{ name: "   " }, "name_required", false],
	[{ name: "" }, "name_required", false],
	[{ name: "x".repeat(500) }, "name_too_long", false],
	[{ gateway: "telepathy" }, "gateway_not_offered", false],
	[{ webhookUrl: "exemplo.com/x" }, "invalid_request", true],
	[{ webhookUrl: "javascript:alert(1)" }, "invalid_request", true],
	[{ webhookUrl: `https://x.com/${"a".repeat(3000)}` }, "invalid_request", true],
])("%j is refused", (change, code, isWebhook) => {
	expect(parse(change)).toEqual({ ok: false, refusal: { code, isWebhook } });
});

test("a removal names an instance", () => {
	expect(parseRemoveInstanceForm(form({ id: "c1" }))).toEqual({ ok: true, value: { id: "c1" } });
	expect(parseRemoveInstanceForm(form({})).ok).toBe(false);
});
