import type { GuestLink, LinkInvitation } from "#app/contracts/guest-link.ts";
import type { ErrorCode } from "#app/contracts/errors.ts";
import type { GuestAction } from "#app/contracts/whatsapp.ts";
import { fail, ok, type Result } from "#app/domain/result.ts";
import type { LinkClaims } from "#workers/adapters/secrets/link-token.ts";
import type { Database } from "#workers/data/database.ts";
import * as channels from "#workers/data/queries/channels/channels.ts";
import type { InstanceStub } from "./stub.ts";
import type { Limit } from "../limiter.ts";

/** decisions: long enough to reach the phone's owner, short enough to be no key. */
const INVITATION_TTL_MS = 10 * 60_000;

export interface LinkInvitationsDeps {
	db: Database;
	instance(channelId: string): InstanceStub;
	limit: Limit;
	publicUrl: string;
	now(): number;
	newId(): string;
	signToken(claims: LinkClaims): string;
	/** Null for what we did not sign. */
	openToken(token: string): LinkClaims | null;
}

export type LinkInvitations = ReturnType<typeof createLinkInvitations>;

/**
 * Links by which the phone's owner links it without an account. Nothing is stored of them: the token
 * proves workspace, channel and moments; the instance knows which moments are over (guests.ts).
 */
export function createLinkInvitations(deps: LinkInvitationsDeps) {
	/** What we did not sign leads nowhere, before any lookup; what is over says so. */
	function open(token: string): Result<LinkClaims, "not_found" | "link_expired"> {
		const claims = deps.openToken(token);
		if (!claims) return fail("not_found");
		return claims.expiresAt > deps.now() ? ok(claims) : fail("link_expired");
	}

	async function ask(
		claims: LinkClaims,
		wish: GuestAction | null,
	): Promise<Result<GuestLink, ErrorCode>> {
		const { workspaceId, channelId, issuedAt, expiresAt } = claims;
		const seen = await deps.instance(channelId).guest(workspaceId, issuedAt, wish);
		if (!seen.ok) return seen;
		return ok({ ...seen.value, closesInMs: Math.max(0, expiresAt - deps.now()) });
	}

	return {
		/** A new link to a number; refused while it is linked already. */
		async create(
			workspaceId: string,
			channelId: string,
		): Promise<Result<LinkInvitation, ErrorCode>> {
			const issuedAt = deps.now();
			const expiresAt = issuedAt + INVITATION_TTL_MS;
			const claims = { workspaceId, channelId, issuedAt, expiresAt, nonce: deps.newId() };
			const seen = await ask(claims, null);
			// Closed in this very millisecond: the next one is good.
			if (!seen.ok) return seen.code === "link_expired" ? fail("conflict") : seen;
			if (seen.value.status === "connected") return fail("already_linked");
			const url = new URL(`/link/${deps.signToken(claims)}`, deps.publicUrl).href;
			return ok({ url, expiresInMs: INVITATION_TTL_MS });
		},

		/** The page's first look: with the workspace's name, so that the owner knows who asks. */
		async openPage(
			token: string,
		): Promise<Result<{ link: GuestLink; workspaceName: string }, ErrorCode>> {
			const claims = open(token);
			if (!claims.ok) return claims;
			if (!(await deps.limit("linkLook", claims.value.nonce))) return fail("rate_limited");
			const { workspaceId, channelId } = claims.value;
			const [link, workspaceName] = await Promise.all([
				ask(claims.value, null),
				channels.findWorkspaceNameOf(deps.db, workspaceId, channelId),
			]);
			if (!link.ok) return link;
			return workspaceName === null ? fail("not_found") : ok({ link: link.value, workspaceName });
		},

		/** How the link stands, for a page that looks again. */
		async look(token: string): Promise<Result<GuestLink, ErrorCode>> {
			const claims = open(token);
			if (!claims.ok) return claims;
			if (!(await deps.limit("linkLook", claims.value.nonce))) return fail("rate_limited");
			return ask(claims.value, null);
		},

		/** A new QR, or a code to type: all a visitor may ask for. */
		async request(token: string, wish: GuestAction): Promise<Result<GuestLink, ErrorCode>> {
			const claims = open(token);
			if (!claims.ok) return claims;
			if (!(await deps.limit("linkAsk", claims.value.channelId))) return fail("rate_limited");
			return ask(claims.value, wish);
		},
	};
}
