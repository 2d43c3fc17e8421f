import type { ChannelSummary } from "#app/contracts/whatsapp.ts";
import type { ChannelOption } from "./channels-section.tsx";

/** What the form needs to know of the workspace's channels; they came with the sign-in. */
export const channelOptions = (channels: readonly ChannelSummary[]): ChannelOption[] =>
	channels.map(({ id, name, type, isActive }) => ({ id, name, type, isActive }));
