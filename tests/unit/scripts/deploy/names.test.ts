import { expect, test } from "vitest";
import { namesOf } from "#scripts/deploy/names.mjs";
import { readOptions } from "#scripts/deploy/options.mjs";
import { locationOf } from "#scripts/deploy/regions.mjs";

test.for([
	[{}, "prosa", ".env.production"],
	[{ env: "staging" }, "prosa-staging", ".env.staging"],
	[{ name: "loja" }, "loja", ".env.loja"],
	[{ name: "loja", env: "staging" }, "loja-staging", ".env.loja-staging"],
] as const)("%o is the Worker %s with the settings of %s", ([chosen, worker, settings]) => {
	expect(namesOf(chosen)).toMatchObject({ worker, settings });
});

test.for(["", "Prosa", "a b", "-a", "a-", "a".repeat(41), "1a", "a_b"])("%j is no name", (name) => {
	expect(namesOf({ name })).toBeNull();
});

test("the parts are called after the deployment", () => {
	const names = namesOf({ name: "loja" });
	expect(names?.resourceOf("MEDIA_FILES")).toBe("loja-media-files");
	expect(names?.queueOf("emails-dead")).toBe("loja-emails-dead");
});

test.for([
	["brasil", "enam"],
	["Europa", "weur"],
	["apac", "apac"],
	["marte", undefined],
] as const)("the region %s is %s", ([region, location]) => {
	expect(locationOf(region)).toBe(location);
});

test.for([[["--nome", "x"]], [["--name", "X"]], [["--region", "marte"]], [["--subdomain", "a.b"]]])(
	"%j is refused in words",
	([args = []]) => {
		expect(readOptions(args, {})).toHaveProperty("problem");
	},
);

test("options are read", () => {
	const read = readOptions(["--env", "staging", "--region", "brasil", "--yes", "--dry-run"], {});
	expect(read).toMatchObject({ options: { location: "enam", isYes: true, isDryRun: true } });
});

test("the platform's own builds name the Worker, and nobody can be asked there", () => {
	const env = { WORKERS_CI: "1", WRANGLER_CI_OVERRIDE_NAME: "loja" };
	expect(readOptions([], env)).toMatchObject({
		options: { names: { worker: "loja" }, isYes: true },
	});
	expect(readOptions([], {})).toMatchObject({ options: { names: { worker: "prosa" } } });
});
