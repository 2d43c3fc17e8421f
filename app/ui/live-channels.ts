import { createContext, use } from "react";
import type { InstanceStatus } from "#app/domain/channels/link/link-view.ts";

export interface LiveChannel {
	status: InstanceStatus;
	phone: string | null;
}

/**
 * Status of channels received over the workspace's socket since the page was loaded, by channel id.
 */
export const LiveChannelsContext = createContext<ReadonlyMap<string, LiveChannel>>(new Map());

/** The loader's channels with their live status; channels without a newer one stay as they are. */
export function useLiveChannels<Channel extends LiveChannel & { id: string }>(
	loaded: Channel[],
): Channel[] {
	const live = use(LiveChannelsContext);
	if (live.size === 0) return loaded;
	return loaded.map((channel) => ({ ...channel, ...live.get(channel.id) }));
}
