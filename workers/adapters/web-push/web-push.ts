import type { HostCheck } from "../host-check.ts";
import { safeFetch } from "../safe-fetch.ts";
import { encryptPush } from "./encrypt.ts";
import type { PushOutcome, WebPush } from "./port.ts";
import { listVapidKeys, presentVapidKey } from "./vapid-keys.ts";
import { signVapid } from "./vapid.ts";

const TIMEOUT_MS = 8_000;
/** Nobody reads more of an answer. */
const MAX_ANSWER_BYTES = 1024;
const GONE: ReadonlySet<number> = new Set([404, 410]);
/** What services answer to another key than the browser subscribed with; each vendor has its own. */
const WRONG_KEY: ReadonlySet<number> = new Set([400, 401, 403]);

/** Seconds of a `Retry-After` as ms; null for a date, which services do not send, and for none. */
function readDelay(text: string | null): number | null {
	const seconds = Number(text ?? "");
	return text !== null && Number.isFinite(seconds) && seconds >= 0 ? seconds * 1000 : null;
}

function outcomeOf(status: number, retryAfter: string | null): PushOutcome {
	if (status >= 200 && status < 300) return { kind: "sent" };
	if (GONE.has(status)) return { kind: "gone" };
	if (status === 429 || status >= 500) return { kind: "later", afterMs: readDelay(retryAfter) };
	return { kind: "refused", status };
}

/**
 * Sends pushes to whatever service a browser named: addresses typed by nobody, yet from outside, so they are judged like
 * every typed one, at each push.
 */
export function createWebPush(options: {
	/** The present one first, then earlier ones: browsers that subscribed under them are still told. */
	masterKeys: readonly [string, ...string[]];
	/** `mailto:` or `https:` of whoever runs the deployment. */
	contact: string;
	guards: {
		allowedPrivateHosts: readonly string[];
		ownOrigin: string;
		checkHost?: HostCheck | null;
	};
	now: () => number;
}): WebPush {
	const { masterKeys, contact, guards, now } = options;

	return {
		publicKey: async () => (await presentVapidKey(masterKeys)).publicKey,

		async send(target, { payload, topic, ttlSeconds }) {
			if (!URL.canParse(target.endpoint)) return { kind: "refused", status: 0 };
			let body: Uint8Array<ArrayBuffer>;
			try {
				body = await encryptPush(payload, target);
			} catch {
				// A key that is no point of the curve: nothing can ever be sent there.
				return { kind: "gone" };
			}
			const audience = new URL(target.endpoint).origin;
			for (const key of await listVapidKeys(masterKeys, target.serverKey)) {
				const answer = await safeFetch({
					...guards,
					url: target.endpoint,
					method: "POST",
					headers: {
						authorization: await signVapid(key, { audience, contact, now: now() }),
						"content-encoding": "aes128gcm",
						"content-type": "application/octet-stream",
						ttl: String(ttlSeconds),
						topic,
						urgency: "high",
					},
					body,
					timeoutMs: TIMEOUT_MS,
					maxBodyBytes: MAX_ANSWER_BYTES,
					overflow: "cut",
				});
				if (answer.kind === "refused_url") return { kind: "refused", status: 0 };
				if (answer.kind !== "answer") return { kind: "later", afterMs: null };
				const mayBeAnother = target.serverKey === null && WRONG_KEY.has(answer.status);
				if (!mayBeAnother) return outcomeOf(answer.status, answer.headers.get("retry-after"));
			}
			return { kind: "gone" };
		},
	};
}
