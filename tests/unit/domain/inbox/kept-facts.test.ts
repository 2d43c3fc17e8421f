import { expect, test } from "vitest";
import { parseKept, storeKept, withKept } from "#app/domain/inbox/kept-facts.ts";

test("which facts the team wrote is kept, and forgotten when it empties one", () => {
	expect(withKept(null, "email", true)).toBe("email");
	expect(withKept("email", "name", true)).toBe("name email");
	expect(withKept("name email", "email", false)).toBe("name");
	expect(withKept("name", "name", false)).toBeNull();
	expect(parseKept("name phone")).toEqual(["name"]);
	expect(parseKept(undefined)).toEqual([]);
	expect(storeKept([])).toBeNull();
});
