/**
 * A tab that stands open over a release still asks for the files of the build it came from. They stay
 * beside the new ones: those of the last builds, told by a list that each build leaves for the next.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

/** As many builds before the newest keep their files. */
export const KEPT_BUILDS = 3;
/** In the folder of the browser's files, where the next build finds it, on a disk or on the site. */
export const LIST = "builds.json";
const FETCHED_AT_ONCE = 16;
const FETCH_TIMEOUT_MS = 20_000;

/**
 * Adds the files of earlier builds to those of the newest.
 * @param {{ client: string, build: string, read: (name: string) => Promise<Uint8Array | null> }} options `client`:
 *   folder of the newest build's files; `read`: a file of the former place, null when it has none of that name
 * @returns {Promise<number>} files added
 */
export async function addEarlierAssets({ client, build, read }) {
	const own = listAssets(client);
	const earlier = (await readList(read)).filter((one) => one.build !== build).slice(0, KEPT_BUILDS);
	const wanted = [...new Set(earlier.flatMap((one) => one.files))].filter(
		(name) => isAsset(name) && !existsSync(path.join(client, name)),
	);
	let added = 0;
	for (let at = 0; at < wanted.length; at += FETCHED_AT_ONCE) {
		const some = wanted.slice(at, at + FETCHED_AT_ONCE);
		for (const [index, bytes] of (await Promise.all(some.map(read))).entries()) {
			if (bytes === null) continue;
			const file = path.join(client, some[index]);
			mkdirSync(path.dirname(file), { recursive: true });
			writeFileSync(file, bytes);
			added += 1;
		}
	}
	writeFileSync(path.join(client, LIST), JSON.stringify([{ build, files: own }, ...earlier]));
	return added;
}

/** Reads what a folder has. */
export const readFrom = (folder) => async (name) => {
	const file = path.join(folder, name);
	return existsSync(file) ? readFileSync(file) : null;
};

/** Reads what a site serves. One that cannot be asked has nothing: a release does not wait for it. */
export const readFromSite = (url) => async (name) => {
	try {
		const answer = await fetch(`${url}/${name}`, { signal: AbortSignal.timeout(FETCH_TIMEOUT_MS) });
		// A page instead of a file: the site answers unknown addresses with one.
		const isPage = answer.headers.get("content-type")?.startsWith("text/html") ?? false;
		return answer.ok && !isPage ? new Uint8Array(await answer.arrayBuffer()) : null;
	} catch {
		return null;
	}
};

function listAssets(client) {
	const folder = path.join(client, "assets");
	if (!existsSync(folder)) return [];
	return readdirSync(folder, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile())
		.map((entry) => path.relative(client, path.join(entry.parentPath, entry.name)))
		.map((name) => name.split(path.sep).join("/"))
		.toSorted();
}

async function readList(read) {
	try {
		const bytes = await read(LIST);
		const builds = bytes === null ? [] : JSON.parse(Buffer.from(bytes).toString("utf8"));
		return builds.filter(
			({ build, files }) =>
				typeof build === "string" &&
				Array.isArray(files) &&
				files.every((name) => typeof name === "string"),
		);
	} catch {
		return [];
	}
}

/** Names carry a hash of what the file holds: two builds never mean different things by one. */
const isAsset = (name) => /^assets\/[\w./-]+$/.test(name) && !name.includes("..");
