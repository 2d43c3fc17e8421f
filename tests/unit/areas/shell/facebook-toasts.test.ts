import { beforeEach, expect, test } from "vitest";
import { EVENT_TOASTS } from "#app/domain/facebook/event.ts";
import { showFacebookToast } from "#app/areas/shell/facebook-toasts.ts";
import { takeToasts } from "#app/ui/toasts.ts";

const seen: string[] = [];
let now = 0;
beforeEach(() => {
	now += 60_000;
	takeToasts((kind, title) => void seen.push(`${kind} ${title}`));
	// What another file of this process told before anybody showed it comes at once.
	seen.length = 0;
});

test("each event of the specification is a toast; issues of ads are the destructive one", () => {
	for (const toast of EVENT_TOASTS) {
		const [objectType, field] = toast.split(".") as ["page", string];
		showFacebookToast({ objectType, field }, "pt", now);
	}
	expect(seen).toHaveLength(EVENT_TOASTS.length);
	expect(seen.filter((told) => told.startsWith("error"))).toEqual(["error Problemas em anúncios"]);
});

test("events without a toast are silent, and the language is the reader's", () => {
	showFacebookToast({ objectType: "user", field: "email" }, "pt", now);
	showFacebookToast({ objectType: "payments", field: "actions" }, "pt", now);
	expect(seen).toEqual([]);
	showFacebookToast({ objectType: "page", field: "leadgen" }, "en", now);
	expect(seen).toEqual(["info New lead"]);
});

test("many of a kind at once are one toast", () => {
	for (let n = 0; n < 20; n++)
		showFacebookToast({ objectType: "page", field: "feed" }, "pt", now + n);
	showFacebookToast({ objectType: "page", field: "messages" }, "pt", now);
	showFacebookToast({ objectType: "page", field: "feed" }, "pt", now + 5_000);
	expect(seen).toHaveLength(3);
});
