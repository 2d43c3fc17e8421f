import { expect, test } from "vitest";
import { type Company, isCompanyKnown } from "#app/domain/site/company.ts";

const known: Company = {
	name: "Padaria do Bairro Ltda.",
	taxId: "12.345.678/0001-90",
	address: "Rua Um, 1",
	contactEmail: "oi@padaria.example",
	supportEmail: null,
	supportPhone: null,
	privacyEmail: null,
};

test("a company is known by its registration, its address and one way to reach it", () => {
	expect(isCompanyKnown(known)).toBe(true);
	expect(isCompanyKnown({ ...known, contactEmail: null, privacyEmail: "dpo@a.example" })).toBe(
		true,
	);
	for (const missing of ["taxId", "address", "contactEmail"] as const)
		expect(isCompanyKnown({ ...known, [missing]: null }), missing).toBe(false);
});
