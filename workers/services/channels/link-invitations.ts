import type { GuestLink, LinkInvitation } from "#app/contracts/guest-link.ts";
import type { ErrorCode } from "#app/contracts/errors.ts";
import type { GuestAction } from "#app/contracts/whatsapp.ts";
import { fail, ok, type Result } from "#app/domain/result.ts";
import type { LinkClaims } from "#workers/adapters/secrets/link-token.ts";
import type { Database } from "#workers/data/database.ts";
import * as channels from "#workers/data/queries/channels/channels.ts";
import type { InstanceStub } from "./stub.ts";
import type { Limit } from "../limiter.ts";

/** Long enough to reach the phone's owner, short enough that a leaked link is of little use. */
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
 * Links with which a phone's owner can link the phone without an account. Nothing is stored for them: the signed
 * token holds workspace, channel, issue and expiry time; the channel's object knows which of them have been
 * closed early (guests.ts). Methods throw when D1 or the object cannot be reached.
 */
export function createLinkInvitations(deps: LinkInvitationsDeps) {
	/** `not_found` for a token we did not sign, before any lookup; `link_expired` for an old one. */
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
		/** A new link to a number. `already_linked` while it is connected; `conflict`: try again. */
		async create(
			workspaceId: string,
			channelId: string,
		): Promise<Result<LinkInvitation, ErrorCode>> {
			const issuedAt = deps.now();
			const expiresAt = issuedAt + INVITATION_TTL_MS;
			const claims = { workspaceId, channelId, issuedAt, expiresAt, nonce: deps.newId() };
			const seen = await ask(claims, null);
			// The object closed all earlier links in this same millisecond; a later link is valid.
			if (!seen.ok) return seen.code === "link_expired" ? fail("conflict") : seen;
			if (seen.value.status === "connected") return fail("already_linked");
			const url = new URL(`/link/${deps.signToken(claims)}`, deps.publicUrl).href;
			return ok({ url, expiresInMs: INVITATION_TTL_MS });
		},

		/**
		 * The page's first read, with the workspace's name so that the owner knows who asks.
		 * Refuses with `not_found`, `link_expired` or `rate_limited`, as do `look` and `request`.
		 */
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

		/** The current state of the link, for the page's polling. */
		async look(token: string): Promise<Result<GuestLink, ErrorCode>> {
			const claims = open(token);
			if (!claims.ok) return claims;
			if (!(await deps.limit("linkLook", claims.value.nonce))) return fail("rate_limited");
			return ask(claims.value, null);
		},

		/** Asks for a new QR code or a pairing code; a visitor may do nothing else. */
		async request(token: string, wish: GuestAction): Promise<Result<GuestLink, ErrorCode>> {
			const claims = open(token);
			if (!claims.ok) return claims;
			if (!(await deps.limit("linkAsk", claims.value.channelId))) return fail("rate_limited");
			return ask(claims.value, wish);
		},
	};
}
