import { expect, test } from "vitest";
import { SECTION_NAMES, SECTIONS, sectionOf } from "#app/areas/settings/use-section.ts";

test("every section has its address, and any other address opens the first", () => {
	expect(SECTION_NAMES.map((name) => sectionOf(SECTIONS[name]))).toEqual(SECTION_NAMES);
	expect(sectionOf("#perfil")).toBe("profile");
	expect(sectionOf("#notificacoes")).toBe("notifications");
	for (const hash of ["", "#", "#PERFIL", "#constructor", "perfil"])
		expect(sectionOf(hash), hash).toBe("integrations");
});
