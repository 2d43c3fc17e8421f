/**
 * Every stub of an object. An object stays where its first call came from, unless that call carries a hint; a hint of a
 * later call is ignored by the platform. So objects are called first by whoever makes them, and that call carries the
 * region of their workspace (record 106).
 */
import { knowledgeObjectName } from "#app/domain/agents/knowledge-base.ts";
import { channelObjectName } from "#app/domain/channels/object-name.ts";
import type { ChannelType } from "#app/domain/channels/channel.ts";
import type { Region } from "#app/domain/installation/entering.ts";
import type { WorkspaceHub } from "#durable-objects/index.ts";
import type { Log } from "#workers/adapters/secrets/log-event.ts";
import type { ChannelStub, InstanceStub } from "./channels/stub.ts";

/** RPC stub of the object that holds what a workspace's agents know. */
export type KnowledgeStub = DurableObjectStub<WorkspaceHub>;

type Objects = Pick<Env, "CHANNEL_INBOX" | "WHATSAPP_INSTANCE" | "WORKSPACE_HUB">;

interface Channel {
	id: string;
	type: ChannelType;
}

export interface PlacesDeps {
	/** Where a workspace's objects are made; null: near the call, undefined: there is no such workspace. */
	findRegion: (workspaceId: string) => Promise<Region | null | undefined>;
	log: Log;
	now: () => number;
}

const hintOf = (region: Region | null | undefined) => (region ? { locationHint: region } : {});

/** @param deps how to find out where objects are made */
export function createPlaces(env: Objects, deps: PlacesDeps) {
	const instance = (channelId: string, region?: Region | null): InstanceStub =>
		env.WHATSAPP_INSTANCE.getByName(channelObjectName(channelId), hintOf(region));
	const channel = ({ id, type }: Channel, region?: Region | null): ChannelStub =>
		type === "whatsapp"
			? instance(id, region)
			: env.CHANNEL_INBOX.getByName(channelObjectName(id), hintOf(region));
	const hub = (workspaceId: string, region?: Region | null) =>
		env.WORKSPACE_HUB.getByName(workspaceId, hintOf(region));
	const knowledge = (workspaceId: string, region?: Region | null): KnowledgeStub =>
		env.WORKSPACE_HUB.getByName(knowledgeObjectName(workspaceId), hintOf(region));
	return {
		/** A channel's object, by its type; `instance` also has the methods that only WhatsApp numbers have. */
		channel,
		instance,
		hub,
		/** The object that holds what the workspace's agents know. */
		knowledge,
		/** The object that knows whose an account of Meta's is. Only Meta's calls ask it, so near them is the right place. */
		account: (name: string) => env.WORKSPACE_HUB.getByName(name),
		/** For the first call of a new channel's object. */
		newInstance: async (workspaceId: string, channelId: string) =>
			instance(channelId, await deps.findRegion(workspaceId)),
		newChannel: async (workspaceId: string, made: Channel) =>
			channel(made, await deps.findRegion(workspaceId)),
		/**
		 * Makes the objects of a workspace that was just founded, before anybody can call them; nothing where it was not.
		 * Never throws: what could not be made is made by its first call, near its founder.
		 */
		placeWorkspace: async (workspaceId: string): Promise<void> => {
			try {
				const region = await deps.findRegion(workspaceId);
				if (region === undefined) return;
				await Promise.all([
					hub(workspaceId, region).countUsed(deps.now()),
					knowledge(workspaceId, region).listBases(workspaceId),
				]);
			} catch (error) {
				deps.log({ event: "hub_not_placed", level: "warn", workspaceId, error });
			}
		},
	};
}
