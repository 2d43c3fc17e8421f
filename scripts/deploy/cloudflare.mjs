/** A client of the platform's API for what wrangler does not do for us: looking up by name, and making with options. */
import { delay } from "../local/process.mjs";
import { isEmulated } from "./emulated.mjs";

const API = "https://api.cloudflare.com/client/v4";
const CALL_TIMEOUT_MS = 30_000;
const READ_TRIES = 3;
const PAUSE_MS = 1_000;
const PAGE_SIZE = 100;

/** A refusal of the platform, or no answer at all (`status` 0). */
export class CloudflareError extends Error {
	constructor(call, status, code, message) {
		super(message);
		this.call = call;
		this.status = status;
		this.code = code;
	}
	/** The token may not do this. */
	get isForbidden() {
		return this.status === 401 || this.status === 403;
	}
}

/**
 * @param {{ headers: Record<string, string>, env: NodeJS.ProcessEnv }} options `headers`: who asks
 * @returns `get`, `list` (every page) and `send`; they throw CloudflareError. Reading is tried three times, writing
 *   once: who writes looks up afterwards what became of it
 */
export function connect({ headers, env }) {
	const base = env.CLOUDFLARE_API_BASE_URL || API;
	const pauseMs = isEmulated(env) ? 10 : PAUSE_MS;
	const timeoutMs = isEmulated(env) ? 3_000 : CALL_TIMEOUT_MS;

	async function ask(method, path, { query = {}, body } = {}) {
		const call = `${method} ${path}`;
		const url = `${base}${path}?${new URLSearchParams(query)}`;
		let response;
		let text;
		try {
			response = await fetch(url, {
				method,
				headers: { ...headers, "content-type": "application/json" },
				body: body === undefined ? undefined : JSON.stringify(body),
				signal: AbortSignal.timeout(timeoutMs),
			});
			text = await response.text();
		} catch (error) {
			throw new CloudflareError(call, 0, 0, error.cause?.message ?? error.message);
		}
		const answer = parse(text);
		if (response.ok && answer?.success) return answer;
		const [problem] = answer?.errors ?? [];
		const message = problem?.message ?? text.slice(0, 200);
		throw new CloudflareError(call, response.status, problem?.code ?? 0, message);
	}

	async function read(path, query) {
		for (let tries = 1; ; tries++) {
			try {
				return await ask("GET", path, { query });
			} catch (error) {
				const isPassing = error.status === 0 || error.status >= 500 || error.status === 429;
				if (!isPassing || tries === READ_TRIES) throw error;
				await delay(pauseMs * tries);
			}
		}
	}

	return {
		get: async (path, query) => (await read(path, query)).result,
		/** Null where the platform says that there is none. */
		find: async (path, query) => {
			try {
				return (await read(path, query)).result;
			} catch (error) {
				if (error.status === 404) return null;
				throw error;
			}
		},
		async list(path, query = {}) {
			const all = [];
			for (let page = 1; ; page++) {
				const answer = await read(path, { ...query, page, per_page: PAGE_SIZE });
				all.push(...answer.result);
				const pages = answer.result_info?.total_pages;
				const isLast = pages === undefined ? answer.result.length < PAGE_SIZE : page >= pages;
				if (isLast || answer.result.length === 0) return all;
			}
		},
		send: async (method, path, body) => (await ask(method, path, { body })).result,
	};
}

function parse(text) {
	try {
		return JSON.parse(text);
	} catch {
		return null;
	}
}
