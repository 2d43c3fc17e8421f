import { expect, test } from "vitest";
import { greetingName } from "#app/areas/home/greeting.ts";

test("the name is the full name, else the e-mail's first part, else a word", () => {
	expect(greetingName(" Helena Prado ", "h@x.com", "Usuário")).toBe("Helena Prado");
	expect(greetingName("  ", "helena@x.com", "Usuário")).toBe("helena");
	expect(greetingName("", "", "Usuário")).toBe("Usuário");
});
