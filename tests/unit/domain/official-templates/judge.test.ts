import { expect, test } from "vitest";
import { judgeTemplate } from "#app/domain/official-templates/judge.ts";
import type { TemplateButton, TemplateDraft } from "#app/domain/official-templates/template.ts";
import { draftOf } from "./samples.ts";

const issuesOf = (over: Partial<TemplateDraft>): string[] =>
	judgeTemplate(draftOf(over)).map(({ place, code }) => `${place} ${code}`);
const reply = (text: string): TemplateButton => ({ kind: "quick_reply", text, value: "" });
const link = (value: string, text = "Abrir"): TemplateButton => ({ kind: "url", text, value });

test("a draft that keeps Meta's rules has no issue", () => {
	expect(judgeTemplate(draftOf())).toEqual([]);
	expect(
		judgeTemplate(
			draftOf({
				header: { kind: "location" },
				body: "Olá {{nome}}, até já.",
				buttons: [],
				examples: { "body.nome": "Ana" },
			}),
		),
	).toEqual([]);
});

test.each<[Partial<TemplateDraft>, string]>([
	[{ name: "" }, "name name_missing"],
	[{ name: "Pedido Enviado" }, "name name_invalid"],
	[{ name: "a".repeat(513) }, "name too_long"],
	[{ body: " " }, "body body_missing"],
	[{ body: "a".repeat(1025) }, "body too_long"],
	[{ body: "{{1}} olá {{2}} bem" }, "body gap_at_edge"],
	[{ body: "Olá {{1}} e {{2}} " }, "body gap_at_edge"],
	[{ body: "Olá {{1}} {{2}} bem" }, "body gaps_adjacent"],
	[{ body: "Olá {{1}}, {{3}} bem" }, "body gaps_not_counted"],
	[{ body: "Olá {{1}}, {{nome}} bem" }, "body gaps_mixed"],
	[{ body: "Olá {{Nome}} bem" }, "body gap_malformed"],
	[{ body: "Olá {{1} bem" }, "body gap_malformed"],
	[{ header: { kind: "text", text: "" } }, "header text_missing"],
	[{ header: { kind: "text", text: "a".repeat(61) } }, "header too_long"],
	[{ header: { kind: "text", text: "{{1}} e {{2}}" } }, "header header_gaps"],
	[{ footer: "a".repeat(61) }, "footer too_long"],
	[{ footer: "Olá {{1}}" }, "footer footer_gaps"],
	[{ examples: {} }, "example.body.1 example_missing"],
	[
		{ buttons: Array.from({ length: 11 }, (_, at) => reply(String(at))) },
		"buttons too_many_buttons",
	],
	[
		{ buttons: [1, 2, 3].map((at) => link("https://a.example", String(at))) },
		"buttons too_many_of_kind",
	],
	[{ buttons: [reply("a"), link("https://a.example"), reply("b")] }, "buttons buttons_unsorted"],
	[{ buttons: [reply("a"), reply("a")] }, "button.1 button_twice"],
	[{ buttons: [reply("")] }, "button.0 text_missing"],
	[{ buttons: [reply("a".repeat(26))] }, "button.0 too_long"],
	[{ buttons: [link("loja")] }, "button.0 url_invalid"],
	[{ buttons: [link("https://{{1}}/x")] }, "button.0 url_gap"],
	[{ buttons: [{ kind: "phone", text: "Ligar", value: "11 9" }] }, "button.0 phone_invalid"],
	[{ buttons: [{ kind: "copy_code", text: "", value: "" }] }, "button.0 code_not_here"],
])("%j is told as %s", (over, issue) => {
	expect(issuesOf(over)).toContain(issue);
});

test("of one place only the first thing that is wrong is told", () => {
	expect(issuesOf({ name: "" })).toEqual(["name name_missing"]);
});
