/**
 * Where new objects are made. An object stays where its first call came from, unless that call carries a hint; a hint
 * of a later call is ignored by the platform.
 */
import { knowledgeObjectName } from "#app/domain/agents/knowledge-base.ts";
import { channelObjectName } from "#app/domain/channels/object-name.ts";
import type { ChannelType } from "#app/domain/channels/channel.ts";
import type { Region } from "#app/domain/installation/entering.ts";
import type { WorkspaceHub } from "#durable-objects/index.ts";
import type { ChannelStub, InstanceStub } from "./channels/stub.ts";

/** RPC stub of the object that holds what a workspace's agents know. */
export type KnowledgeStub = DurableObjectStub<WorkspaceHub>;

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
	const knowledgeAt = (workspaceId: string, region: Region | null): KnowledgeStub =>
		env.WORKSPACE_HUB.getByName(knowledgeObjectName(workspaceId), hintOf(region));
	return {
		/** Stubs for the first call of an object in this region, or near the call. */
		channelAt,
		hubAt,
		knowledgeAt,
		/** The same for a new channel, where the installation is. */
		newInstance: async (channelId: string) => instanceAt(channelId, await readRegion()),
		newChannel: async (channel: Channel) => channelAt(channel, await readRegion()),
		/** Makes a new workspace's hub near its people, and what will hold its knowledge. */
		placeHub: async (workspaceId: string, region: Region): Promise<void> => {
			await hubAt(workspaceId, region).countUsed(Date.now());
			await knowledgeAt(workspaceId, region).listBases(workspaceId);
		},
	};
}
