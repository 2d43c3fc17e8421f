import { expect, test } from "vitest";
import { formatPoint, mapAddress, pointAt, readPoint } from "#app/domain/inbox/map-link.ts";

const SE = { latitude: -23.55052, longitude: -46.633308 };

test.each([
	"-23.55052, -46.633308",
	"-23.55052 -46.633308",
	" -23.55052;-46.633308 ",
	"-23,55052; -46,633308",
	"-23.55052°, -46.633308°",
	"geo:-23.55052,-46.633308?z=17",
	"https://www.google.com/maps/@-23.55052,-46.633308,17z",
	"https://www.google.com/maps/place/X/@-23.5,-46.6,17z/data=!3m1!4b1!3d-23.55052!4d-46.633308",
	"https://maps.google.com/?q=-23.55052,-46.633308",
	"https://www.google.com/maps/search/?api=1&query=-23.55052%2C-46.633308",
	"https://maps.apple.com/?ll=-23.55052,-46.633308",
	"https://www.bing.com/maps?cp=-23.55052~-46.633308",
	"https://www.openstreetmap.org/?mlat=-23.55052&mlon=-46.633308#map=12/-23.5/-46.6",
	"https://www.openstreetmap.org/#map=17/-23.55052/-46.633308",
	"https://waze.com/ul?ll=-23.55052%2C-46.633308&navigate=yes",
])("a place is read from %s", (pasted) => {
	expect(readPoint(pasted)).toEqual(SE);
});

test.each(["", "Praça da Sé", "https://maps.app.goo.gl/abc123", "91, 0", "0, 181", "12", "1,2"])(
	"no place stands in %j",
	(pasted) => {
		// "1,2" may be one number written with a comma.
		expect(readPoint(pasted)).toEqual(pasted === "1,2" ? { latitude: 1, longitude: 2 } : null);
	},
);

test("endless text is not looked through", () => {
	expect(readPoint(`${"@-23.55052".repeat(10_000)},-46.6`)).toBeNull();
});

test("points are kept to ten centimetres, and shown to a metre", () => {
	expect(pointAt(-23.5505199999, 10)).toEqual({ latitude: -23.55052, longitude: 10 });
	expect(pointAt(Number.NaN, 10)).toBeNull();
	expect(formatPoint(SE)).toBe("-23.55052, -46.63331");
	expect(mapAddress(SE)).toBe(
		"https://www.openstreetmap.org/?mlat=-23.55052&mlon=-46.633308#map=17/-23.55052/-46.633308",
	);
	expect(readPoint(mapAddress(SE))).toEqual(SE);
});
