import { expect, test } from "vitest";
import { fillButton, fillText, gapsOf, keysIn } from "#app/domain/official-templates/gaps.ts";
import { draftOf } from "./samples.ts";

test("gaps are found by number and by name, each once, in the order they stand", () => {
	expect(keysIn("{{2}} e {{ 1 }} e {{2}}")).toEqual(["2", "1"]);
	expect(keysIn("Olá {{nome_do_cliente}}")).toEqual(["nome_do_cliente"]);
	expect(keysIn("sem nada { {1} } {{}}")).toEqual([]);
});

test("what has to be filled is told with its place and its example, open addresses and codes too", () => {
	expect(gapsOf(draftOf())).toEqual([
		{ id: "header.1", place: "header", key: "1", example: "1234" },
		{ id: "body.1", place: "body", key: "1", example: "Ana" },
		{ id: "body.2", place: "body", key: "2", example: "1234" },
		{ id: "button.1", place: "button", key: "Acompanhar", example: "abc" },
	]);
	const coupon = draftOf({
		header: null,
		body: "Oi",
		buttons: [{ kind: "copy_code", text: "", value: "" }],
		examples: {},
	});
	expect(gapsOf(coupon).map(({ id }) => id)).toEqual(["button.0"]);
});

test("a gap without a value stays as it is written, and a value is taken as it is", () => {
	expect(fillText("body", "{{1}} {{2}}", { "body.1": "$& {{2}}" })).toBe("$& {{2}} {{2}}");
	expect(fillButton("https://a.example/{{1}}", "$&x")).toBe("https://a.example/$&x");
	expect(fillButton("https://a.example/", undefined)).toBe("https://a.example/");
	expect(fillButton("", "CUPOM10")).toBe("CUPOM10");
});
