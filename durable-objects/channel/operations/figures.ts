import type { InstanceFigures } from "#app/contracts/whatsapp.ts";
import { localDay, startOfLocalDay } from "#app/domain/inbox/local-day.ts";
import { addDay, type ServiceDay, WHOLE } from "#app/domain/service-figures/sums.ts";
import { ok, type Result } from "#app/domain/result.ts";
import type { Channel } from "../channel.ts";
import { latest } from "../figures/latest.ts";

const SHOWN_TRANSITIONS = 20;
const ANSWER_DAYS_MS = 6 * 86_400_000;
const HOURS = 24;

/**
 * The figures of a channel's own pages at this moment: today by local hour, uptime, counters, transitions.
 * Percentages and delays are null while there is nothing to compute them from.
 */
export function figures(channel: Channel): Result<InstanceFigures, never> {
	const now = Date.now();
	const { inbox, link, uptime } = channel;
	// The reader sees the present figures, not those of up to a minute ago; D1 is updated at its own time.
	inbox.stats.fold(inbox.seq.current(), now);
	const today = localDay(now);
	const week = inbox.stats.daysFrom(localDay(now - ANSWER_DAYS_MS));
	const ofToday = week.find(({ day }) => day === today);
	const answers = week.reduce((sum, day) => sum + day.answers, 0);
	const delayMs = week.reduce((sum, day) => sum + day.answerDelayMs, 0);
	const service: ServiceDay = {};
	for (const day of week) addDay(service, day.service ?? {});
	const transitions = uptime.transitions(SHOWN_TRANSITIONS);
	const lastMessageAt = inbox.activity.lastMessageAt();
	const percentage = uptime.percentage(now);
	const { attempts, maxAttempts } = link.view(now);
	return ok({
		hasData: lastMessageAt !== null || percentage !== null,
		today: {
			sent: ofToday?.sent ?? 0,
			received: ofToday?.received ?? 0,
			...inbox.activity.activeSince(startOfLocalDay(now)),
		},
		hours: Array.from({ length: HOURS }, (_, hour) => {
			const [sent, received] = ofToday?.hours[String(hour).padStart(2, "0")] ?? [0, 0];
			return { hour, sent, received };
		}),
		uptimePercentage: percentage,
		answerDelayMs: answers === 0 ? null : Math.round(delayMs / answers),
		service: service[WHOLE] ?? {},
		counters: { ...inbox.counters.read(), kept: inbox.quarantine.count() },
		storageBytes: inbox.databaseSize(),
		lastActivityAt: latest(lastMessageAt, transitions[0]?.at ?? null),
		attempts,
		maxAttempts,
		transitions,
	});
}
