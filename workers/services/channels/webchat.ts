import type { ErrorCode } from "#app/contracts/errors.ts";
import { formatVisit, VISITOR_HEADER } from "#app/contracts/visitor-identity.ts";
import type { WebchatConfig } from "#app/contracts/webchat.ts";
import { addressBucket } from "#app/domain/auth/lock-out.ts";
import { isOpenAt } from "#app/domain/channels/business-hours.ts";
import { isProof } from "#app/domain/channels/visitor-proof.ts";
import { fail, ok, type Result } from "#app/domain/result.ts";
import type { Log } from "#workers/adapters/secrets/log-event.ts";
import type { Database } from "#workers/data/database.ts";
import type { Challenge } from "#workers/adapters/webchat/keys.ts";
import { isWebchat } from "#workers/data/queries/channels/webchat.ts";
import type { ChannelStub } from "./stub.ts";
import type { Limit } from "../limiter.ts";

export interface WebchatServiceDeps {
	db: Database;
	channel(channel: { id: string; type: "webchat" }): ChannelStub;
	limit: Limit;
	log: Log;
	now(): number;
	newId(): string;
	/** Null for a key that we did not sign: then nothing is looked up, no object is touched (D07). */
	openKey(key: string): string | null;
	keyOf(channelId: string): string;
	signVisitor(channelId: string, visitorId: string): string;
	signChallenge(channelId: string, asked: Challenge): string;
	openChallenge(channelId: string, challenge: string): Challenge | null;
	openVisitor(channelId: string, token: string): string | null;
}

/** Who asks. */
export interface VisitorCall {
	/** What the page names its webchat by. */
	key: string;
	/** Of the page that asks; null for a page of ours. */
	origin: string | null;
	/** As the platform gives it; "" for this machine. */
	ip: string;
}

/** How long a browser may look for its answer. */
const CHALLENGE_S = 5 * 60;

/** A visitor's token, or what they have to find out first (app/domain/channels/visitor-proof.ts). */
export type Admission = { token: string } | { challenge: string; bits: number };

/** The way of visitors into a webchat: without a sign-in, from sites of the channel's own list. */
export function createWebchatService(deps: WebchatServiceDeps) {
	const stubOf = (id: string) => deps.channel({ id, type: "webchat" });

	/**
	 * The channel a page may use. Unknown, of another type, out of use: all one answer.
	 * @param provedBits of a new visitor: how hard the proof was they brought, 0 for none
	 */
	async function open(call: VisitorCall, provedBits: number | null = null) {
		const channelId = deps.openKey(call.key);
		if (channelId === null) return fail("not_found");
		if (!(await deps.limit("webchatVisit", addressBucket(call.ip)))) return fail("rate_limited");
		const webchat = await stubOf(channelId).webchat(provedBits, call.origin);
		if (webchat === null) return fail("not_found");
		const isWelcome = call.origin === null || webchat.options.allowedOrigins.includes(call.origin);
		if (isWelcome) return ok({ channelId, ...webchat });
		deps.log({ event: "webchat_origin_refused", level: "info", channelId, origin: call.origin });
		return fail("cross_site");
	}

	/** A right answer to a question of ours that is not over; null for anything else. */
	function readProof(key: string, proof: string | null): Challenge | null {
		const channelId = deps.openKey(key);
		const [, challenge = "", answer = ""] = /^(.+)\.(\d+)$/.exec(proof ?? "") ?? [];
		const asked = channelId === null ? null : deps.openChallenge(channelId, challenge);
		if (asked === null || asked.until * 1000 < deps.now()) return null;
		return isProof(challenge, answer, asked.bits) ? asked : null;
	}

	return {
		/** What the page needs to draw it. */
		async readConfig(call: VisitorCall): Promise<Result<WebchatConfig, ErrorCode>> {
			const opened = await open(call);
			if (!opened.ok) return opened;
			const { channelId, name, options } = opened.value;
			const { color, greeting, locale, preChat, hours, awayMessage } = options;
			const away = isOpenAt(hours, deps.now()) ? null : awayMessage;
			return ok({ channelId, name, color, greeting, locale, preChat, away });
		},

		/**
		 * A new visitor: what makes this browser one. Nothing is stored before they write. While many
		 * strangers come, a proof is asked for first; `proof` is a challenge and the answer to it.
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

		/** A visitor's socket; the object judges the origin, so this is one round trip. */
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

		/** The hosted page: its address names a channel, so the directory is asked first (D07). */
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
