import { Script } from "node:vm";
import { expect, test } from "vitest";
import { HOSTED_SCRIPT } from "#app/areas/webchat/hosted-script.ts";
import { FORMATS_AHEAD_SCRIPT } from "#app/i18n/formats-ahead.ts";
import { EARLY_SCRIPT } from "#app/ui/early-events.ts";

test.for([
	["early events", EARLY_SCRIPT],
	["formats made ahead", FORMATS_AHEAD_SCRIPT],
	["the hosted chat", HOSTED_SCRIPT],
] as const)("the script of %s has nothing that React escapes, and parses", ([, script]) => {
	expect(script).not.toMatch(/[<>&"']/u);
	expect(() => new Script(script)).not.toThrow();
});
