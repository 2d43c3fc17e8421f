import { expect, test } from "vitest";
import { findCaptioned, planCaptions } from "#app/domain/inbox/captions.ts";

const rules = { image: { caption: true }, document: { caption: true }, audio: { caption: false } };
const file = (key: string, kind: "image" | "audio" | "document" | "voice", caption = "") => ({
	key,
	kind,
	caption,
});

test("the composer's text stands with the first file that may have one, each other has its own", () => {
	const files = [
		file("a", "audio", "x"),
		file("b", "image", "antiga"),
		file("c", "document", " nota "),
	];
	expect(findCaptioned(files, rules)?.key).toBe("b");
	expect(planCaptions(files, " Segue a foto ", rules)).toEqual({
		captions: [
			{ key: "a", caption: "" },
			{ key: "b", caption: "Segue a foto" },
			{ key: "c", caption: "nota" },
		],
		rest: "",
	});
});

test("where no file may have a text, it follows as a message of its own", () => {
	expect(planCaptions([file("a", "audio"), file("b", "voice")], "Ouça", rules)).toEqual({
		captions: [
			{ key: "a", caption: "" },
			{ key: "b", caption: "" },
		],
		rest: "Ouça",
	});
	expect(planCaptions([], " Oi ", rules)).toEqual({ captions: [], rest: "Oi" });
});
