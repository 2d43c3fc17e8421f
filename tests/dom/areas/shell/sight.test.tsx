import { afterEach, expect, onTestFinished, test } from "vitest";
import { createSight } from "#app/areas/shell/alerts/sight.ts";

const CHANNEL = "0123abcd-0000-4000-8000-000000000001";

afterEach(() => history.replaceState(null, "", "/"));

function hide(isHidden: boolean): void {
	Object.defineProperty(document, "visibilityState", {
		configurable: true,
		value: isHidden ? "hidden" : "visible",
	});
	document.dispatchEvent(new Event("visibilitychange"));
}

function watch() {
	const said: unknown[] = [];
	const sight = createSight((text) => void said.push(JSON.parse(text)));
	onTestFinished(sight.stop);
	return { said, look: sight.look };
}

test("a page says what it shows once its line is open, with each change, and again on the next line", () => {
	history.replaceState(null, "", "/team");
	const { said, look } = watch();
	look(false);
	expect(said).toEqual([]);
	look(true);
	look(true);
	hide(true);
	hide(true);
	hide(false);
	look(false);
	look(true);
	const seen = { type: "sight", isVisible: true, place: null };
	expect(said).toEqual([seen, { ...seen, isVisible: false }, seen, seen]);
});

test("the conversation that is open is named by its channel and contact", () => {
	history.replaceState(null, "", `/whatsapp/instances/${CHANNEL}/messages/p1`);
	const { said, look } = watch();
	look(true);
	expect(said).toMatchObject([{ place: { channelId: CHANNEL, contactId: "p1" } }]);
});
