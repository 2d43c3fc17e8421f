/**
 * Settings of a deployment. They are kept at the platform as secrets; a file on this machine says what they should be.
 * What the file once sent and no longer names is removed there; what somebody set there by hand is left alone.
 */
import { createHash } from "node:crypto";
import { existsSync, rmSync } from "node:fs";
import path from "node:path";
import { ROOT } from "../local/paths.mjs";
import { ensureSecrets, readIfThere, SECRETS, settingNames } from "../local/settings.mjs";

/** Where the files of settings are: PROSA_DEPLOY_FOLDER, else the checkout. */
const inFolder = (name) => path.resolve(ROOT, process.env.PROSA_DEPLOY_FOLDER || ".", name);

/** The variable in which a deployment remembers what it was given. */
export const RECORD = "DEPLOYMENT";
/** Not kept among the secrets: they are variables, so that the next deploy can read them. */
const VARIABLES = ["PUBLIC_URL", "PROSA_ENV"];

/**
 * @param {string} file its name, as `.env.production`
 * @returns {{ isThere: boolean, values: Record<string, string>, publicUrl: string | null, unknown: string[] }} what the file
 *   says, with the keys and the address of the environment before it. `unknown`: names of its lines that are no setting, as
 *   a token of the platform; they stay here
 */
export function readWanted(file, env) {
	const place = inFolder(file);
	const kept = readIfThere(place);
	const given = Object.fromEntries(
		SECRETS.filter((name) => env[name]).map((name) => [name, env[name]]),
	);
	const values = { ...kept, ...given };
	// A CI sets what it does not have to nothing.
	const publicUrl = env.PUBLIC_URL || values.PUBLIC_URL || null;
	const known = new Set(settingNames());
	const unknown = Object.keys(values).filter((name) => !known.has(name));
	for (const name of [...VARIABLES, ...unknown]) delete values[name];
	return { isThere: existsSync(place), values, publicUrl, unknown };
}

/** Tells keys apart without showing them; a rotation names several, separated by commas. */
export const printsOf = (masterKey) =>
	masterKey
		.split(",")
		.filter((key) => key.trim() !== "")
		.map((key) =>
			createHash("sha256")
				.update(`prosa key of a deployment|${key.trim()}`)
				.digest("hex")
				.slice(0, 32),
		);

/** What the next deploy has to know: the settings that came from a file, and which keys are in use. */
export const toRecord = ({ settings, keys }) =>
	JSON.stringify({ settings: settings.toSorted(), keys });

/** @returns {{ settings: string[], keys: string[] }} of a text that is none: nothing is known */
export function readRecord(text) {
	try {
		const { settings, keys } = JSON.parse(text ?? "");
		return { settings: asNames(settings), keys: asNames(keys) };
	} catch {
		return { settings: [], keys: [] };
	}
}

const asNames = (list) =>
	Array.isArray(list) ? list.filter((one) => typeof one === "string") : [];

const pendingFile = (worker) => inFolder(`.prosa-keys-${worker}`);

/**
 * Keys for a deployment that has none. They are kept beside the checkout until they arrived, so that a deploy that is cut
 * after the upload still knows what it sent.
 */
export const drawKeys = (worker) => ensureSecrets(pendingFile(worker));

/** Keys of a deploy that did not come to its end here; null: there was none. */
export function readPendingKeys(worker) {
	const kept = readIfThere(pendingFile(worker));
	return SECRETS.every((name) => kept[name]) ? kept : null;
}

export const forgetPendingKeys = (worker) => rmSync(pendingFile(worker), { force: true });
