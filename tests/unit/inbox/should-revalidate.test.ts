import { expect, test } from "vitest";
import { inboxShouldRevalidate } from "#app/inbox/should-revalidate.ts";

const ask = (from: string, to: string, formMethod?: "POST") =>
	inboxShouldRevalidate({
		currentUrl: new URL(from, "https://prosa.test"),
		nextUrl: new URL(to, "https://prosa.test"),
		currentParams: {},
		nextParams: {},
		defaultShouldRevalidate: true,
		...(formMethod ? { formMethod } : {}),
	});

test("another conversation does not run the loader, everything else does", () => {
	expect(ask("/whatsapp/1", "/whatsapp/1?contact=a")).toBe(false);
	expect(ask("/whatsapp/1?contact=a", "/whatsapp/1?contact=b")).toBe(false);
	expect(ask("/whatsapp/1?contact=a", "/whatsapp/2?contact=a")).toBe(true);
	expect(ask("/whatsapp/1?contact=a&x=1", "/whatsapp/1?contact=b")).toBe(true);
	// A revalidation that was asked for has the same address before and after.
	expect(ask("/whatsapp/1?contact=a", "/whatsapp/1?contact=a")).toBe(true);
	expect(ask("/whatsapp/1", "/whatsapp/1?contact=a", "POST")).toBe(true);
});
