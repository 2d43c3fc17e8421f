import { expect, test } from "vitest";
import { dayPart, greetingName } from "#app/areas/home/greeting.ts";

test.each([
	[0, "morning"],
	[11, "morning"],
	[12, "afternoon"],
	[17, "afternoon"],
	[18, "evening"],
	[23, "evening"],
])("at %i h it is %s", (hour, part) => {
	expect(dayPart(hour)).toBe(part);
});

test("the name is the full name, else the e-mail's first part, else a word", () => {
	expect(greetingName(" Helena Prado ", "h@x.com", "Usuário")).toBe("Helena Prado");
	expect(greetingName("  ", "helena@x.com", "Usuário")).toBe("helena");
	expect(greetingName("", "", "Usuário")).toBe("Usuário");
});
