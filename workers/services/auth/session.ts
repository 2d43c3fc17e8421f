import type { SignedIn } from "#app/contracts/sign-in.ts";
import type { Database } from "#workers/data/database.ts";
import {
	type EndedSignIn,
	findSignIn,
	type FoundSignIn,
	insertSignIn,
	listSignIns,
	type ListedSignIn,
	revokeSignIn,
	revokingSignIns,
	touchSignIn,
} from "#workers/data/queries/auth/sign-ins.ts";
import { replaceSignIn } from "#workers/data/queries/auth/sign-in-renewal.ts";
import type { SignInCookie } from "#workers/adapters/sign-in-cookie/sign-in-cookie.ts";
import type { Log } from "#workers/adapters/secrets/log-event.ts";
import { findVerified, noteVerified } from "./verified-sign-ins.ts";

/** "Online" counts minutes, so a member's last sight needs no finer grain. */
const TOUCH_INTERVAL_MS = 60_000;
/** What is kept of a user agent. */
const MAX_USER_AGENT_LENGTH = 300;

/** Whose sockets close: a whole member, or one of their sign-ins. */
export interface LiveRevocation {
	workspaceId: string;
	memberId?: string;
	signInId?: string;
	/** Only the role changed: browsers come back at once. */
	mayReturn?: boolean;
}
/** Tells the hub and every channel object of the workspace. */
export type RevokeLive = (who: LiveRevocation) => Promise<void>;

/** What is known of the browser that asks. */
export interface RequestMeta {
	ip: string;
	userAgent: string;
	url: string;
	/** The Cookie header: a browser that signed in before is known by it (A01, A12). */
	cookie?: string;
}

export interface SignInStoreDeps {
	db: Database;
	cookie: SignInCookie;
	log: Log;
	now: () => number;
	newId: () => string;
	/** Whether cookies belong to https alone: by the deployment, then by the request. */
	isSecure: (url: string) => boolean;
	createToken: () => string;
	hashToken: (token: string) => string;
	/** Runs on after the answer: nobody waits for it. */
	defer: (work: Promise<unknown>) => void;
	revokeLive: RevokeLive;
	idleMs: number;
	absoluteMs: number;
}

/** The Set-Cookie values a request's sign-in needs beside its answer. */
async function renew(
	deps: SignInStoreDeps,
	found: { signedIn: SignedIn; mustReissue: boolean },
	cookie: { token: string; isOldKey: boolean },
	request: Request,
): Promise<string[]> {
	// The browser takes no cookie from the answer to an upgrade.
	if (request.headers.has("upgrade")) return [];
	if (found.mustReissue) {
		const token = deps.createToken();
		const isReplaced = await replaceSignIn(deps.db, {
			signInId: found.signedIn.signInId,
			oldHash: deps.hashToken(cookie.token),
			newHash: deps.hashToken(token),
			spareIds: [deps.newId(), deps.newId()],
			now: deps.now(),
		});
		return isReplaced ? [await deps.cookie.issue(token, deps.isSecure(request.url))] : [];
	}
	return cookie.isOldKey ? [await deps.cookie.issue(cookie.token, deps.isSecure(request.url))] : [];
}

/** Ends what was revoked in the sockets too; one that cannot be reached must not spare the others. */
async function closeSockets(deps: SignInStoreDeps, ended: readonly EndedSignIn[]): Promise<void> {
	await Promise.allSettled(ended.map((who) => deps.revokeLive(who)));
}

/**
 * The sign-in behind a token. While D1 does not answer, whoever was checked here within the last
 * minute is remembered (R18); for everybody else it throws.
 */
async function ask(
	deps: SignInStoreDeps,
	tokenHash: string,
	now: number,
): Promise<FoundSignIn | { remembered: SignedIn } | null> {
	try {
		const found = await findSignIn(deps.db, tokenHash, now, deps.idleMs);
		noteVerified(tokenHash, found?.signedIn ?? null, now);
		return found;
	} catch (error) {
		const remembered = findVerified(tokenHash, now);
		if (!remembered) throw error;
		deps.log({ event: "sign_in_remembered", level: "warn", error });
		return { remembered };
	}
}

