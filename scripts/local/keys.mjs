/**
 * The keys of a state folder: drawn where there is no data yet, never again. Other keys over existing data would
 * answer every gateway with 404 and leave what is sealed unreadable, without a word.
 */
import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { ensureSecrets, readIfThere, SECRETS, writeWhole } from "./settings.mjs";

/** The shortest secret the configuration accepts, bytes (workers/config/values.ts). */
const SHORTEST = 32;

/**
 * @param {string} state folder of the local data
 * @returns {Record<string, string>} AUTH_SECRET and MASTER_KEY
 * @throws {Error} in words for the person at the terminal, when there is data and its keys are not here
 */
export function keysOf(state) {
	const file = path.join(state, "secrets.env");
	const known = knownPrints(state);
	const kept = readIfThere(file);
	if (known !== null || existsSync(path.join(state, "data"))) {
		const problem = whatIsWrong(kept, known);
		if (problem !== null) throw new Error(inWords(file, state, problem));
	}
	const keys = ensureSecrets(file);
	rememberPrints(state, keys.MASTER_KEY);
	return keys;
}

/** @returns {"missing" | "foreign" | null} */
function whatIsWrong(kept, known) {
	if (SECRETS.some((name) => (kept[name] ?? "").length < SHORTEST)) return "missing";
	const isOurs = known === null || printsOf(kept.MASTER_KEY).some((print) => known.includes(print));
	return isOurs ? null : "foreign";
}

function inWords(file, state, problem) {
	const what =
		problem === "missing" ? "faltam ou estão cortadas" : "não são as destes dados (MASTER_KEY)";
	return [
		`Há dados em ${state}, mas as chaves em ${file} ${what}.`,
		"Com outras chaves nenhum número receberia mensagens e nada do que foi selado seria lido; por isso o Prosa não inicia.",
		`Traga ${file} da cópia de segurança. Sem ela, comece em outra pasta: PROSA_STATE=… npm start`,
	].join("\n");
}

/** A rotation names the new key and the old one, separated by a comma. */
function printsOf(masterKey) {
	return masterKey
		.split(",")
		.map((key) =>
			createHash("sha256")
				.update(`prosa key of a state folder|${key.trim()}`)
				.digest("hex")
				.slice(0, 32),
		);
}

const printsFile = (state) => path.join(state, "keys.check");

/** @returns {string[] | null} null where no start has written them yet */
function knownPrints(state) {
	const file = printsFile(state);
	return existsSync(file) ? readFileSync(file, "utf8").split("\n").filter(Boolean) : null;
}

function rememberPrints(state, masterKey) {
	const prints = printsOf(masterKey);
	if (knownPrints(state)?.join() !== prints.join())
		writeWhole(printsFile(state), `${prints.join("\n")}\n`);
}
