/** The versions of a deployment that served, and to which of them a rollback goes. Pure. */
import { RECORD, readRecord } from "./settings.mjs";

/**
 * @param {{ id: string, metadata: { created_on: string }, annotations?: Record<string, string> }[]} versions newest first
 * @param {{ versions: { version_id: string }[] }[]} deployments newest first; the first one serves
 * @returns {{ id: string, at: string, release: string | null, group: string, isServing: boolean }[]} newest first. Of one
 *   `group` are an upload and what only changed its settings afterwards
 */
export function listServed(versions, deployments) {
	const served = new Set(deployments.flatMap((one) => one.versions.map((v) => v.version_id)));
	const serving = deployments[0]?.versions[0]?.version_id;
	let group = "";
	let release = null;
	const oldestFirst = versions.toReversed().map(({ id, metadata, annotations = {} }) => {
		if (annotations["workers/triggered_by"] !== "secret" || group === "") {
			group = id;
			release = annotations["workers/tag"] ?? null;
		}
		return { id, at: metadata.created_on, release, group, isServing: id === serving };
	});
	return oldestFirst.filter(({ id }) => served.has(id)).toReversed();
}

/** What served before the upload that serves now; null: there was nothing. */
export function findBefore(listed) {
	const at = listed.findIndex(({ isServing }) => isServing);
	const { group } = listed[at] ?? {};
	return listed.slice(at + 1).find((one) => one.group !== group) ?? null;
}

/**
 * Whether a version opens what the serving one seals: its keys have to hold the present first one. Unknown of releases that
 * left no record.
 * @param {{ name: string, text?: string }[]} serving bindings
 * @param {{ name: string, text?: string }[]} target bindings
 */
export function knowsPresentKey(serving, target) {
	const keysOf = (bindings) => readRecord(bindings.find(({ name }) => name === RECORD)?.text).keys;
	const [present] = keysOf(serving);
	const there = keysOf(target);
	return present === undefined || there.length === 0 || there.includes(present);
}
