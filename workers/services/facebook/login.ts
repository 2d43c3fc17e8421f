import type { ErrorCode } from "#app/contracts/errors.ts";
import type { FacebookLoginView } from "#app/contracts/facebook.ts";
import type { WorkspaceFrame } from "#app/contracts/workspace-frames.ts";
import type { SignedIn } from "#app/contracts/sign-in.ts";
import { isLoginExpired, type LoginOutcome } from "#app/domain/facebook/login.ts";
import { type AskAgain, dialogScopes, type LoginPurpose } from "#app/domain/facebook/permission.ts";
import { fail, ok, type Result } from "#app/domain/result.ts";
import { may } from "#app/domain/team/role.ts";
import type { Graph, GraphFault } from "#workers/adapters/meta-graph/port.ts";
import type { Log } from "#workers/adapters/secrets/log-event.ts";
import type { SecretContext, Sealer } from "#workers/adapters/secrets/envelope.ts";
import type { Database } from "#workers/data/database.ts";
import { getDataKey } from "#workers/data/queries/channels/channels.ts";
import {
	deleteLogin,
	findLogin,
	saveLogin,
	type StoredLogin,
} from "#workers/data/queries/facebook/logins.ts";
import type { LoginState } from "./state.ts";

export interface FacebookLoginDeps {
	db: Database;
	/** Null where no Meta app is configured. */
	graph: Graph | null;
	state: LoginState<LoginPurpose>;
	/** The URL of Meta's dialog; null where no Meta app is configured. */
	dialogAddress:
		| ((ask: { state: string; scopes: readonly string[]; again: AskAgain }) => string)
		| null;
	/** The URL to which the dialog returns. */
	redirectUrl: string;
	createSealer(workspaceId: string, dataKeyWrapped: string): Sealer;
	publishToWorkspace(workspaceId: string, frame: WorkspaceFrame): Promise<void>;
	log: Log;
	now(): number;
}

const placeOf = (workspaceId: string, memberId: string): SecretContext => ({
	workspaceId,
	table: "facebook_logins",
	rowId: memberId,
	field: "token",
});

/** A sign-in as pages show it, without its token. */
export const describeLogin = (
	login: Pick<StoredLogin, "name" | "expiresAt">,
	now: number,
): FacebookLoginView => ({
	name: login.name,
	expiresAt: login.expiresAt,
	isExpired: isLoginExpired(login.expiresAt, now),
});

/** The person a token belongs to; tokens made for another app are refused (B05). */
async function readPerson(graph: Graph, token: string) {
	const [about, me] = await Promise.all([graph.debugToken(token), graph.me(token)]);
	if (!about.ok) return about;
	if (!me.ok) return me;
	const { isValid, isOurs, userId, expiresAt } = about.value;
	const isTheirs = isValid && isOurs && userId === me.value.id;
	return { ok: true as const, value: isTheirs ? { ...me.value, expiresAt } : null };
}

const outcomeOf = (fault: GraphFault): LoginOutcome =>
	fault.isTransient || fault.isUncertain ? "unavailable" : "refused";

