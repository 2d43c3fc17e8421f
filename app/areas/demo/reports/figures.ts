import type { ChannelSummary } from "#app/contracts/whatsapp.ts";
import {
	computeMessageReport,
	type MessageReport,
	type Traffic,
	volume,
} from "#app/domain/reports/message-report.ts";
import { SAMPLE_CHANNELS, sampleRows } from "./demo-content.ts";

/** How many channels the list shows; the others are only counted. */
const SHOWN_CHANNELS = 20;

/** A channel with its messages; `channel` is null for a sample. */
export interface ChannelFigures extends Traffic {
	id: string;
	name: string;
	channel: Pick<ChannelSummary, "type" | "status"> | null;
}

export interface MessageFigures {
	report: MessageReport;
	/** Busiest first. */
	channels: ChannelFigures[];
	/** How many channels are not in the list. */
	hiddenChannels: number;
}

/** Whether the workspace has a message in the span; without one the example stands open (decision 40). */
export const hasMessages = ({ report }: MessageFigures): boolean => volume(report) > 0;

/** The workspace's own figures with all its channels. */
export function ownFigures(
	own: MessageReport,
	directory: readonly ChannelSummary[],
): MessageFigures {
	const traffic = new Map(own.channels.map((channel) => [channel.channelId, channel]));
	const channels = directory
		.map(({ id, name, type, status }) => ({
			id,
			name,
			channel: { type, status },
			sent: traffic.get(id)?.sent ?? 0,
			received: traffic.get(id)?.received ?? 0,
		}))
		.toSorted((a, b) => volume(b) - volume(a));
	return {
		report: own,
		channels: channels.slice(0, SHOWN_CHANNELS),
		hiddenChannels: Math.max(0, channels.length - SHOWN_CHANNELS),
	};
}

/** The example for the same days. */
export function sampleFigures({ days }: Pick<MessageReport, "days">): MessageFigures {
	const today = days.at(-1)?.day ?? "";
	const report = computeMessageReport(sampleRows(today, days.length), today, days.length);
	const names = new Map<string, string>(SAMPLE_CHANNELS.map(({ id, name }) => [id, name]));
	return {
		report,
		channels: report.channels.map(({ channelId, sent, received }) => ({
			id: channelId,
			name: names.get(channelId) ?? channelId,
			channel: null,
			sent,
			received,
		})),
		hiddenChannels: 0,
	};
}
