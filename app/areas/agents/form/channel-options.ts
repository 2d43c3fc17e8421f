import type { ChannelSummary } from "#app/contracts/whatsapp.ts";
import type { ChannelOption } from "./channels-section.tsx";

/** The workspace's channels as options of the form; the session's data already has them. */
export const channelOptions = (channels: readonly ChannelSummary[]): ChannelOption[] =>
	channels.map(({ id, name, type, isActive }) => ({ id, name, type, isActive }));
