import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import {
	drawKeys,
	forgetPendingKeys,
	printsOf,
	readPendingKeys,
	readRecord,
	readWanted,
	toRecord,
} from "#scripts/deploy/settings.mjs";

let folder = "";
beforeEach(() => {
	folder = mkdtempSync(path.join(tmpdir(), "prosa-settings-"));
	vi.stubEnv("PROSA_DEPLOY_FOLDER", folder);
	onTestFinished(() => {
		vi.unstubAllEnvs();
		rmSync(folder, { recursive: true, force: true });
	});
});

test("a file says the settings; what is none of ours stays here", () => {
	writeFileSync(
		path.join(folder, ".env.production"),
		"PUBLIC_URL=https://a.example\nCOMPANY_NAME='Loja Aurora'\nCLOUDFLARE_API_TOKEN=hidden\nPROSA_ENV=local\n",
	);
	expect(readWanted(".env.production", {})).toEqual({
		isThere: true,
		values: { COMPANY_NAME: "Loja Aurora" },
		publicUrl: "https://a.example",
		unknown: ["CLOUDFLARE_API_TOKEN"],
	});
});

test("the environment's keys and address come first; what a CI sets to nothing is not there", () => {
	const env = { MASTER_KEY: "k", AUTH_SECRET: "", PUBLIC_URL: "", COMPANY_NAME: "not from here" };
	expect(readWanted(".env.staging", env)).toEqual({
		isThere: false,
		values: { MASTER_KEY: "k" },
		publicUrl: null,
		unknown: [],
	});
});

test("keys are drawn once until they are known to have arrived", () => {
	expect(readPendingKeys("prosa")).toBeNull();
	const drawn = drawKeys("prosa");
	expect(drawKeys("prosa")).toEqual(drawn);
	expect(readPendingKeys("prosa")).toEqual(drawn);
	expect(readPendingKeys("prosa-staging")).toBeNull();
	forgetPendingKeys("prosa");
	expect(readPendingKeys("prosa")).toBeNull();
});

test("the record tells keys apart without holding them, and survives nonsense", () => {
	const keys = printsOf("present, former");
	expect(keys).toHaveLength(2);
	expect(keys).toEqual([...printsOf("present"), ...printsOf("former")]);
	expect(readRecord(toRecord({ settings: ["B", "A"], keys }))).toEqual({
		settings: ["A", "B"],
		keys,
	});
	for (const text of [undefined, "", "{", "[]", "null"])
		expect(readRecord(text), text).toEqual({ settings: [], keys: [] });
});
