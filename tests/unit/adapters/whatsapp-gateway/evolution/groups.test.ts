import { expect, test } from "vitest";
import { readWebhook } from "#tests/support/recordings.ts";
import { summarizeEvent } from "#tests/support/summarize-event.ts";
import {
	translateGroups,
	translateParticipants,
} from "#workers/adapters/whatsapp-gateway/evolution/groups.ts";
import { parseEvolutionWebhook } from "#workers/adapters/whatsapp-gateway/evolution/webhook.ts";

const GROUP = "120363000000000001@g.us";
const ANA = "99000000000101@lid";
const BETO = "99000000000102@lid";
const told = (translated: ReturnType<typeof translateGroups>) =>
	Array.isArray(translated) ? translated.map(summarizeEvent) : translated;
const start = "group_change group:120363000000000001";

test.each([
	["add", ANA, "added lid:99000000000102 by=lid:99000000000101"],
	["add", BETO, "joined lid:99000000000102 by=null"],
	["add", null, "joined lid:99000000000102 by=null"],
	["remove", ANA, "removed lid:99000000000102 by=lid:99000000000101"],
	["remove", BETO, "left lid:99000000000102 by=null"],
	["promote", ANA, "promoted lid:99000000000102 by=lid:99000000000101"],
	["demote", ANA, "demoted lid:99000000000102 by=lid:99000000000101"],
])("%s by %s is told as %s", (action, author, expected) => {
	const body = { id: GROUP, action, author, participants: [BETO] };
	expect(told(translateParticipants(body))).toEqual([`${start} ${expected} `]);
});

test("participants are jids, or objects with the phone of a lid under one of its names", () => {
	const participants = [
		{ id: BETO, phoneNumber: "5511900000002@s.whatsapp.net" },
		{ id: "5511900000003@s.whatsapp.net", lid: ANA },
		"5511900000004@s.whatsapp.net",
	];
	expect(told(translateParticipants({ id: GROUP, action: "add", participants }))).toEqual([
		`${start} joined lid:99000000000102+phone:5511900000002 phone:5511900000003+lid:99000000000101 phone:5511900000004 by=null `,
	]);
	const participantsData = [
		{ jid: BETO, phoneNumber: "5511900000002@s.whatsapp.net", name: "Beto" },
	];
	const named = translateParticipants({
		id: GROUP,
		action: "add",
		participants: [BETO],
		participantsData,
	});
	expect(named).toMatchObject([
		{ who: [{ name: "Beto", addresses: [{}, { value: "5511900000002" }] }] },
	]);
});

test.each([
	[{ id: GROUP, action: "modify", participants: [BETO] }, { ignored: "group action modify" }],
	[{ id: GROUP, action: "add", participants: [] }, { ignored: "group without news" }],
	[{ id: ANA, action: "add", participants: [BETO] }, { ignored: "group action add" }],
	[{ action: "add" }, null],
])("what concerns nobody is none: %j", (body, expected) => {
	expect(translateParticipants(body)).toEqual(expected);
});

test("a group this number came into is told whole, a renamed one by its new name", () => {
	const participants = [
		{ id: ANA, admin: "superadmin" },
		{ id: BETO, admin: null },
	];
	expect(told(translateGroups([{ id: GROUP, subject: "Família", participants }]))).toEqual([
		"group group:120363000000000001 name=Família lid:99000000000101* lid:99000000000102",
	]);
	expect(told(translateGroups([{ id: GROUP, subject: "Família", author: ANA }]))).toEqual([
		`${start} renamed  by=lid:99000000000101 Família`,
	]);
	expect(translateGroups([{ id: GROUP, announce: true }])).toEqual({
		ignored: "group without news",
	});
});

test("a recorded message of a group says who wrote it, by the address with which it knows them first", () => {
	const { webhook } = readWebhook("hook-in-group-text--messages-upsert");
	const body: Record<string, unknown> = { ...webhook.body };
	const parse = (data: object) =>
		parseEvolutionWebhook(
			JSON.stringify({ ...body, data: { ...(body.data as object), ...data } }),
			"ws_rec-01",
		);
	const authorAddresses = [
		{ kind: "lid", value: "99000000000101" },
		{ kind: "phone", value: "5511987654321" },
	];
	expect(parse({})).toMatchObject({ events: [{ author: "Maria", authorAddresses }] });
	const contextInfo = { mentionedJid: [BETO], groupMentions: [] };
	expect(parse({ contextInfo })).toMatchObject({
		events: [{ mentions: [{ addresses: [{ kind: "lid", value: "99000000000102" }], name: null }] }],
	});
});
