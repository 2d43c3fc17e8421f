import { formatIdentity, IDENTITY_HEADER } from "#app/contracts/live-identity.ts";
import type { SignedIn } from "#app/contracts/sign-in.ts";
import { HEARS_CHANGES } from "#app/contracts/workspace-frames.ts";
import type { ChannelSummary } from "#app/contracts/whatsapp.ts";
import type { WorkspaceHub } from "#durable-objects/index.ts";
import type { Log } from "#workers/adapters/secrets/log-event.ts";
import type { Database } from "#workers/data/database.ts";
import { listChannels } from "#workers/data/queries/channels/channels.ts";
import type { ChannelStub } from "./stub.ts";
import type { LiveRevocation } from "../auth/session.ts";

/** Calls of one object before its sockets are given up. */
const REVOKE_ATTEMPTS = 3;

export interface LiveServiceDeps {
	db: Database;
	log: Log;
	channel(channel: Pick<ChannelSummary, "id" | "type">): ChannelStub;
	hub(workspaceId: string): DurableObjectStub<WorkspaceHub>;
}

/** Sockets: who may open one, and whose are closed. */
export function createLiveService(deps: LiveServiceDeps) {
	/** Our own request to the object: nothing of the browser's but the wish to upgrade. */
	function upgradeOf(signedIn: SignedIn, query: [name: string, value: string] | null): Request {
		const identity = {
			workspaceId: signedIn.workspace.id,
			memberId: signedIn.member.id,
			signInId: signedIn.signInId,
			name: signedIn.fullName,
			role: signedIn.member.role,
		};
		return new Request(
			`https://object/live${query ? `?${new URLSearchParams([query]).toString()}` : ""}`,
			{
				headers: {
					Upgrade: "websocket",
					[IDENTITY_HEADER]: formatIdentity(identity),
				},
			},
		);
	}

	/** A socket that stays open outlives the right behind it: asked again, and told when in vain. */
	async function insist(who: LiveRevocation, close: () => Promise<number>): Promise<void> {
		let trouble: unknown;
		for (let attempt = 0; attempt < REVOKE_ATTEMPTS; attempt++) {
			try {
				await close();
				return;
			} catch (error) {
				trouble = error;
			}
		}
		deps.log({ event: "sockets_not_closed", level: "security", ...who, error: trouble });
	}

	return {
		/** Null when the channel is not of this workspace: no object is touched by a guess (D07). */
		async openChannel(
			signedIn: SignedIn,
			channelId: string,
			since: string | null,
		): Promise<Response | null> {
			const channel = signedIn.channels.find(({ id }) => id === channelId);
			if (!channel) return null;
			const upgrade = upgradeOf(signedIn, since === null ? null : ["since", since]);
			return deps.channel(channel).fetch(upgrade);
		},

		/** `hearsChanges`: the page understands who came and who went. */
		openWorkspace(signedIn: SignedIn, hearsChanges: boolean): Promise<Response> {
			const upgrade = upgradeOf(signedIn, hearsChanges ? [HEARS_CHANGES, "1"] : null);
			return deps.hub(signedIn.workspace.id).fetch(upgrade);
		},

		/** Tells the hub and every channel object; one that cannot be reached must not spare the others. */
		async revoke(who: LiveRevocation): Promise<void> {
			const { workspaceId, ...whose } = who;
			const channels = await listChannels(deps.db, workspaceId);
			await Promise.all([
				insist(who, () => deps.hub(workspaceId).revoke(whose)),
				...channels.map((channel) =>
					insist(who, () => deps.channel(channel).revoke(workspaceId, whose)),
				),
			]);
		},
	};
}
