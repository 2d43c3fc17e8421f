import type { ErrorCode } from "#app/contracts/errors.ts";
import { formatVisit, VISITOR_HEADER } from "#app/contracts/visitor-identity.ts";
import type { WebchatConfig } from "#app/contracts/webchat.ts";
import { addressBucket } from "#app/domain/auth/lock-out.ts";
import { webchatHours } from "#app/domain/desk/webchat-hours.ts";
import { isProof } from "#app/domain/channels/visitor-proof.ts";
import { fail, ok, type Result } from "#app/domain/result.ts";
import type { Log } from "#workers/adapters/secrets/log-event.ts";
import type { Database } from "#workers/data/database.ts";
import type { Challenge } from "#workers/adapters/webchat/keys.ts";
import { isWebchat } from "#workers/data/queries/channels/webchat.ts";
import type { ChannelStub } from "./stub.ts";
import type { Limit } from "../limiter.ts";
import { createWebchatFiles, type WebchatFilesDeps } from "./webchat-files.ts";

export interface WebchatServiceDeps extends Pick<
	WebchatFilesDeps,
	"files" | "signUpload" | "openUpload"
> {
	db: Database;
	channel(channel: { id: string; type: "webchat" }): ChannelStub;
	limit: Limit;
	log: Log;
	now(): number;
	newId(): string;
	/** The channel id of a widget key; null for a key we did not sign, so that a guess reaches no object (D07). */
	openKey(key: string): string | null;
	keyOf(channelId: string): string;
	signVisitor(channelId: string, visitorId: string): string;
	signChallenge(channelId: string, asked: Challenge): string;
	openChallenge(channelId: string, challenge: string): Challenge | null;
	openVisitor(channelId: string, token: string): string | null;
}

/** A request of a visitor's browser. */
export interface VisitorCall {
	/** The widget key of the page. */
	key: string;
	/** Origin of the embedding page; null for our own hosted page. */
	origin: string | null;
	/** The visitor's address as the platform reports it; "" in local development. */
	ip: string;
}

/** Seconds a browser has to solve a challenge. */
const CHALLENGE_S = 5 * 60;

/** A visitor's token, or the proof-of-work challenge to solve first (app/domain/channels/visitor-proof.ts). */
export type Admission = { token: string } | { challenge: string; bits: number };

/**
 * Requests of webchat visitors, who have no sign-in and come from sites on the channel's own list. Refusals:
 * `not_found` (unknown, other type and inactive alike), `rate_limited`, `cross_site` (site not on the list).
 */
export function createWebchatService(deps: WebchatServiceDeps) {
	const stubOf = (id: string) => deps.channel({ id, type: "webchat" });

	/**
	 * The channel and its options.
	 * @param provedBits for a new visitor: difficulty of the proof they brought, 0 for none; else null
	 */
	async function open(call: VisitorCall, provedBits: number | null = null) {
		const channelId = deps.openKey(call.key);
		if (channelId === null) return fail("not_found");
		if (!(await deps.limit("webchatVisit", addressBucket(call.ip)))) return fail("rate_limited");
		const webchat = await stubOf(channelId).webchat(provedBits, call.origin);
		if (webchat === null) return fail("not_found");
		const isAllowed = call.origin === null || webchat.options.allowedOrigins.includes(call.origin);
		if (isAllowed) return ok({ channelId, ...webchat });
		deps.log({ event: "webchat_origin_refused", level: "info", channelId, origin: call.origin });
		return fail("cross_site");
	}

	/** Parses `<challenge>.<answer>`. The challenge if it is ours, not expired and correctly solved, else null. */
	function readProof(key: string, proof: string | null): Challenge | null {
		const channelId = deps.openKey(key);
		const [, challenge = "", answer = ""] = /^(.+)\.(\d+)$/.exec(proof ?? "") ?? [];
		const asked = channelId === null ? null : deps.openChallenge(channelId, challenge);
		if (asked === null || asked.until * 1000 < deps.now()) return null;
		return isProof(challenge, answer, asked.bits) ? asked : null;
	}

	return {
		files: createWebchatFiles({ ...deps, stubOf, open }),

		/** What the widget needs to draw itself; `away` is the message outside business hours, else null. */
		async readConfig(call: VisitorCall): Promise<Result<WebchatConfig, ErrorCode>> {
			const opened = await open(call);
			if (!opened.ok) return opened;
			const { channelId, name, options } = opened.value;
			const { color, greeting, locale, preChat } = options;
			const shown = webchatHours(options, opened.value.hours ?? null, deps.now());
			const takesFiles = deps.files !== null;
			return ok({ channelId, name, color, greeting, locale, preChat, ...shown, takesFiles });
		},

		/**
		 * Issues a token to a new visitor; nothing is stored before they write. While many new visitors arrive, a
		 * proof of work is asked for first.
		 * @param proof `<challenge>.<answer>`, or null without one
		 */
		async admit(call: VisitorCall, proof: string | null): Promise<Result<Admission, ErrorCode>> {
			const proved = readProof(call.key, proof);
			const opened = await open(call, proved?.bits ?? 0);
			if (!opened.ok) return opened;
			const { channelId, wantedBits } = opened.value;
			if (wantedBits > 0) {
				const until = Math.floor(deps.now() / 1000) + CHALLENGE_S;
				const asked = { visitorId: deps.newId(), bits: wantedBits, until };
				return ok({ challenge: deps.signChallenge(channelId, asked), bits: wantedBits });
			}
			const isAdmitted =
				(await deps.limit("webchatNew", addressBucket(call.ip))) &&
				(await deps.limit("webchatChannel", channelId));
			if (!isAdmitted) return fail("rate_limited");
			return ok({ token: deps.signVisitor(channelId, proved?.visitorId ?? deps.newId()) });
		},

		/** The 101 response of a visitor's socket. The object checks the origin, so this is one round trip. */
		async openSocket(
			call: VisitorCall & { token: string; since: string | null },
		): Promise<Result<Response, ErrorCode>> {
			const channelId = deps.openKey(call.key);
			const visitorId = channelId === null ? null : deps.openVisitor(channelId, call.token);
			if (channelId === null || visitorId === null) return fail("not_found");
			if (!(await deps.limit("webchatVisit", addressBucket(call.ip)))) return fail("rate_limited");
			const since = call.since === null ? "" : `?since=${encodeURIComponent(call.since)}`;
			const response = await stubOf(channelId).fetch(
				new Request(`https://object/live${since}`, {
					headers: {
						Upgrade: "websocket",
						[VISITOR_HEADER]: formatVisit({ visitorId, origin: call.origin }),
					},
				}),
			);
			if (response.status === 101) return ok(response);
			return fail(response.status === 403 ? "cross_site" : "not_found");
		},

		/** The hosted page; null when there is none. Its address holds a bare channel id, so D1 is asked first (D07). */
		async openPage(
			channelId: string,
		): Promise<{ key: string; name: string; color: string; locale: "pt" | "en" } | null> {
			if (!(await isWebchat(deps.db, channelId))) return null;
			const webchat = await stubOf(channelId).webchat();
			if (webchat === null) return null;
			const { color, locale } = webchat.options;
			return { key: deps.keyOf(channelId), name: webchat.name, color, locale };
		},
	};
}
