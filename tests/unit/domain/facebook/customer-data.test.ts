import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import {
	normaliseCustomer,
	normaliseEmail,
	normaliseName,
	normalisePhone,
} from "#app/domain/facebook/customer-data.ts";

const sha256 = (text: string | null): string =>
	createHash("sha256")
		.update(text ?? "nothing to hash")
		.digest("hex");

/** Meta's published vectors, and the ones its own parameter builder gives for Brazilian values. */
test.each([
	[
		"John_Smith@gmail.com",
		"john_smith@gmail.com",
		"62a14e44f765419d10fea99367361a727c12365e2520f32218d505ed9aa0f62f",
	],
	["joe@eg.com", "joe@eg.com", "8830eedd6c6b5ea97d181563a349476ca1bb25ace1f94b5c5e48d9cad727941b"],
	[
		" MARIA.SILVA@Exemplo.com.br ",
		"maria.silva@exemplo.com.br",
		"fe69152db399163076923cac12c437097d25aa4292f8fd32fd82ac309c23eddd",
	],
])("J12 the e-mail %j leaves as the hash of %s", (typed, normalised, hash) => {
	expect(normaliseEmail(typed)).toBe(normalised);
	expect(sha256(normaliseEmail(typed))).toBe(hash);
});

const SAO_PAULO = "eeff2a7b3fdffa242c44700da8293d40c64a070956a3cdac36a4553dd4786704";
const UNITED_STATES = "bb2fa2e6d2cea4746530c99686d0c7886ab2019875dca2d7e9e171c0e6ada00d";

test.each([
	[
		"1(650)555-1212",
		"16505551212",
		"e323ec626319ca94ee8bff2e4c87cf613be6ea19919ed1364124e16807ab3176",
	],
	["+55 (11) 91234-5678", "5511912345678", SAO_PAULO],
	["0055 11 91234-5678", "5511912345678", SAO_PAULO],
	["(11) 91234-5678", "5511912345678", SAO_PAULO],
	["011 91234-5678", "5511912345678", SAO_PAULO],
	["5511912345678", "5511912345678", SAO_PAULO],
	["+1 (616) 954-78 88", "16169547888", UNITED_STATES],
	["+001 (616) 954-78 88", "16169547888", UNITED_STATES],
])("J12 the phone %j leaves as the hash of %s", (typed, normalised, hash) => {
	expect(normalisePhone(typed)).toBe(normalised);
	expect(sha256(normalisePhone(typed))).toBe(hash);
});

test.each([
	["fn", "Mary", "mary", "6915771be1c5aa0c886870b6951b03d7eafc121fea0e80a5ea83beb7c449f4ec"],
	["fn", "Valéry", "valéry", "08e1996b5dd49e62a4b4c010d44e4345592a863bb9f8e3976219bac29417149c"],
	["fn", "정", "정", "8fa8cd9c440be61d0151429310034083132b35975c4bea67fdd74158eb51db14"],
	[
		"fn",
		"José".normalize("NFC"),
		"josé",
		"d994e1d001886fe5b45b1267bd1fa2b752ac50742579bd3dad7b2a2aa0ed6866",
	],
	[
		"fn",
		"José".normalize("NFD"),
		"josé",
		"d994e1d001886fe5b45b1267bd1fa2b752ac50742579bd3dad7b2a2aa0ed6866",
	],
	[
		"fn",
		" Maria Clara ",
		"mariaclara",
		"3ccd74ad43d8ce7afe36f2a71a365e6a6381248d2c02654177e568e7d40e590f",
	],
	[
		"ln",
		"Conceição",
		"conceição",
		"01984f463a1681c5827b11a006db945028014d595133776dd6b6a68cd06260fd",
	],
	[
		"ln",
		"da Silva-Souza",
		"dasilvasouza",
		"74fda875abad1d773fde6e3230ab08744a94a2ea15f9e490e34d40bfb8f3afe2",
	],
])("J12 the name %s %j leaves as the hash of %s", (_, typed, normalised, hash) => {
	expect(normaliseName(typed)).toBe(normalised);
	expect(sha256(normaliseName(typed))).toBe(hash);
});

test("Meta's own library drops an apostrophe, so do we", () => {
	expect(normaliseName("O'Neil")).toBe("oneil");
});

test("a Brazilian landline gets the country code; a number of abroad keeps its own", () => {
	expect(normalisePhone("(11) 3123-4567")).toBe("551131234567");
	expect(normalisePhone("+351 912 345 678")).toBe("351912345678");
	// Eleven digits after the plus: no Brazilian mobile is meant.
	expect(normalisePhone("+11912345678")).toBe("11912345678");
});

const empty = { email: "", phone: "", firstName: "", lastName: "" };

test("J12 what is empty is left out, never hashed", () => {
	expect(normaliseCustomer(empty)).toEqual({ values: {}, problems: [] });
	const { values } = normaliseCustomer({ ...empty, email: "  ", firstName: " - ", lastName: "Sá" });
	expect(values).toEqual({ ln: { text: "sá", isHash: false } });
});

test("what is typed as a hash passes in lower case and is not hashed again", () => {
	const hash = "A665A45920422F9D417E4867EFDC4FB8A04A1F3FFF1FA07E998E86F7F7A27AE3";
	const { values, problems } = normaliseCustomer({ ...empty, email: hash, phone: hash });
	expect(values.em).toEqual({ text: hash.toLowerCase(), isHash: true });
	expect(values.ph).toEqual({ text: hash.toLowerCase(), isHash: true });
	expect(problems).toEqual([]);
});

test("what cannot be an address or a number is told, not sent", () => {
	const { values, problems } = normaliseCustomer({
		email: "maria@",
		phone: "ligue já",
		firstName: "Maria",
		lastName: "",
	});
	expect(problems).toEqual(["email_invalid", "phone_invalid"]);
	expect(Object.keys(values)).toEqual(["fn"]);
	expect(normalisePhone("123")).toBeNull();
	expect(normalisePhone("1".repeat(17))).toBeNull();
});
