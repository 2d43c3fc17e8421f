import { formatIdentity, IDENTITY_HEADER } from "#app/contracts/live-identity.ts";
import type { SignedIn } from "#app/contracts/sign-in.ts";
import type { ChannelSummary } from "#app/contracts/whatsapp.ts";
import { sightOf } from "#app/domain/conversations/sight.ts";
import type { WorkspaceHub } from "#durable-objects/index.ts";
import type { Log } from "#workers/adapters/secrets/log-event.ts";
import type { Database } from "#workers/data/database.ts";
import { listChannels } from "#workers/data/queries/channels/channels.ts";
import type { ChannelStub } from "./stub.ts";
import type { LiveRevocation } from "../auth/session.ts";

/** Attempts per object to close its sockets. */
const REVOKE_ATTEMPTS = 3;

export interface LiveServiceDeps {
	db: Database;
	log: Log;
	channel(channel: Pick<ChannelSummary, "id" | "type">): ChannelStub;
	hub(workspaceId: string): DurableObjectStub<WorkspaceHub>;
}

/** Opens WebSockets of members and closes them when a right ends. */
export function createLiveService(deps: LiveServiceDeps) {
	/** A new request to the object, so that no header or query of the browser reaches it. */
	function upgradeOf(signedIn: SignedIn, query: Record<string, string>): Request {
		const sight = sightOf(signedIn);
		const identity = {
			workspaceId: signedIn.workspace.id,
			memberId: signedIn.member.id,
			signInId: signedIn.signInId,
			name: signedIn.fullName,
			role: signedIn.member.role,
			...(sight && { reads: sight }),
		};
		return new Request(`https://object/live?${new URLSearchParams(query).toString()}`, {
			headers: {
				Upgrade: "websocket",
				[IDENTITY_HEADER]: formatIdentity(identity),
			},
		});
	}

	/** Retries, because a socket that stays open outlives the right behind it. Logs when all attempts failed. */
	async function closeWithRetries(
		who: LiveRevocation,
		close: () => Promise<number>,
	): Promise<void> {
		let lastError: unknown;
		for (let attempt = 0; attempt < REVOKE_ATTEMPTS; attempt++) {
			try {
				await close();
				return;
			} catch (error) {
				lastError = error;
			}
		}
		deps.log({ event: "sockets_not_closed", level: "security", ...who, error: lastError });
	}

	return {
		/**
		 * The 101 response of the channel's object. Null when the channel is not of this workspace: a guessed id
		 * reaches no object (D07). `since`: the browser's last event cursor, null for none.
		 */
		async openChannel(
			signedIn: SignedIn,
			channelId: string,
			since: string | null,
		): Promise<Response | null> {
			const channel = signedIn.channels.find(({ id }) => id === channelId);
			if (!channel) return null;
			const upgrade = upgradeOf(signedIn, since === null ? {} : { since });
			return deps.channel(channel).fetch(upgrade);
		},

		/** `understands`: what the page said of the frames it understands (workspace-frames.ts), by name. */
		openWorkspace(signedIn: SignedIn, understands: Record<string, string>): Promise<Response> {
			const upgrade = upgradeOf(signedIn, understands);
			return deps.hub(signedIn.workspace.id).fetch(upgrade);
		},

		/** Closes these sockets in the hub and in every channel's object. One unreachable object does not stop the others. */
		async revoke(who: LiveRevocation): Promise<void> {
			const { workspaceId, ...whose } = who;
			const channels = await listChannels(deps.db, workspaceId);
			await Promise.all([
				closeWithRetries(who, () => deps.hub(workspaceId).revoke(whose)),
				...channels.map((channel) =>
					closeWithRetries(who, () => deps.channel(channel).revoke(workspaceId, whose)),
				),
			]);
		},
	};
}
