import { expect, test } from "vitest";
import { listNotifications } from "#app/areas/shell/notifications.ts";
import { en } from "#app/areas/shell/strings.en.ts";
import { pt } from "#app/areas/shell/strings.pt.ts";
import { headerData, told } from "./header-data.ts";

const NOW = 100 * 86_400_000;

test("without an answer the three samples are there: a success, an information, a warning", () => {
	const shown = listNotifications(null, pt, NOW);
	expect(shown.map(({ tone, isRead, isSample }) => [tone, isRead, isSample])).toEqual([
		["success", false, true],
		["info", false, true],
		["warning", false, true],
	]);
});

test("what the team was told comes first, the newest on top, and leads to what it is about", () => {
	const notifications = [told({ id: "old", createdAt: 1 }), told({ id: "new", createdAt: 2 })];
	const shown = listNotifications(headerData({ notifications }), pt, NOW);
	expect(shown.map(({ id }) => id).slice(0, 2)).toEqual(["new", "old"]);
	expect(shown[0]).toMatchObject({
		title: "Convite aceito",
		text: "Bia entrou na equipe.",
		to: "/team",
	});
	expect(listNotifications(headerData({ notifications }), en, NOW)[0]?.text).toBe(
		"Bia joined the team.",
	);
});

test("a notification without a name says the address, and without both it is still a sentence", () => {
	const textOf = (params: Record<string, string>) =>
		listNotifications(headerData({ notifications: [told({ params })] }), pt, NOW)[0]?.text;
	expect(textOf({ email: "bia@loja.test" })).toBe("bia@loja.test entrou na equipe.");
	expect(textOf({})).toBe("Uma pessoa entrou na equipe.");
});

test("a sample that was read stays read", () => {
	const shown = listNotifications(headerData({ readSamples: ["sample_info"] }), pt, NOW);
	expect(shown.map(({ isRead }) => isRead)).toEqual([false, true, false]);
});

test("what a person left out is not shown", () => {
	const data = headerData({ notifications: [told({ id: "a" })] });
	const idsWithout = (...muted: ("samples" | "invitation_accepted")[]) =>
		listNotifications(data, pt, NOW, muted).map(({ id }) => id);
	expect(idsWithout("samples")).toEqual(["a"]);
	expect(idsWithout("invitation_accepted")).toHaveLength(3);
	expect(idsWithout("samples", "invitation_accepted")).toEqual([]);
});
