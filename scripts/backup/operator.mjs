/** How a script proves to an installation that it is the operator's: with a key that only who may write D1 can put there. */
import { createHash, randomBytes } from "node:crypto";
import { delay } from "../local/process.mjs";

const KEY_LASTS_MS = 6 * 60 * 60 * 1000;
const CALL_TIMEOUT_MS = 120_000;
/** The largest file over a slow line. */
const FILE_TIMEOUT_MS = 15 * 60_000;
const TRIES = 6;
const PAUSE_MS = 1_000;

/** What the installation refuses, with its reason; everything else that fails is an ordinary Error. */
export class Refused extends Error {
	constructor(code) {
		super(code);
		this.code = code;
	}
}

/**
 * Runs `work` with a client of `/api/operator`; its key is gone afterwards.
 * @param {import("./place.mjs").Place} place
 * @param {"backup" | "restore"} purpose
 * @param {(call: ReturnType<typeof createClient>) => Promise<number>} work
 */
export async function asOperator(place, purpose, work) {
	const token = randomBytes(32).toString("base64url");
	const hash = createHash("sha256").update(token).digest("hex");
	const now = Date.now();
	await place.query(
		`INSERT INTO operator_keys (token_hash, purpose, created_at, expires_at) VALUES ('${hash}', '${purpose}', ${now}, ${now + KEY_LASTS_MS})`,
	);
	try {
		return await work(createClient(place.url, token));
	} finally {
		await place.query(`DELETE FROM operator_keys WHERE token_hash = '${hash}'`);
	}
}

/**
 * Calls that are repeated while the installation does not answer; each may be repeated without harm. The call itself sends and
 * answers JSON; `put` sends bytes; `save` hands the answer's bytes to `write`, from their beginning at each try, and answers false
 * where there is nothing.
 */
function createClient(url, token) {
	async function repeat(method, route, sent, read) {
		for (let tries = 1; ; tries++) {
			const answer = await ask(method, `${url}/api/operator/${route}`, token, sent, read);
			if (answer.kind === "value") return answer.value;
			if (answer.kind === "refused") throw new Refused(answer.code);
			if (answer.kind === "failed" || tries === TRIES)
				throw new Error(`${method} ${route}: ${answer.reason}`);
			await delay(PAUSE_MS * tries);
		}
	}
	const json = (body) => ({
		type: "application/json",
		body: body === undefined ? undefined : JSON.stringify(body),
		timeoutMs: CALL_TIMEOUT_MS,
	});
	const call = (method, route, body) => repeat(method, route, json(body));
	call.put = (route, bytes) => {
		const sent = { type: "application/octet-stream", body: bytes, timeoutMs: CALL_TIMEOUT_MS };
		return repeat("PUT", route, sent);
	};
	call.save = (route, write) =>
		repeat("GET", route, { ...json(), timeoutMs: FILE_TIMEOUT_MS }, async (response) => {
			if (response.status === 404) return { kind: "value", value: false };
			if (!response.ok) return null;
			await write(response.body);
			return { kind: "value", value: true };
		});
	return call;
}

/** @param read takes answers below 500 that it knows; null: the answer is read as JSON */
async function ask(method, address, token, { type, body, timeoutMs }, read = async () => null) {
	try {
		const response = await fetch(address, {
			method,
			headers: { authorization: `Bearer ${token}`, "content-type": type },
			redirect: "error",
			signal: AbortSignal.timeout(timeoutMs),
			...(body === undefined ? {} : { body }),
		});
		if (response.status >= 500) return { kind: "away", reason: `respondeu ${response.status}` };
		const taken = await read(response);
		if (taken !== null) return taken;
		const value = await response.json();
		if (response.ok) return { kind: "value", value };
		if (response.status === 409 && value.refused) return { kind: "refused", code: value.refused };
		return { kind: "failed", reason: `respondeu ${response.status} ${JSON.stringify(value)}` };
	} catch (error) {
		return { kind: "away", reason: error.cause?.code ?? error.message };
	}
}