/** A member's own sign-in at Facebook (code flow). Its token is stored encrypted and never sent to the browser. */
export function createFacebookLogin(deps: FacebookLoginDeps) {
	/** Exchanges the code and stores the sign-in. */
	async function keep(graph: Graph, signedIn: SignedIn, code: string): Promise<LoginOutcome> {
		const given = await graph.exchangeCode(code, deps.redirectUrl);
		if (!given.ok) return outcomeOf(given.fault);
		const { token } = given.value;
		const person = await readPerson(graph, token);
		if (!person.ok) return outcomeOf(person.fault);
		if (person.value === null) {
			deps.log({ event: "facebook_token_foreign", level: "security" });
			return "refused";
		}
		// Without the permission the list of pages fails; everything else still works.
		const pages = await graph.listPages(token);
		const workspaceId = signedIn.workspace.id;
		const memberId = signedIn.member.id;
		const sealer = deps.createSealer(workspaceId, await getDataKey(deps.db, workspaceId));
		const login = {
			facebookUserId: person.value.id,
			name: person.value.name,
			tokenSealed: sealer.seal(token, placeOf(workspaceId, memberId)),
			expiresAt: person.value.expiresAt ?? given.value.expiresAt,
			updatedAt: deps.now(),
		};
		await saveLogin(deps.db, workspaceId, memberId, login, pages.ok ? pages.value : []);
		await deps.publishToWorkspace(workspaceId, { type: "facebook_changed" });
		return "connected";
	}

	/** Null when there is no sign-in, it has expired, or it cannot be decrypted. */
	async function openLogin(
		signedIn: SignedIn,
	): Promise<{ token: string; facebookUserId: string } | null> {
		const workspaceId = signedIn.workspace.id;
		const memberId = signedIn.member.id;
		const login = await findLogin(deps.db, workspaceId, memberId);
		if (login === null || isLoginExpired(login.expiresAt, deps.now())) return null;
		const sealer = deps.createSealer(workspaceId, login.dataKeyWrapped);
		const opened = sealer.open(login.tokenSealed, placeOf(workspaceId, memberId));
		return opened.ok ? { token: opened.value, facebookUserId: login.facebookUserId } : null;
	}

	return {
		/** Whether a Meta app is configured. */
		isOffered: deps.dialogAddress !== null,

		/** The URL of Meta's dialog. `forbidden`, `facebook_not_configured`. */
		begin(
			signedIn: SignedIn,
			ask: { purpose: LoginPurpose; scopes: readonly string[]; again: AskAgain },
		): Result<string, ErrorCode> {
			if (!may(signedIn.member.role, "manage_facebook")) return fail("forbidden");
			if (deps.dialogAddress === null) return fail("facebook_not_configured");
			return ok(
				deps.dialogAddress({
					state: deps.state.issue(signedIn, ask.purpose),
					scopes: dialogScopes(ask.purpose, ask.scopes),
					again: ask.again,
				}),
			);
		},

		/** Handles the browser's return from the dialog. Throws when D1 fails. */
		async finish(
			signedIn: SignedIn,
			query: URLSearchParams,
		): Promise<{ purpose: LoginPurpose; outcome: LoginOutcome }> {
			const purpose = deps.state.redeem(signedIn, query.get("state") ?? "");
			const told = (outcome: LoginOutcome) => ({ purpose: purpose ?? "webhooks", outcome });
			if (purpose === null) return told("expired");
			if (!may(signedIn.member.role, "manage_facebook") || deps.graph === null)
				return told("refused");
			if (query.get("error_reason") === "user_denied") return told("cancelled");
			const code = query.get("code");
			if (code === null || query.has("error") || query.has("error_code")) return told("refused");
			return told(await keep(deps.graph, signedIn, code));
		},

		/** The member's own sign-in; null for none. */
		async find(signedIn: SignedIn): Promise<FacebookLoginView | null> {
			const login = await findLogin(deps.db, signedIn.workspace.id, signedIn.member.id);
			return login && describeLogin(login, deps.now());
		},

		/** The member's own token, for calls from the server; null for none or an expired one. */
		withToken: async (signedIn: SignedIn): Promise<string | null> =>
			(await openLogin(signedIn))?.token ?? null,

		/** The same with the person's Facebook id, to whom purchases belong. */
		withIdentity: openLogin,

		/** Deletes the member's own sign-in. `not_found`. */
		async remove(signedIn: SignedIn): Promise<Result<null, ErrorCode>> {
			const isGone = await deleteLogin(deps.db, signedIn.workspace.id, signedIn.member.id);
			if (!isGone) return fail("not_found");
			await deps.publishToWorkspace(signedIn.workspace.id, { type: "facebook_changed" });
			return ok(null);
		},
	};
}
export type FacebookLogin = ReturnType<typeof createFacebookLogin>;
