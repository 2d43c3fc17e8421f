import { formatIdentity, IDENTITY_HEADER } from "#app/contracts/live-identity.ts";
import type { SignedIn } from "#app/contracts/sign-in.ts";
import type { WorkspaceHub } from "#durable-objects/index.ts";
import type { Database } from "#workers/data/database.ts";
import { listChannels } from "#workers/data/queries/channels.ts";
import type { InstanceStub } from "./instance-stub.ts";
import type { LiveRevocation } from "./session.ts";

export interface LiveServiceDeps {
	db: Database;
	instance(channelId: string): InstanceStub;
	hub(workspaceId: string): DurableObjectStub<WorkspaceHub>;
}

/** Sockets: who may open one, and whose are closed. */
export function createLiveService(deps: LiveServiceDeps) {
	/** Our own request to the object: nothing of the browser's but the wish to upgrade. */
	function upgradeOf(signedIn: SignedIn, since: string | null): Request {
		const identity = {
			workspaceId: signedIn.workspace.id,
			memberId: signedIn.member.id,
			signInId: signedIn.signInId,
			name: signedIn.fullName,
			role: signedIn.member.role,
		};
		return new Request(
			`https://object/live${since === null ? "" : `?since=${encodeURIComponent(since)}`}`,
			{
				headers: {
					Upgrade: "websocket",
					[IDENTITY_HEADER]: formatIdentity(identity),
				},
			},
		);
	}

	return {
		/** Null when the channel is not of this workspace: no object is touched by a guess (D07). */
		async openChannel(
			signedIn: SignedIn,
			channelId: string,
			since: string | null,
		): Promise<Response | null> {
			if (!signedIn.channels.some((channel) => channel.id === channelId)) return null;
			return deps.instance(channelId).fetch(upgradeOf(signedIn, since));
		},

		openWorkspace(signedIn: SignedIn): Promise<Response> {
			return deps.hub(signedIn.workspace.id).fetch(upgradeOf(signedIn, null));
		},

		/** Tells the hub and every channel object; one that cannot be reached must not spare the others. */
		async revoke(who: LiveRevocation): Promise<void> {
			const channels = await listChannels(deps.db, who.workspaceId);
			const { memberId, signInId } = who;
			await Promise.allSettled([
				deps.hub(who.workspaceId).revoke({ memberId, signInId }),
				...channels
					.filter((channel) => channel.type === "whatsapp")
					.map((channel) =>
						deps.instance(channel.id).revoke(who.workspaceId, { memberId, signInId }),
					),
			]);
		},
	};
}
