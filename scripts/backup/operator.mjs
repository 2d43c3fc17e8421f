/** How a script proves to an installation that it is the operator's: with a key that only who may write D1 can put there. */
import { createHash, randomBytes } from "node:crypto";
import { delay } from "../local/process.mjs";

const KEY_LASTS_MS = 6 * 60 * 60 * 1000;
const CALL_TIMEOUT_MS = 120_000;
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

/** Calls that are repeated while the installation does not answer; each may be repeated without harm. */
function createClient(url, token) {
	return async (method, route, body) => {
		for (let tries = 1; ; tries++) {
			const answer = await ask(method, `${url}/api/operator/${route}`, token, body);
			if (answer.kind === "value") return answer.value;
			if (answer.kind === "refused") throw new Refused(answer.code);
			if (answer.kind === "failed" || tries === TRIES)
				throw new Error(`${method} ${route}: ${answer.reason}`);
			await delay(PAUSE_MS * tries);
		}
	};
}

async function ask(method, address, token, body) {
	try {
		const response = await fetch(address, {
			method,
			headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
			redirect: "error",
			signal: AbortSignal.timeout(CALL_TIMEOUT_MS),
			...(body === undefined ? {} : { body: JSON.stringify(body) }),
		});
		if (response.status >= 500) return { kind: "away", reason: `respondeu ${response.status}` };
		const value = await response.json();
		if (response.ok) return { kind: "value", value };
		if (response.status === 409 && value.refused) return { kind: "refused", code: value.refused };
		return { kind: "failed", reason: `respondeu ${response.status} ${JSON.stringify(value)}` };
	} catch (error) {
		return { kind: "away", reason: error.cause?.code ?? error.message };
	}
}
