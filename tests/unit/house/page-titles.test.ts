import ts from "typescript";
import { expect, test } from "vitest";
import { findNodes, listFiles, readSource } from "./sources.ts";

const OF_A_PICTURE = ["app/areas/integrations/monitoring/check-bars.tsx"];

test("whatever names a tab names the product after the page", () => {
	const titles = listFiles("app", /\.tsx$/u)
		.filter((file) => !OF_A_PICTURE.includes(file))
		.flatMap((file) =>
			findNodes(
				file,
				readSource(file),
				/<title/,
				(node, tree) =>
					ts.isJsxElement(node) && node.openingElement.tagName.getText(tree) === "title",
			),
		);
	expect(titles.length).toBeGreaterThan(10);
	expect(titles.filter(({ text }) => !/product|tabTitle/u.test(text))).toEqual([]);
});
