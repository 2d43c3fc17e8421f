import type { ErrorCode } from "#app/contracts/errors.ts";
import type { AccountView, PixelView } from "#app/contracts/facebook.ts";
import type { WorkspaceFrame } from "#app/contracts/workspace-frames.ts";
import type { SignedIn } from "#app/contracts/sign-in.ts";
import { isUsable, parseAccountId } from "#app/domain/facebook/account.ts";
import { SYNC_KINDS, SYNC_PERIOD_MS } from "#app/domain/facebook/sync.ts";
import { fail, ok, type Result } from "#app/domain/result.ts";
import { may } from "#app/domain/team/role.ts";
import type { Graph, GraphFault } from "#workers/adapters/meta-graph/port.ts";
import type { Sealer } from "#workers/adapters/secrets/envelope.ts";
import type { Log } from "#workers/adapters/secrets/log-event.ts";
import type { Database } from "#workers/data/database.ts";
import { getDataKey } from "#workers/data/queries/channels/channels.ts";
import * as stored from "#workers/data/queries/facebook/accounts.ts";
import type { RecordActivity } from "../team/activity.ts";
import type { FacebookSync } from "./sync.ts";
import { sealAccountToken } from "./tokens.ts";
import { viewAccount, viewPixel } from "./view.ts";
import type { Limit } from "../limiter.ts";

export interface FacebookAccountsDeps {
	db: Database;
	graph: Pick<Graph, "debugToken" | "me" | "listPermissions" | "getAccount">;
	/** A Meta app is configured; then only tokens made for this app are accepted. */
	hasApp: boolean;
	createSealer(workspaceId: string, dataKeyWrapped: string): Sealer;
	sync: Pick<FacebookSync, "start">;
	publishToWorkspace(workspaceId: string, frame: WorkspaceFrame): Promise<void>;
	record: RecordActivity;
	limit: Limit;
	log: Log;
	now(): number;
}

/** A refusal of ours or of Meta's; `message` is Meta's text for users, if it sent one. */
type Refusal = { ok: false; code: ErrorCode; message: string | null };

/** Longest access token that is accepted, characters. */
const MAX_TOKEN_LENGTH = 1_024;

const refuse = (code: ErrorCode, message: string | null = null): Refusal => ({
	ok: false,
	code,
	message,
});

