import { expect, test } from "vitest";
import type { AgentSettings } from "#app/domain/agents/agent.ts";
import {
	readStatus,
	readStoredSettings,
	storeSettings,
} from "#app/domain/agents/stored-settings.ts";

const SETTINGS: AgentSettings = {
	instructions: "Responda curto.",
	provider: "openai",
	model: "gpt-4o-mini",
	temperature: 0.7,
	integrationId: "i-1",
	handOver: { words: ["gerente"], onNoAnswer: false, onRequest: true, maxTurns: 5 },
	hours: { timeZone: "America/Manaus", open: [{ day: 1, from: 540, to: 1080 }] },
	debounceMs: 5_000,
	languages: ["en", "pt"],
	listens: false,
};

test("settings come back as they were stored", () => {
	expect(readStoredSettings(storeSettings(SETTINGS))).toEqual(SETTINGS);
});

test("a row of an earlier version has defaults for what it lacks", () => {
	const row = { ...storeSettings(SETTINGS), settings: "{}" };
	expect(readStoredSettings(row)).toMatchObject({
		instructions: "Responda curto.",
		debounceMs: 3_000,
		languages: ["pt"],
		hours: null,
		handOver: { words: [], onNoAnswer: true, onRequest: true, maxTurns: null },
	});
});

test("anything but active is paused", () => {
	expect(["active", "paused", "", "Active", "online"].map(readStatus)).toEqual([
		"active",
		"paused",
		"paused",
		"paused",
		"paused",
	]);
});
