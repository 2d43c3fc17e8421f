/**
 * Where new objects are made. An object stays where its first call came from, unless that call carries a hint; a hint
 * of a later call is ignored by the platform.
 */
import { channelObjectName } from "#app/domain/channels/object-name.ts";
import type { ChannelType } from "#app/domain/channels/channel.ts";
import type { Region } from "#app/domain/installation/entering.ts";
import type { ChannelStub, InstanceStub } from "./channels/stub.ts";

type Objects = Pick<Env, "CHANNEL_INBOX" | "WHATSAPP_INSTANCE" | "WORKSPACE_HUB">;

const hintOf = (region: Region | null) => (region === null ? {} : { locationHint: region });

/** @param readRegion the installation's; null: objects are made near the call */
export function createPlaces(env: Objects, readRegion: () => Promise<Region | null>) {
	const newInstance = async (channelId: string): Promise<InstanceStub> =>
		env.WHATSAPP_INSTANCE.getByName(channelObjectName(channelId), hintOf(await readRegion()));
	return {
		/** The stub for the first call of a new WhatsApp number's object. */
		newInstance,
		/** The stub for the first call of a new channel's object. */
		newChannel: async ({ id, type }: { id: string; type: ChannelType }): Promise<ChannelStub> =>
			type === "whatsapp"
				? newInstance(id)
				: env.CHANNEL_INBOX.getByName(channelObjectName(id), hintOf(await readRegion())),
		/** The stub for the first call of a workspace's hub. */
		newHub: async (workspaceId: string) =>
			env.WORKSPACE_HUB.getByName(workspaceId, hintOf(await readRegion())),
		/** Makes a new workspace's hub near its people. */
		placeHub: async (workspaceId: string, region: Region): Promise<void> => {
			await env.WORKSPACE_HUB.getByName(workspaceId, hintOf(region)).countUsed(Date.now());
		},
	};
}
