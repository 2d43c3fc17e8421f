import { expect, test } from "vitest";
import { listProduction, readSource } from "./sources.ts";

test("A21 no account or password is written into the product: the demonstration's stand in scripts alone", () => {
	const fixed =
		/demonstracao|@demo\.prosa\.test|teste?@(?:example|exemplo|teste?)\.com|"admin123"/i;
	const files = listProduction();
	expect(files.length).toBeGreaterThan(100);
	expect(files.filter((file) => fixed.test(readSource(file)))).toEqual([]);
});
