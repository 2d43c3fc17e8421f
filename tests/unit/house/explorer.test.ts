import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { MODULES } from "#scripts/local/paths.mjs";
import { wranglerEnvironment } from "#scripts/local/wrangler.mjs";

test("wrangler's explorer, which writes every table without a sign-in, is off (security 6)", () => {
	expect(wranglerEnvironment("/tmp/state").X_LOCAL_EXPLORER).toBe("false");
	// A switch that another version of wrangler does not know would switch nothing off.
	const wrangler = readFileSync(path.join(MODULES, "wrangler", "wrangler-dist", "cli.js"), "utf8");
	expect(wrangler).toContain("X_LOCAL_EXPLORER");
});
