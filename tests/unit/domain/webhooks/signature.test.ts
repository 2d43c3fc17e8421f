import { expect, test } from "vitest";
import { formatSignature, isLoop, signedText } from "#app/domain/webhooks/signature.ts";

test("H19 what is signed is the second and the body, and every valid secret has its mark", () => {
	expect(signedText(1795204285, '{"a":1}')).toBe('1795204285.{"a":1}');
	expect(formatSignature(1795204285, ["aa"])).toBe("t=1795204285,v1=aa");
	expect(formatSignature(1795204285, ["aa", "bb"])).toBe("t=1795204285,v1=aa,v1=bb");
});

test("H12 whatever says that it began with a webhook is a loop", () => {
	expect(isLoop(null)).toBe(false);
	for (const value of ["1", "0", "", "2"]) expect(isLoop(value)).toBe(true);
});
