import { expect, test } from "vitest";
import { isCommonPassword } from "#app/domain/auth/common-passwords.ts";

test.each([
	"123456",
	"12345678",
	"987654321",
	"00000000",
	"11111111",
	"12341234",
	"senha123",
	"senha@2026",
	"sênha123",
	"s3nh@123",
	"prosa123",
	"prosa2026!",
	"password",
	"p@ssw0rd",
	"passw0rd1",
	"qwertyui",
	"asdfghjkl",
	"abcdefgh",
	"hgfedcba",
	"abababab",
	"flamengo",
	"flamengo1981",
	"corinthians",
	"brasil2026",
	"jesuscristo",
	"teamo123",
	"admin123",
	"whatsapp1",
	"iloveyou!",
	"mudar123",
	"25121990",
])("A24 %s is what guessers try first", (password) => {
	expect(isCommonPassword(password)).toBe(true);
});

test.each([
	"vento leste 7",
	"cavalo-bateria-grampo",
	"tz8kq2wm",
	"minha senha é longa",
	"prosa boa no portão",
	"x7#mq!vd",
	"azul verde amarelo",
	"2026 foi bom demais",
])("A24 %s is not", (password) => {
	expect(isCommonPassword(password)).toBe(false);
});
