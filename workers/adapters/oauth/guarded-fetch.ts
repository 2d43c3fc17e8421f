import { safeFetch } from "../safe-fetch.ts";

const TIMEOUT_MS = 10_000;
const MAX_BODY_BYTES = 256_000;
/** Headers of the encoded body; the body has been decoded. */
const WIRE_HEADERS = ["content-encoding", "content-length", "transfer-encoding"];
const WITHOUT_BODY = [101, 204, 205, 304];

/** A `fetch` for @auth/core with safeFetch's checks; throws when there is no answer. */
export function createGuardedFetch(allowedPrivateHosts: readonly string[]): typeof fetch {
	return async (input, init) => {
		const request = new Request(input, init);
		const body = await request.text();
		const answer = await safeFetch({
			url: request.url,
			method: request.method,
			headers: Object.fromEntries(request.headers),
			...(body === "" ? {} : { body }),
			allowedPrivateHosts,
			timeoutMs: TIMEOUT_MS,
			maxBodyBytes: MAX_BODY_BYTES,
		});
		if (answer.kind !== "answer") throw new Error(`the provider gave no answer: ${answer.kind}`);
		const headers = new Headers(answer.headers);
		for (const name of WIRE_HEADERS) headers.delete(name);
		const text = WITHOUT_BODY.includes(answer.status) ? null : answer.text;
		return new Response(text, { status: answer.status, headers });
	};
}
