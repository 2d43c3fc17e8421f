import { expect, test } from "vitest";
import { firstNews, parseSwitchedOff, SWITCHABLE } from "#app/domain/notifications/first-news.ts";

test("three news, newest first: a welcome, what to connect, what is switched off", () => {
	expect(firstNews("Loja", [])).toEqual([
		{ kind: "workspace_welcome", params: { name: "Loja" } },
		{ kind: "connect_first", params: { first: "whatsapp" } },
		{ kind: "switched_off", params: { what: "" } },
	]);
});

test("where no gateway is offered the first channel is another one, and it is said what is missing", () => {
	const [, first, off] = firstNews("Loja", ["payments", "whatsapp"]);
	expect(first?.params).toEqual({ first: "telegram_webchat" });
	expect(off?.params).toEqual({ what: "whatsapp.payments" });
});

test("what was stored is read back; a name of another release is left out", () => {
	expect(parseSwitchedOff(SWITCHABLE.join("."))).toEqual([...SWITCHABLE]);
	expect(parseSwitchedOff("mail.teleport")).toEqual(["mail"]);
	expect(parseSwitchedOff("")).toEqual([]);
	expect(parseSwitchedOff(undefined)).toEqual([]);
});
