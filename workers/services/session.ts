import type { SignedIn } from "#app/contracts/sign-in.ts";
import type { Database } from "#workers/data/database.ts";
import {
	findSignIn,
	insertSignIn,
	revokeSignIn,
	touchSignIn,
} from "#workers/data/queries/sign-ins.ts";
import type { SignInCookie } from "#workers/adapters/sign-in-cookie/sign-in-cookie.ts";
import type { Log } from "#workers/adapters/secrets/log-event.ts";

/** "Online" counts minutes, so a member's last sight needs no finer grain. */
const TOUCH_INTERVAL_MS = 60_000;
/** What is kept of a user agent. */
const MAX_USER_AGENT_LENGTH = 300;

/** Whose sockets close: a whole member, or one of their sign-ins. */
export interface LiveRevocation {
	workspaceId: string;
	memberId?: string;
	signInId?: string;
}
/** Tells the hub and every channel object of the workspace. */
export type RevokeLive = (who: LiveRevocation) => Promise<void>;

/** What is known of the browser that asks. */
export interface RequestMeta {
	ip: string;
	userAgent: string;
	url: string;
}

export interface SignInStoreDeps {
	db: Database;
	cookie: SignInCookie;
	log: Log;
	now: () => number;
	newId: () => string;
	createToken: () => string;
	hashToken: (token: string) => string;
	/** Runs on after the answer: nobody waits for it. */
	defer: (work: Promise<unknown>) => void;
	revokeLive: RevokeLive;
	idleMs: number;
	absoluteMs: number;
}

const isSecure = (url: string) => new URL(url).protocol === "https:";

/** Sign-ins: the row in D1 that decides, and the cookie that names it. */
export function createSignInStore(deps: SignInStoreDeps) {
	return {
		/** Begins a sign-in of a member and answers its Set-Cookie value; never reuses an id (A06). */
		async begin(
			who: { userId: string; memberId: string; workspaceId: string },
			meta: RequestMeta,
		): Promise<string> {
			const token = deps.createToken();
			const now = deps.now();
			await insertSignIn(deps.db, {
				...who,
				tokenHash: deps.hashToken(token),
				id: deps.newId(),
				createdAt: now,
				expiresAt: now + deps.absoluteMs,
				ip: meta.ip,
				userAgent: meta.userAgent.slice(0, MAX_USER_AGENT_LENGTH),
			});
			return deps.cookie.issue(token, isSecure(meta.url));
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
			const found = await findSignIn(deps.db, deps.hashToken(cookie.token), now, deps.idleMs);
			if (!found) return null;
			const { signedIn } = found;
			if (found.lastSeenAt <= now - TOUCH_INTERVAL_MS) {
				const { workspace, signInId, member } = signedIn;
				deps.defer(touchSignIn(deps.db, workspace.id, signInId, member.id, now));
			}
			return signedIn;
		},

		/** Ends a sign-in and its sockets; answers the Set-Cookie values that clear the browser. */
		async end(signInId: string): Promise<{ setCookie: string[] }> {
			const ended = await revokeSignIn(deps.db, signInId, deps.now());
			if (ended) await deps.revokeLive({ ...ended, signInId });
			return { setCookie: [deps.cookie.clear(true), deps.cookie.clear(false)] };
		},
	};
}
export type SignInStore = ReturnType<typeof createSignInStore>;
