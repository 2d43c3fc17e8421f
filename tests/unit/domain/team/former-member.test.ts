import { expect, test } from "vitest";
import { parseFullName } from "#app/domain/auth/sign-up.ts";
import { FORMER_MEMBER, nameOrFormer } from "#app/domain/team/former-member.ts";

test("J24 the mark is replaced by words, a name is shown", () => {
	expect(nameOrFormer(FORMER_MEMBER, "Antigo membro")).toBe("Antigo membro");
	expect(nameOrFormer("Ana", "Antigo membro")).toBe("Ana");
});

test("J24 nobody can be called by the mark", () => {
	expect(parseFullName(FORMER_MEMBER).ok).toBe(false);
});
