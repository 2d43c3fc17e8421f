import { expect, test } from "vitest";
import {
	formatSystemLine,
	parseSystemLine,
	type SystemLine,
	withoutNote,
} from "#app/domain/conversations/system-line.ts";

const LINES: SystemLine[] = [
	{ code: "taken_over" },
	{ code: "routed" },
	{ code: "routed_back" },
	{ code: "given_back", note: null },
	{ code: "given_back", note: "Já enviei o boleto." },
	{ code: "handed_over", reason: "no_answer" },
	{ code: "handed_over", reason: "withheld" },
	{ code: "agent_returned" },
	{ code: "conversation_closed" },
	{ code: "conversation_reopened" },
	{ code: "closed_inactive" },
	{ code: "groups_ignored" },
	{
		code: "transferred",
		to: { kind: "department", id: "d1", name: "Suporte" },
		note: "Cliente antigo",
	},
	{ code: "transferred", to: { kind: "nobody", id: "", name: "" }, note: null },
	{ code: "group_changed", act: "joined", name: null },
	{ code: "group_changed", act: "renamed", name: "Família Lima" },
];

for (const line of LINES) {
	test(`a line survives being stored: ${JSON.stringify(line)}`, () => {
		expect(parseSystemLine(formatSystemLine(line))).toEqual(line);
	});
}

for (const text of [
	"",
	"null",
	"[]",
	"Oi",
	'{"code":"later"}',
	'{"code":"handed_over"}',
	'{"code":"group_changed","act":"later"}',
	'{"code":"transferred","to":{"kind":"later","id":"1","name":"x"},"note":null}',
	'{"code":"transferred","note":null}',
	"{",
]) {
	test(`what no version of ours wrote is not shown: ${text}`, () => {
		expect(parseSystemLine(text)).toBeNull();
	});
}

test("a line leaves the team without what was written for colleagues", () => {
	const to = { kind: "member", id: "m1", name: "Ana" } as const;
	const said = formatSystemLine({ code: "transferred", to, note: "segredo" });
	expect(parseSystemLine(withoutNote(said))).toEqual({ code: "transferred", to, note: null });
	expect(withoutNote('{"code":"later"}')).toBe('{"code":"later"}');
});