/** Sign-ins: the row in D1 that decides, and the cookie that names it. */
export function createSignInStore(deps: SignInStoreDeps) {
	/** Whoever signs in again leaves no earlier sign-in of that browser behind (security 9). */
	async function endEarlier(meta: RequestMeta, now: number): Promise<void> {
		const headers = { cookie: meta.cookie ?? "" };
		const cookie = await deps.cookie.read(new Request(meta.url, { headers }));
		if (typeof cookie === "string") return;
		const found = await findSignIn(deps.db, deps.hashToken(cookie.token), now, deps.idleMs);
		if (!found) return;
		const ended = await revokeSignIn(deps.db, null, found.signedIn.signInId, now);
		if (ended) await closeSockets(deps, [ended]);
	}

	/** Set-Cookie values of this request's renewals; services live as long as one request. */
	let renewals: string[] = [];
	return {
		/** Begins a sign-in of a member and answers its Set-Cookie value; never reuses an id (A06). */
		async begin(
			who: { userId: string; memberId: string; workspaceId: string },
			meta: RequestMeta,
		): Promise<string> {
			const token = deps.createToken();
			const now = deps.now();
			await endEarlier(meta, now);
			await insertSignIn(deps.db, {
				...who,
				tokenHash: deps.hashToken(token),
				id: deps.newId(),
				createdAt: now,
				expiresAt: now + deps.absoluteMs,
				ip: meta.ip,
				userAgent: meta.userAgent.slice(0, MAX_USER_AGENT_LENGTH),
			});
			return deps.cookie.issue(token, deps.isSecure(meta.url));
		},

		/** The member behind a request, or null: one D1 batch. Never throws for a bad cookie (L16). */
		async find(request: Request): Promise<SignedIn | null> {
			const cookie = await deps.cookie.read(request);
			if (cookie === "none") return null;
			if (cookie === "forged") {
				deps.log({ event: "cookie_refused", level: "security" });
				return null;
			}
			const now = deps.now();
			const asked = await ask(deps, deps.hashToken(cookie.token), now);
			if (asked === null || "remembered" in asked) return asked?.remembered ?? null;
			const found = asked;
			const { signedIn } = found;
			if (found.lastSeenAt <= now - TOUCH_INTERVAL_MS) {
				const { workspace, signInId, member } = signedIn;
				deps.defer(touchSignIn(deps.db, workspace.id, signInId, member.id, now));
			}
			renewals = await renew(deps, found, cookie, request);
			return signedIn;
		},

		/** What the front door sends along: a new id after a change of role (A06), a new key (A26). */
		takeRenewals(): string[] {
			const taken = renewals;
			renewals = [];
			return taken;
		},

		/** A token for a sign-in that goes on under a new id; `hash` is what is stored. */
		async createRenewal(url: string): Promise<{ hash: string; setCookie: string }> {
			const token = deps.createToken();
			return {
				hash: deps.hashToken(token),
				setCookie: await deps.cookie.issue(token, deps.isSecure(url)),
			};
		},

		list: (userId: string): Promise<ListedSignIn[]> =>
			listSignIns(deps.db, userId, deps.now(), deps.idleMs),

		/** Ends one sign-in of a user with its sockets; false when it is not theirs or over. */
		async endOne(userId: string, signInId: string): Promise<boolean> {
			const ended = await revokeSignIn(deps.db, userId, signInId, deps.now());
			if (ended) await closeSockets(deps, [ended]);
			return ended !== null;
		},

		/** Ends all of a user's sign-ins but one; answers how many. */
		async endOthers(userId: string, keptId: string): Promise<number> {
			const ended = await revokingSignIns(deps.db, userId, keptId, deps.now());
			await closeSockets(deps, ended);
			return ended.length;
		},

		/** Closes the sockets of sign-ins that a transaction has ended. */
		closeSockets: (ended: readonly EndedSignIn[]) => closeSockets(deps, ended),

		/** Ends a sign-in and its sockets; answers the Set-Cookie values that clear the browser. */
		async end(signInId: string): Promise<{ setCookie: string[] }> {
			const ended = await revokeSignIn(deps.db, null, signInId, deps.now());
			if (ended) await closeSockets(deps, [ended]);
			return { setCookie: [deps.cookie.clear(true), deps.cookie.clear(false)] };
		},
	};
}
export type SignInStore = ReturnType<typeof createSignInStore>;
