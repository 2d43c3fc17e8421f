import type { FoundSignIn, HubAnswer, HubQuestion } from "#app/contracts/hub-questions.ts";
import type { SeenMoments } from "#app/contracts/seen.ts";
import type { SignedIn } from "#app/contracts/sign-in.ts";
import { placeToken, workspaceOfToken } from "#app/domain/auth/token-place.ts";
import { questionsOf } from "#app/domain/inbox/page-questions.ts";
import {
	type EndedSignIn,
	findSignIn,
	insertSignIn,
	listSignIns,
	listSignInWorkspaces,
	type ListedSignIn,
	revokeSignIn,
	revokingSignIns,
} from "#workers/data/queries/auth/sign-ins.ts";
import { replaceSignIn } from "#workers/data/queries/auth/sign-in-renewal.ts";
import type { SignInCookie } from "#workers/adapters/sign-in-cookie/sign-in-cookie.ts";
import type { Answers } from "../answers.ts";
import {
	createNoteSight,
	createReadSights,
	laterSight,
	type SeenHub,
	type SightsDeps,
} from "./sights.ts";
import { findVerified, noteVerified } from "./verified-sign-ins.ts";

/** Stored characters of a user agent. */
const MAX_USER_AGENT_LENGTH = 300;

/** Whose sockets to close: all of a member, or those of one sign-in. */
export interface LiveRevocation {
	workspaceId: string;
	memberId?: string;
	signInId?: string;
	/** Only the role changed: browsers reconnect at once. */
	mayReturn?: boolean;
}
/** Closes these sockets in the workspace's hub and in every channel's object. */
export type RevokeLive = (who: LiveRevocation) => Promise<void>;

/** The browser of a request. */
export interface RequestMeta {
	ip: string;
	userAgent: string;
	url: string;
	/** The Cookie header; it identifies a browser that signed in before (A01, A12). */
	cookie?: string;
}

/** The hub as it is asked who is signed in. */
export interface AskedHub extends SeenHub {
	ask(tokenHash: string, questions: HubQuestion[], now: number): Promise<HubAnswer>;
}

export interface SignInStoreDeps extends Omit<SightsDeps, "hub"> {
	hub(workspaceId: string): AskedHub;
	/** What the hub said beside a sign-in is kept for the services of the request. */
	answers: Pick<Answers, "keep">;
	cookie: SignInCookie;
	now: () => number;
	newId: () => string;
	/** Whether cookies get the Secure attribute: decided by the deployment, then by the request's scheme. */
	isSecure: (url: string) => boolean;
	createToken: () => string;
	hashToken: (token: string) => string;
	revokeLive: RevokeLive;
	/** See runtime.ts. */
	holdRights(workspaceIds: readonly string[]): Promise<void>;
	idleMs: number;
	absoluteMs: number;
}

