/**
 * The link by which the first administrator comes in, and keys of the operator in general: whoever may write the
 * deployment's database runs it. Only the hash of a key is stored.
 */
import { createHash, randomBytes } from "node:crypto";

const HOUR_MS = 60 * 60 * 1_000;
/** How long a setup link works. */
export const LINK_HOURS = 24;

/**
 * @param {{ query: (sql: string, params?: (string | number)[]) => Promise<object[]>, url: string, now: number }} options
 *   `query`: of the deployment's database
 * @returns {Promise<string>} the address that lets its holder in, once
 */
export async function createSetupLink({ query, url, now }) {
	const token = randomBytes(32).toString("base64url");
	const hash = createHash("sha256").update(token).digest("hex");
	await query(
		"insert into operator_keys (token_hash, purpose, created_at, expires_at) values (?, 'setup', ?, ?)",
		[hash, now, now + LINK_HOURS * HOUR_MS],
	);
	return `${url}/setup?link=${token}`;
}

/** Whether somebody has entered already. */
export async function isEntered(query) {
	return (await query("select 1 from installation limit 1")).length > 0;
}

/** Statements on a database of the platform. */
export const queryOf = (api, account, database) => async (sql, params) => {
	const path = `/accounts/${account}/d1/database/${database}/query`;
	const body = params === undefined ? { sql } : { sql, params };
	const [{ results }] = await api.send("POST", path, body);
	return results;
};
