import { expect, test } from "vitest";
import {
	findBelowFloor,
	findLockProblems,
	findWithoutFloor,
	judgeReview,
} from "#scripts/checks/floors.mjs";
import { readSource } from "./sources.ts";

interface Lock {
	packages: Record<
		string,
		{ version?: string; integrity?: string; resolved?: string; hasInstallScript?: boolean }
	>;
}
const lock = JSON.parse(readSource("package-lock.json")) as Lock;
const floors = JSON.parse(readSource("security/floors.json")) as {
	reviewedOn: string;
	reviewEveryDays: number;
	floors: { package: string; lowest: string; advisories: string[] }[];
	hostileInput: string[];
	absent: { name: string; because: string }[];
};
const DAY_MS = 86_400_000;
const integrity = "sha512-made";

test("O01 only the packages we name may run a script when installed", () => {
	const { allowScripts } = JSON.parse(readSource("package.json")) as {
		allowScripts: Record<string, boolean>;
	};
	const scripted = Object.entries(lock.packages)
		.filter(([, entry]) => entry.hasInstallScript)
		.map(([place]) => place.slice(place.lastIndexOf("node_modules/") + "node_modules/".length));
	expect(Object.keys(allowScripts).toSorted()).toEqual([...new Set(scripted)].toSorted());
	expect(Object.keys(allowScripts).toSorted()).toEqual(["esbuild", "node", "workerd"]);
});

test("O02 the lockfile holds checksums and no address", () => {
	expect(findLockProblems(lock)).toEqual([]);
});

test("O02 the check sees an address, a missing checksum, a link and a loose version", () => {
	const planted = {
		packages: {
			"": { dependencies: { loose: "^1.0.0" } },
			"node_modules/a": {
				version: "1.0.0",
				integrity,
				resolved: "https://elsewhere.example/a.tgz",
			},
			"node_modules/b": { version: "1.0.0" },
			"node_modules/c": { version: "1.0.0", link: true },
		},
	};
	expect(findLockProblems(planted)).toHaveLength(4);
});

test("nothing installed is below the floor of known holes", () => {
	expect(findBelowFloor(lock, floors)).toEqual([]);
	expect(floors.floors.length).toBeGreaterThanOrEqual(9);
	// What reads hostile input is watched before anything is known of it.
	for (const floor of floors.floors)
		if (!floors.hostileInput.includes(floor.package))
			expect(floor.advisories, floor.package).not.toEqual([]);
});

test("the floor check sees a copy deep in the tree, an alias and a banned name", () => {
	const planted = {
		packages: {
			"node_modules/hono": { version: "4.13.19", integrity },
			"node_modules/x/node_modules/hono": { version: "4.13.6", integrity },
			"node_modules/y/node_modules/hono": { version: "4.13.7-beta.1", integrity },
			"node_modules/mail": { name: "nodemailer", version: "9.0.0", integrity },
			"node_modules/@whoever/baileys-fork": { version: "1.0.0", integrity },
		},
	};
	expect(findBelowFloor(planted, floors)).toHaveLength(4);
});

test("what parses hostile input is never without a floor (security b)", () => {
	expect(findWithoutFloor(floors)).toEqual([]);
	for (const name of ["unpdf", "marked", "zod", "valibot", "stripe", "ai", "undici", "miniflare"])
		expect(floors.hostileInput).toContain(name);
	const without = {
		...floors,
		floors: floors.floors.filter((floor) => floor.package !== "marked"),
	};
	expect(findWithoutFloor(without)).toEqual(["marked parses hostile input and has no floor"]);
});

test("floors nobody reviewed for 30 days raise a warning", () => {
	const reviewed = Date.parse(floors.reviewedOn);
	expect(judgeReview(floors, reviewed + 30 * DAY_MS)).toBeNull();
	expect(judgeReview(floors, reviewed + 32 * DAY_MS)).toContain("32 days");
});
