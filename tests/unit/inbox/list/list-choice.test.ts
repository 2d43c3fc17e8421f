import { expect, test } from "vitest";
import { parseListChoice, withListChoice } from "#app/inbox/list/list-choice.ts";

const parse = (search: string) => parseListChoice(new URLSearchParams(search));

test("the list's choice stands in the address and survives there and back (inbox A15)", () => {
	expect(parse("")).toEqual({ filter: "open", label: null });
	expect(parse("contact=c1&filter=mine&label=VIP")).toEqual({ filter: "mine", label: "VIP" });
	const next = withListChoice(new URLSearchParams("channel=7&contact=c1&filter=mine"), {
		filter: "agent",
		label: "Orçamento",
	});
	expect(next.get("channel")).toBe("7");
	expect(parse(next.toString())).toEqual({ filter: "agent", label: "Orçamento" });
	expect(withListChoice(next, { filter: "open", label: null }).toString()).toBe(
		"channel=7&contact=c1",
	);
});

test("what is not understood shows what is open", () => {
	expect(parse(`filter=nobody&label=${"x".repeat(31)}`)).toEqual({ filter: "open", label: null });
});
