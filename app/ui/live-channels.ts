import { createContext, use } from "react";
import type { InstanceStatus } from "#app/domain/channels/link/link-view.ts";

export interface LiveChannel {
	status: InstanceStatus;
	phone: string | null;
}

/** What the workspace's socket said since the page was loaded, by channel id. */
export const LiveChannelsContext = createContext<ReadonlyMap<string, LiveChannel>>(new Map());

/** Lays the live status over what the loader read; what nobody spoke of stays as it is. */
export function useLiveChannels<Channel extends LiveChannel & { id: string }>(
	loaded: Channel[],
): Channel[] {
	const live = use(LiveChannelsContext);
	if (live.size === 0) return loaded;
	return loaded.map((channel) => ({ ...channel, ...live.get(channel.id) }));
}
