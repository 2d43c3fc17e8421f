import { expect, test } from "vitest";
import { noteServerDate, notePastMoment, serverNow } from "#app/ui/clock.ts";

const DAY_MS = 86_400_000;
const SERVER = Date.parse("Fri, 20 Nov 2026 15:00:00 GMT");

test("R31 a browser that is a day off follows the server", () => {
	for (const wrong of [SERVER - DAY_MS, SERVER + DAY_MS]) {
		noteServerDate("Fri, 20 Nov 2026 15:00:00 GMT", wrong);
		expect(serverNow(wrong)).toBe(SERVER);
	}
	noteServerDate("Fri, 20 Nov 2026 15:00:00 GMT", SERVER + 2000);
	expect(serverNow(SERVER + 2000)).toBe(SERVER + 2000);
	noteServerDate(null, SERVER);
	expect(serverNow(SERVER)).toBe(SERVER);
});

test("R31 now is never before something that has happened", () => {
	notePastMoment(SERVER, SERVER - DAY_MS);
	expect(serverNow(SERVER - DAY_MS)).toBe(SERVER);
});
