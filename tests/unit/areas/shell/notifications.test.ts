import { expect, test } from "vitest";
import { listNotifications } from "#app/areas/shell/notifications.ts";
import { en } from "#app/areas/shell/notification-texts.en.ts";
import { pt } from "#app/areas/shell/notification-texts.pt.ts";
import { firstNews, type Switchable } from "#app/domain/notifications/first-news.ts";
import { demonstration, headerData, told } from "./header-data.ts";

const NOW = 100 * 86_400_000;

test("decision 40: without an answer, and in a workspace of somebody's own, nothing invented is there", () => {
	expect(listNotifications(null, pt, NOW)).toEqual([]);
	expect(listNotifications(headerData(), pt, NOW)).toEqual([]);
});

test("the demonstration has the three samples: a success, an information, a warning", () => {
	const shown = listNotifications(demonstration(), pt, NOW);
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

test("a new workspace is told three true things, each of its type and with its place", () => {
	const news = (off: Switchable[]) =>
		firstNews("Ana", off).map(({ kind, params }, at) =>
			told({ id: kind, kind, params: { ...params }, createdAt: 9 - at }),
		);
	const shown = (off: Switchable[], words = pt) =>
		listNotifications(headerData({ notifications: news(off) }), words, NOW).map(
			({ tone, text, to, isSample }) => ({ tone, text, to, isSample }),
		);
	expect(shown(["whatsapp", "mail"])).toEqual([
		{
			tone: "success",
			text: "O workspace Ana está pronto. O que aparece nele é só seu.",
			to: "/support",
			isSample: false,
		},
		{
			tone: "info",
			text: "Telegram e webchat já funcionam nesta instalação. O WhatsApp precisa de um gateway.",
			to: "/channels/new",
			isSample: false,
		},
		{
			tone: "warning",
			text: "Esta instalação ainda não tem: gateway de WhatsApp, envio de e-mails.",
			to: "/support",
			isSample: false,
		},
	]);
	const everything = shown([], en);
	expect(everything.map(({ tone }) => tone)).toEqual(["success", "info", "info"]);
	expect(everything[1]?.to).toBe("/whatsapp/instances/new");
	expect(everything[2]?.text).toBe("Nothing: this installation offers everything Prosa has.");
});

test("a sample that was read stays read", () => {
	const shown = listNotifications(demonstration({ readSamples: ["sample_info"] }), pt, NOW);
	expect(shown.map(({ isRead }) => isRead)).toEqual([false, true, false]);
});

test("what a person left out is not shown", () => {
	const data = demonstration({ notifications: [told({ id: "a" })] });
	const idsWithout = (...muted: ("samples" | "invitation_accepted")[]) =>
		listNotifications(data, pt, NOW, muted).map(({ id }) => id);
	expect(idsWithout("samples")).toEqual(["a"]);
	expect(idsWithout("invitation_accepted")).toHaveLength(3);
	expect(idsWithout("samples", "invitation_accepted")).toEqual([]);
});
