import { expect, test } from "vitest";
import {
	isFromBook,
	parseKept,
	storeKept,
	withBook,
	withKept,
} from "#app/domain/inbox/kept-facts.ts";

test("which facts the team wrote is kept, and forgotten when it empties one", () => {
	expect(withKept(null, "email", true)).toBe("email");
	expect(withKept("email", "name", true)).toBe("name email");
	expect(withKept("name email", "email", false)).toBe("name");
	expect(withKept("name", "name", false)).toBeNull();
	expect(parseKept("name phone")).toEqual(["name"]);
	expect(parseKept(undefined)).toEqual([]);
	expect(storeKept([])).toBeNull();
});

test("a name of the address book stays one until the team writes or empties the name", () => {
	const book = withBook(null);
	expect(isFromBook(book)).toBe(true);
	expect(withBook(withBook("email"))).toBe("email book");
	expect(parseKept(withBook("email"))).toEqual(["email"]);
	expect(isFromBook(withKept(book, "email", true))).toBe(true);
	expect(withKept(book, "name", true)).toBe("name");
	expect(withKept(book, "name", false)).toBeNull();
	expect(isFromBook(undefined)).toBe(false);
});
