import { expect, test } from "vitest";
import { NO_ACTS } from "#app/domain/agents/acts/built-in.ts";
import { readAllSettings } from "#app/domain/agents/stored-settings.ts";
import {
	type AgentContent,
	findUnrecorded,
	isOnTrial,
	isSameContent,
	isWorthVersion,
	mergeSettings,
	nextNumber,
	readTrial,
} from "#app/domain/agents/versions.ts";

const content = (instructions = "", name = "Lia"): AgentContent => ({
	name,
	settings: readAllSettings({ instructions }),
});
const live = { ...content("Atenda."), version: 3 };

test("contents are the same whatever the order of their keys", () => {
	const { settings } = content("Atenda.");
	const turned = Object.fromEntries(Object.entries(settings).toReversed());
	expect(isSameContent(content("Atenda."), { name: "Lia", settings: turned as never })).toBe(true);
	expect(isSameContent(content("Atenda."), content("Atenda!"))).toBe(false);
	expect(isSameContent(content(), content("", "Lu"))).toBe(false);
	expect(isWorthVersion({ live }, content("Atenda."))).toBe(false);
	expect(isWorthVersion({ live }, content("Venda."))).toBe(true);
});

test("a setting that a page does not know stays", () => {
	const stored = { ...content("a").settings, acts: NO_ACTS };
	const { acts: _, ...typed } = { ...stored, instructions: "b" };
	expect(mergeSettings(stored, typed)).toEqual({ ...stored, instructions: "b" });
});

test("a conversion that a page does not send stays; one that is taken away is as if never chosen", () => {
	const { settings } = content("a");
	const lead = { pixelId: "123456789", eventType: "Lead" as const, currency: "BRL" as const };
	const stored = { ...settings, conversion: lead };
	expect(mergeSettings(stored, settings).conversion).toEqual(lead);
	expect(mergeSettings(stored, { ...settings, conversion: null })).toEqual(settings);
});

test("numbers go on after the newest, whichever that is", () => {
	const recorded = content("Atenda.");
	expect(nextNumber({ live, recorded, newest: 3 })).toBe(4);
	// The trial, or a draft's predecessor that was taken back.
	expect(nextNumber({ live, recorded, newest: 7 })).toBe(8);
});

test("what a release without versions wrote into the row is a version when it is noticed", () => {
	expect(findUnrecorded({ live, recorded: content("Atenda."), newest: 3 })).toBeNull();
	const changed = { live, recorded: content("Outra coisa."), newest: 5 };
	expect([findUnrecorded(changed), nextNumber(changed)]).toEqual([6, 7]);
	// An agent from before versions is its first one.
	const old = { live: { ...live, version: 1 }, recorded: null, newest: 0 };
	expect([findUnrecorded(old), nextNumber(old)]).toEqual([1, 2]);
});

test("a contact is on the trial or not, always; a larger share only adds contacts", () => {
	const contacts = Array.from({ length: 4_000 }, (_, at) => `0198aaaa-0000-7000-8000-${at}`);
	const chosen = (share: number, version = 4) =>
		contacts.filter((id) => isOnTrial({ version, share }, id));
	expect(chosen(0)).toEqual([]);
	expect(chosen(100)).toEqual(contacts);
	const few = chosen(20);
	expect(few.length / contacts.length).toBeGreaterThan(0.17);
	expect(few.length / contacts.length).toBeLessThan(0.23);
	expect(chosen(20)).toEqual(few);
	const more = new Set(chosen(50));
	expect(few.every((id) => more.has(id))).toBe(true);
	// Another version asks others first.
	expect(chosen(20, 5)).not.toEqual(few);
});

test("a damaged trial is none", () => {
	const trial = { version: 4, share: 20, since: 9, name: "Lia", settings: { acts: 1 } };
	expect(readTrial(JSON.stringify(trial))).toEqual({
		...trial,
		settings: { ...content().settings, acts: 1 },
	});
	for (const json of [null, "", "{", "null", "{}", '{"version":1.5,"share":1,"name":""}'])
		expect(readTrial(json)).toBeNull();
});