/** Set-Cookie values to renew a request's sign-in: a new id after a change of role (A06), or a new signing key (A26). */
async function renew(
	deps: SignInStoreDeps,
	found: { signedIn: SignedIn; mustReissue: boolean },
	cookie: { token: string; isOldKey: boolean },
	request: Request,
): Promise<string[]> {
	// Browsers ignore Set-Cookie in the answer to a WebSocket upgrade.
	if (request.headers.has("upgrade")) return [];
	if (found.mustReissue) {
		const token = placeToken(deps.createToken(), found.signedIn.workspace.id);
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

/** Closes the sockets of ended sign-ins; a failure of one does not stop the others. */
async function closeSockets(deps: SignInStoreDeps, ended: readonly EndedSignIn[]): Promise<void> {
	await Promise.allSettled(ended.map((who) => deps.revokeLive(who)));
}

/**
 * The sign-in behind a token. While D1 fails, a sign-in this isolate verified within the last minute is accepted
 * (R18); for any other it throws.
 */
async function findOrRemember(
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

/** What the page of a request asks besides who is signed in. */
function pageQuestions(request: Request): HubQuestion[] {
	if (request.method !== "GET" || request.headers.has("upgrade")) return [];
	return questionsOf(new URL(request.url));
}

/** Sign-ins: a row in D1 that decides, and a cookie that refers to it. Methods throw when D1 fails. */
export function createSignInStore(deps: SignInStoreDeps) {
	const noteSight = createNoteSight(deps);
	const readSights = createReadSights(deps);
	/** Ends the earlier sign-in of a browser that signs in again (security 9). */
	async function endEarlier(meta: RequestMeta, now: number): Promise<void> {
		const headers = { cookie: meta.cookie ?? "" };
		const cookie = await deps.cookie.read(new Request(meta.url, { headers }));
		if (typeof cookie === "string") return;
		const found = await findSignIn(deps.db, deps.hashToken(cookie.token), now, deps.idleMs);
		if (!found) return;
		await deps.holdRights([found.signedIn.workspace.id]);
		const ended = await revokeSignIn(deps.db, null, found.signedIn.signInId, now);
		if (ended) await closeSockets(deps, [ended]);
	}

	const holdRights = async (whose: Parameters<typeof listSignInWorkspaces>[1]): Promise<void> =>
		deps.holdRights(await listSignInWorkspaces(deps.db, whose));

	/** By the workspace's hub, or by D1: for a cookie of an earlier release, and for pages while the hub cannot be reached. */
	async function look(
		token: string,
		questions: HubQuestion[],
		now: number,
	): Promise<{ found: FoundSignIn | { remembered: SignedIn } | null; answers: unknown[] }> {
		const tokenHash = deps.hashToken(token);
		const workspaceId = workspaceOfToken(token);
		if (workspaceId !== null)
			try {
				const asked = await deps.hub(workspaceId).ask(tokenHash, questions, now);
				noteVerified(tokenHash, asked.found?.signedIn ?? null, now);
				return asked;
			} catch (error) {
				// A call may have been made: only whoever sent it may send it again.
				if (questions.some(({ kind }) => kind === "call")) throw error;
				deps.log({ event: "hub_not_asked", level: "warn", workspaceId, error });
			}
		return { found: await findOrRemember(deps, tokenHash, now), answers: [] };
	}

	async function find(
		request: Request,
		questions: HubQuestion[],
	): Promise<{ signedIn: SignedIn | null; answers: unknown[] }> {
		const nobody = { signedIn: null, answers: [] };
		const cookie = await deps.cookie.read(request);
		if (cookie === "none") return nobody;
		if (cookie === "forged") {
			deps.log({ event: "cookie_refused", level: "security" });
			return nobody;
		}
		const now = deps.now();
		const { found, answers } = await look(cookie.token, questions, now);
		if (found === null) return nobody;
		if ("remembered" in found) return { signedIn: found.remembered, answers: [] };
		const { signedIn } = found;
		for (const [at, question] of questions.entries())
			deps.answers.keep(question, signedIn.member.id, answers[at]);
		const isLine = request.headers.has("upgrade");
		noteSight(signedIn, { storedAt: found.lastSeenAt, now, isLine });
		renewals = await renew(deps, found, cookie, request);
		return { signedIn, answers };
	}

	/** Set-Cookie values for this request's answer; one instance of the services handles one request. */
	let renewals: string[] = [];
	return {
		/** Begins a sign-in of a member and answers its Set-Cookie value; always a new id (A06). */
		async begin(
			who: { userId: string; memberId: string; workspaceId: string },
			meta: RequestMeta,
		): Promise<string> {
			const token = placeToken(deps.createToken(), who.workspaceId);
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

		/** The member behind a request, or null. One far trip. Never throws for a bad cookie (L16). */
		async find(request: Request): Promise<SignedIn | null> {
			return (await find(request, pageQuestions(request))).signedIn;
		},

		/** Whether the request has a cookie that we made. */
		hasCookie: async (request: Request): Promise<boolean> =>
			typeof (await deps.cookie.read(request)) !== "string",

		/**
		 * The member behind a request, and what the hub says to a question for them. `answer` is undefined where the hub was
		 * not asked: a cookie of an earlier release does not say which one. Rejects when the question may not have been answered.
		 */
		async ask(
			request: Request,
			question: HubQuestion,
		): Promise<{ signedIn: SignedIn | null; answer: unknown }> {
			const { signedIn, answers } = await find(request, [question]);
			return { signedIn, answer: answers[0] };
		},

		/** Takes the Set-Cookie values that `find` collected; api/handle-request.ts adds them to the answer. */
		takeRenewals(): string[] {
			const taken = renewals;
			renewals = [];
			return taken;
		},

		/** A new token for a sign-in that continues under a new id; `hash` is what D1 stores. */
		async createRenewal(
			workspaceId: string,
			url: string,
		): Promise<{ hash: string; setCookie: string }> {
			const token = placeToken(deps.createToken(), workspaceId);
			return {
				hash: deps.hashToken(token),
				setCookie: await deps.cookie.issue(token, deps.isSecure(url)),
			};
		},

		/** Those of a user that are not over, the last seen first. One far trip, two for sign-ins to several workspaces. */
		async list({ userId, workspace }: SignedIn): Promise<ListedSignIn[]> {
			const [rows, own] = await Promise.all([
				listSignIns(deps.db, userId, deps.now(), deps.idleMs),
				readSights(workspace.id),
			]);
			const elsewhere = new Set(rows.map(({ workspaceId }) => workspaceId));
			elsewhere.delete(workspace.id);
			const sights = [own, ...(await Promise.all([...elsewhere].map(readSights)))];
			const heard = Object.assign(
				{},
				...sights.map(({ signIns }) => signIns),
			) as SeenMoments["signIns"];
			return rows
				.map((row) => ({ ...row, lastSeenAt: laterSight(row.lastSeenAt, heard[row.id]) }))
				.sort((a, b) => b.lastSeenAt - a.lastSeenAt);
		},

		/** Ends one sign-in of a user with its sockets; false when it is another user's or already ended. */
		async endOne(userId: string, signInId: string): Promise<boolean> {
			await holdRights({ signInId });
			const ended = await revokeSignIn(deps.db, userId, signInId, deps.now());
			if (ended) await closeSockets(deps, [ended]);
			return ended !== null;
		},

		/** Ends all of a user's sign-ins but one; answers how many. */
		async endOthers(userId: string, keptId: string): Promise<number> {
			await holdRights({ userId });
			const ended = await revokingSignIns(deps.db, userId, keptId, deps.now());
			await closeSockets(deps, ended);
			return ended.length;
		},

		/** To be called before a transaction ends sign-ins of a user. Rejects when it must not (runtime.ts). */
		holdRights,

		/** Closes the sockets of sign-ins that a transaction has ended. */
		closeSockets: (ended: readonly EndedSignIn[]) => closeSockets(deps, ended),

		/** Ends a sign-in and its sockets; answers the Set-Cookie values that clear the browser. */
		async end(signInId: string): Promise<{ setCookie: string[] }> {
			await holdRights({ signInId });
			const ended = await revokeSignIn(deps.db, null, signInId, deps.now());
			if (ended) await closeSockets(deps, [ended]);
			return { setCookie: [deps.cookie.clear(true), deps.cookie.clear(false)] };
		},
	};
}
export type SignInStore = ReturnType<typeof createSignInStore>;
