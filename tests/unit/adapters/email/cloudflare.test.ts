import { expect, test } from "vitest";
import { createCloudflareSender, judgeBindingError } from "#workers/adapters/email/cloudflare.ts";
import { makeMail } from "#tests/support/mail-conformance.ts";

const coded = (code: string) => Object.assign(new Error("said by the platform"), { code });

test.each(["E_SENDER_NOT_VERIFIED", "E_RECIPIENT_SUPPRESSED", "E_VALIDATION_ERROR"])(
	"%s is refused for good",
	(code) => {
		expect(judgeBindingError(coded(code))).toEqual({ kind: "refused", code });
	},
);

test.each(["E_RATE_LIMIT_EXCEEDED", "E_INTERNAL_SERVER_ERROR", "E_DELIVERY_FAILED"])(
	"R33 %s may be tried again",
	(code) => {
		expect(judgeBindingError(coded(code))).toEqual({ kind: "unavailable", code });
	},
);

test("R33 an error nobody knows may be tried again, and its words stay out of our codes", () => {
	for (const error of [new Error("bia@loja.example is away"), "text", null, coded("weird code")])
		expect(judgeBindingError(error)).toEqual({ kind: "unavailable", code: "binding_failed" });
});

test("without the binding nobody delivers here", async () => {
	const sender = createCloudflareSender(undefined, { name: "", address: "a@b.example" });
	expect(await sender.send(makeMail())).toEqual({ kind: "not_configured" });
});