/** Ad accounts by a pasted access token (spec 2, section 2: Marketing). Methods throw when D1 fails. */
export function createFacebookAccounts(deps: FacebookAccountsDeps) {
	function refuseFor(workspaceId: string, call: string, fault: GraphFault): Refusal {
		const { code, metaCode, metaSubcode, traceId } = fault;
		deps.log({
			event: "facebook_call_failed",
			level: "warn",
			workspaceId,
			call,
			code,
			metaCode,
			metaSubcode,
			traceId,
		});
		return refuse(code, fault.message);
	}

	/** The token's scopes. Refuses a token made for another app (token substitution). */
	async function readScopes(token: string) {
		if (!deps.hasApp) {
			const asked = await deps.graph.listPermissions(token);
			if (!asked.ok) return asked;
			const granted = asked.value.filter(({ status }) => status === "granted");
			return { ok: true as const, value: granted.map(({ permission }) => permission) };
		}
		const looked = await deps.graph.debugToken(token);
		if (!looked.ok) return looked;
		return looked.value.isValid && looked.value.isOurs
			? { ok: true as const, value: looked.value.scopes }
			: null;
	}

	async function inspect(
		workspaceId: string,
		token: string,
	): Promise<{ ok: true; name: string; scopes: string[] } | Refusal> {
		const scopes = await readScopes(token);
		if (scopes === null) return refuse("facebook_token_invalid");
		if (!scopes.ok) return refuseFor(workspaceId, "scopes", scopes.fault);
		const person = await deps.graph.me(token);
		if (!person.ok) return refuseFor(workspaceId, "me", person.fault);
		return { ok: true, name: person.value.name, scopes: scopes.value };
	}

	/** The checks that need no call to Meta. */
	async function admit(
		{ workspace, member }: SignedIn,
		input: { token: string; accountId?: string | undefined },
	): Promise<{ ok: true; token: string; accountId: string | null } | Refusal> {
		if (!may(member.role, "manage_facebook")) return refuse("forbidden");
		const token = input.token.trim();
		if (token === "" || token.length > MAX_TOKEN_LENGTH) return refuse("facebook_token_invalid");
		const accountId = input.accountId === undefined ? null : parseAccountId(input.accountId);
		if (input.accountId !== undefined && accountId === null) return refuse("account_id_invalid");
		if (!(await deps.limit("connectivity", workspace.id))) return refuse("rate_limited");
		return { ok: true, token, accountId };
	}

	return {
		/** Active accounts with their sync runs and pixels, and whether they make Facebook count as configured. */
		async overview({ workspace }: SignedIn): Promise<{
			accounts: AccountView[];
			pixels: PixelView[];
			isConfigured: boolean;
		}> {
			const read = await stored.readAccounts(deps.db, workspace.id);
			const shown = new Set(read.accounts.map(({ accountId }) => accountId));
			return {
				accounts: read.accounts.map((row) => viewAccount(row, read.syncs)),
				pixels: read.pixels.filter(({ accountId }) => shown.has(accountId)).map(viewPixel),
				isConfigured: read.accounts.some(isUsable),
			};
		},

		/** The name behind a token; with an account id also whether the token can read that account. Nothing is stored. */
		async validateToken(
			signedIn: SignedIn,
			input: { token: string; accountId?: string | undefined },
		): Promise<{ ok: true; value: { name: string } } | Refusal> {
			const admitted = await admit(signedIn, input);
			if (!admitted.ok) return admitted;
			const { token, accountId } = admitted;
			const workspaceId = signedIn.workspace.id;
			const seen = await inspect(workspaceId, token);
			if (!seen.ok) return seen;
			const account = accountId === null ? null : await deps.graph.getAccount(token, accountId);
			if (account && !account.ok) return refuseFor(workspaceId, "account", account.fault);
			return { ok: true, value: { name: seen.name } };
		},

		/** Stores an account with its encrypted token, and begins reading its data. */
		async add(
			signedIn: SignedIn,
			input: { token: string; accountId: string },
		): Promise<{ ok: true; value: { accountId: string; name: string } } | Refusal> {
			const admitted = await admit(signedIn, input);
			if (!admitted.ok) return admitted;
			const { token } = admitted;
			const workspaceId = signedIn.workspace.id;
			const seen = await inspect(workspaceId, token);
			if (!seen.ok) return seen;
			const account = await deps.graph.getAccount(token, admitted.accountId ?? "");
			if (!account.ok) return refuseFor(workspaceId, "account", account.fault);
			const { accountId, name } = account.value;
			const sealer = deps.createSealer(workspaceId, await getDataKey(deps.db, workspaceId));
			const now = deps.now();
			await stored.saveAccount(
				deps.db,
				workspaceId,
				{
					...account.value,
					permissions: JSON.stringify(seen.scopes),
					tokenSealed: sealAccountToken(sealer, { workspaceId, accountId }, token),
					memberId: signedIn.member.id,
					updatedAt: now,
				},
				now + SYNC_PERIOD_MS,
			);
			await note(signedIn, accountId, name, "added");
			// A sync that cannot be queued now is started by the hourly schedule or by hand.
			await Promise.all(SYNC_KINDS.map((kind) => deps.sync.start(signedIn, accountId, kind)));
			await deps.publishToWorkspace(workspaceId, { type: "facebook_changed" });
			return { ok: true, value: { accountId, name } };
		},

		/** Deactivates an account and deletes its token (spec 2, section 4). */
		async remove(signedIn: SignedIn, accountId: string): Promise<Result<null, ErrorCode>> {
			if (!may(signedIn.member.role, "manage_facebook")) return fail("forbidden");
			const workspaceId = signedIn.workspace.id;
			const removed = await stored.removeAccount(deps.db, workspaceId, accountId, deps.now());
			if (removed === null) return fail("not_found");
			await note(signedIn, accountId, removed.name, "removed");
			await deps.publishToWorkspace(workspaceId, { type: "facebook_changed" });
			return ok(null);
		},
	};

	/** E10: adding and removing accounts is in the activity log. */
	function note(
		{ workspace, member }: SignedIn,
		accountId: string,
		name: string,
		what: "added" | "removed",
	): Promise<void> {
		return deps.record({
			workspaceId: workspace.id,
			actorId: member.id,
			action: what === "added" ? "created" : "deleted",
			entityType: "facebook",
			entityId: accountId,
			metadata: { code: `facebook_account_${what}`, name },
		});
	}
}
