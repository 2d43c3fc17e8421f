import { expect, test } from "vitest";
import { normaliseCustomer } from "#app/domain/facebook/customer-data.ts";
import { hashUserData } from "#workers/adapters/meta-graph/user-data.ts";

test("J12 what leaves is hashes alone: no letter of an address, a number or a name", () => {
	const { values } = normaliseCustomer({
		email: " MARIA.SILVA@Exemplo.com.br ",
		phone: "(11) 91234-5678",
		firstName: "José",
		lastName: "",
	});
	expect(hashUserData(values)).toEqual({
		em: "fe69152db399163076923cac12c437097d25aa4292f8fd32fd82ac309c23eddd",
		ph: "eeff2a7b3fdffa242c44700da8293d40c64a070956a3cdac36a4553dd4786704",
		fn: "d994e1d001886fe5b45b1267bd1fa2b752ac50742579bd3dad7b2a2aa0ed6866",
	});
});

test("a value that is a hash already is not hashed again", () => {
	const hash = "a".repeat(64);
	expect(hashUserData({ em: { text: hash, isHash: true } })).toEqual({ em: hash });
});
