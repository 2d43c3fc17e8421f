/** Known holes (security/floors.json) and the lockfile's own safety. Replaces `npm audit`, works offline. */
import { readFileSync } from "node:fs";
import { inRoot } from "../local/paths.mjs";

const DAY_MS = 86_400_000;

/** @returns {{ passed: number, failed: number, note?: string }} */
export function checkFloors() {
	const floors = JSON.parse(readFileSync(inRoot("security", "floors.json"), "utf8"));
	const lock = JSON.parse(readFileSync(inRoot("package-lock.json"), "utf8"));
	const problems = [
		...findWithoutFloor(floors),
		...findBelowFloor(lock, floors),
		...findLockProblems(lock),
	];
	for (const problem of problems) console.error(problem);
	const warning = judgeReview(floors, Date.now());
	if (warning !== null) console.warn(warning);
	if (problems.length > 0) return { passed: 0, failed: 1, note: `${problems.length} problems` };
	return { passed: 1, failed: 0, note: `${Object.keys(lock.packages).length - 1} packages` };
}

/**
 * What reads what strangers send is never without a floor: whoever takes one away hears of it.
 * @param {{ floors: { package: string }[], hostileInput: string[] }} floors
 * @returns {string[]} one sentence per problem
 */
export function findWithoutFloor({ floors, hostileInput }) {
	const watched = new Set(floors.map((floor) => floor.package));
	return hostileInput
		.filter((name) => !watched.has(name))
		.map((name) => `${name} parses hostile input and has no floor`);
}

/**
 * Every copy in the tree counts, however deep.
 * @param {{ packages: Record<string, { version?: string, name?: string }> }} lock
 * @param {{ floors: { package: string, lowest: string }[], absent: { name: string }[] }} floors
 * @returns {string[]} one sentence per problem
 */
export function findBelowFloor(lock, floors) {
	const problems = [];
	for (const [place, entry] of Object.entries(lock.packages)) {
		if (place === "") continue;
		const name = entry.name ?? nameOf(place);
		const floor = floors.floors.find((candidate) => candidate.package === name);
		if (floor && isLower(entry.version ?? "0.0.0", floor.lowest)) {
			problems.push(`${place} is ${entry.version}; the lowest allowed is ${floor.lowest}`);
		}
		// An alias must not smuggle in what its real name would be refused for.
		const banned = floors.absent.find(
			(rule) => matches(rule.name, name) || matches(rule.name, nameOf(place)),
		);
		if (banned) problems.push(`${place} must not be installed: ${banned.because}`);
	}
	return problems;
}

/**
 * O02: only registry tarballs with a checksum; no address, no folder, no git.
 * @returns {string[]}
 */
export function findLockProblems(lock) {
	const problems = [];
	for (const [place, entry] of Object.entries(lock.packages)) {
		if (place === "") continue;
		if (entry.link) problems.push(`${place} is a link to a folder`);
		else if (entry.resolved) problems.push(`${place} names an address`);
		else if (!entry.integrity?.startsWith("sha512-") && !entry.inBundle)
			problems.push(`${place} has no sha512 checksum`);
	}
	for (const kind of ["dependencies", "devDependencies"]) {
		for (const [name, version] of Object.entries(lock.packages[""]?.[kind] ?? {})) {
			if (!/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
				problems.push(`${name} is not pinned: ${version}`);
		}
	}
	return problems;
}

/** A sentence when nobody has looked at the floors for `reviewEveryDays`, else null. */
export function judgeReview(floors, now) {
	const days = Math.floor((now - Date.parse(floors.reviewedOn)) / DAY_MS);
	if (days <= floors.reviewEveryDays) return null;
	return `security/floors.json was last reviewed ${days} days ago; read the advisories and date it again.`;
}

function nameOf(place) {
	return place.slice(place.lastIndexOf("node_modules/") + "node_modules/".length);
}

function matches(rule, name) {
	const plain = rule.replaceAll("*", "");
	return rule.includes("*") ? name.toLowerCase().includes(plain) : name === plain;
}

/** Compares release numbers; a pre-release counts as lower than its release. */
function isLower(version, lowest) {
	const [release = "", tag] = version.split("-");
	const own = release.split(".").map(Number);
	const floor = lowest.split(".").map(Number);
	for (let i = 0; i < 3; i++) {
		if ((own[i] ?? 0) !== (floor[i] ?? 0)) return (own[i] ?? 0) < (floor[i] ?? 0);
	}
	return tag !== undefined;
}
