/**
 * Fixed samples of the report screens, shown only while a workspace has no figures (founding.md 2).
 */
import { type ChannelDay, lastDays } from "#app/domain/reports/message-report.ts";

export const SAMPLE_CHANNELS = [
	{ id: "sample-whatsapp", name: "WhatsApp", share: 0.62 },
	{ id: "sample-instagram", name: "Instagram", share: 0.25 },
	{ id: "sample-webchat", name: "Webchat", share: 0.13 },
] as const;

/** Sent and received messages of four weeks, Sunday first; longer spans repeat them. */
const DAYS: readonly (readonly [sent: number, received: number])[] = [
	[42, 51],
	[118, 134],
	[126, 140],
	[131, 149],
	[122, 138],
	[109, 127],
	[64, 78],
	[39, 47],
	[121, 139],
	[133, 146],
	[138, 155],
	[129, 144],
	[115, 131],
	[70, 83],
	[45, 55],
	[127, 145],
	[136, 151],
	[144, 162],
	[137, 150],
	[120, 139],
	[73, 88],
	[48, 58],
	[134, 150],
	[142, 158],
	[149, 167],
	[141, 157],
	[126, 143],
	[79, 92],
];

/** The sample as rows of the given days. */
export function sampleRows(today: string, span: number): ChannelDay[] {
	return lastDays(today, span).flatMap((day, at) => {
		const place = Math.floor(at / 7) * 7 + new Date(day).getUTCDay();
		const [sent, received] = DAYS[place % DAYS.length] ?? [0, 0];
		return SAMPLE_CHANNELS.map(({ id, share }) => ({
			channelId: id,
			day,
			sent: Math.round(sent * share),
			received: Math.round(received * share),
		}));
	});
}

const ACTIONS = [1, 6, 4, 7, 3, 5, 0, 0, 8, 5, 2, 6, 4, 1];

/** Sample actions of a team on each day, oldest first. */
export function sampleActions(days: readonly string[]): { day: string; actions: number }[] {
	return days.map((day, at) => ({ day, actions: ACTIONS[at % ACTIONS.length] ?? 0 }));
}
