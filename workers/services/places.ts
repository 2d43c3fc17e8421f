/**
 * Where new objects are made. An object stays where its first call came from, unless that call carries a hint; a hint
 * of a later call is ignored by the platform.
 */
import { channelObjectName } from "#app/domain/channels/object-name.ts";
import type { ChannelType } from "#app/domain/channels/channel.ts";
import type { Region } from "#app/domain/installation/entering.ts";
import type { ChannelStub, InstanceStub } from "./channels/stub.ts";

type Objects = Pick<Env, "CHANNEL_INBOX" | "WHATSAPP_INSTANCE" | "WORKSPACE_HUB">;

interface Channel {
	id: string;
	type: ChannelType;
}

const hintOf = (region: Region | null) => (region === null ? {} : { locationHint: region });

/** @param readRegion the installation's; null: objects are made near the call */
export function createPlaces(env: Objects, readRegion: () => Promise<Region | null>) {
	const instanceAt = (channelId: string, region: Region | null): InstanceStub =>
		env.WHATSAPP_INSTANCE.getByName(channelObjectName(channelId), hintOf(region));
	const channelAt = ({ id, type }: Channel, region: Region | null): ChannelStub =>
		type === "whatsapp"
			? instanceAt(id, region)
			: env.CHANNEL_INBOX.getByName(channelObjectName(id), hintOf(region));
	const hubAt = (workspaceId: string, region: Region | null) =>
		env.WORKSPACE_HUB.getByName(workspaceId, hintOf(region));
	return {
		/** Stubs for the first call of an object in this region, or near the call. */
		channelAt,
		hubAt,
		/** The same for a new channel, where the installation is. */
		newInstance: async (channelId: string) => instanceAt(channelId, await readRegion()),
		newChannel: async (channel: Channel) => channelAt(channel, await readRegion()),
		/** Makes a new workspace's hub near its people. */
		placeHub: async (workspaceId: string, region: Region): Promise<void> => {
			await hubAt(workspaceId, region).countUsed(Date.now());
		},
	};
}
