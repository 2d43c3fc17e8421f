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
	/** The workspace has no message in the span: the figures are samples. */
	isSample: boolean;
	report: MessageReport;
	/** Busiest first. */
	channels: ChannelFigures[];
	/** How many channels are not in the list. */
	hiddenChannels: number;
}

/** The workspace's own figures, else samples for the same days (founding.md 2). */
export function chooseFigures(
	own: MessageReport,
	directory: readonly ChannelSummary[],
): MessageFigures {
	const last = own.days.at(-1)?.day;
	if (volume(own) === 0 && last !== undefined) return sampleFigures(last, own.days.length);
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
		isSample: false,
		report: own,
		channels: channels.slice(0, SHOWN_CHANNELS),
		hiddenChannels: Math.max(0, channels.length - SHOWN_CHANNELS),
	};
}

function sampleFigures(today: string, span: number): MessageFigures {
	const report = computeMessageReport(sampleRows(today, span), today, span);
	const names = new Map<string, string>(SAMPLE_CHANNELS.map(({ id, name }) => [id, name]));
	return {
		isSample: true,
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
