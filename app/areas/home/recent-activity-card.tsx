import type { ReactNode } from "react";
import { href } from "react-router";
import type { ActivityView } from "#app/contracts/team.ts";
import { nameOrFormer } from "#app/domain/team/former-member.ts";
import { en as activityEn } from "#app/i18n/activity/strings.en.ts";
import { pt as activityPt } from "#app/i18n/activity/strings.pt.ts";
import { useDescription } from "#app/i18n/activity/use-description.ts";
import { useFormat } from "#app/i18n/use-format.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Avatar } from "#app/ui/avatar.tsx";
import { Logo } from "#app/ui/logo.tsx";
import { SampleBadge } from "#app/ui/sample-badge.tsx";
import { EmptyCard, HomeCard } from "./home-card.tsx";
import { SAMPLE_ACTIVITY } from "./sample-activity.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

const MINUTE_MS = 60_000;

/**
 * Spec 1, section 2: 'Ver Tudo' goes to the reports. The rows are the workspace's own log.
 * @param activity newest first; null in the demonstration workspace, which keeps the specified sample
 */
export function RecentActivityCard(props: { activity: ActivityView[] | null; now: number }) {
	const t = useStrings({ pt, en }).activity;
	const { activity, now } = props;
	return (
		<HomeCard
			aside={activity === null ? <SampleBadge /> : undefined}
			id="recent-activity"
			more={{ label: t.all, to: href("/reports") }}
			section={t.section}
			title={t.title}
		>
			{activity === null ? <SampleRows now={now} /> : <OwnRows activity={activity} now={now} />}
		</HomeCard>
	);
}

function OwnRows({ activity, now }: { activity: ActivityView[]; now: number }) {
	const t = useStrings({ pt, en }).activity;
	const { platform, formerActor } = useStrings({ pt: activityPt, en: activityEn });
	const nameOf = (actor: ActivityView["actor"]): string =>
		actor === null ? platform : nameOrFormer(actor.fullName, formerActor);
	const describe = useDescription();
	if (activity.length === 0) return <EmptyCard hint={t.emptyHint} title={t.empty} />;
	return (
		<ul>
			{activity.map(({ id, actor, metadata, createdAt }) => (
				<Row
					at={createdAt}
					key={id}
					mark={actor ? <Avatar name={nameOf(actor)} size={32} /> : <Logo size={32} />}
					now={now}
				>
					<bdi className="font-medium">{nameOf(actor)}</bdi>{" "}
					<span className="text-gray-11">{describe(metadata)}</span>
				</Row>
			))}
		</ul>
	);
}

function SampleRows({ now }: { now: number }) {
	const language = useStrings({ pt: "pt", en: "en" } as const);
	return (
		<ul>
			{SAMPLE_ACTIVITY.map(({ icon: Icon, minutesAgo, text }) => (
				<Row
					at={now - minutesAgo * MINUTE_MS}
					key={minutesAgo}
					mark={
						<span className="flex size-8 shrink-0 items-center justify-center rounded-full bg-gray-3 text-gray-11">
							<Icon aria-hidden="true" size={16} strokeWidth={1.75} />
						</span>
					}
					now={now}
				>
					{text[language]}
				</Row>
			))}
		</ul>
	);
}

function Row(props: { mark: ReactNode; at: number; now: number; children: ReactNode }) {
	const format = useFormat();
	return (
		<li className="flex min-h-14 items-center gap-3 border-b border-line px-4 py-2 last:border-b-0">
			{props.mark}
			<span className="line-clamp-2 min-w-0 flex-1 [overflow-wrap:anywhere]">{props.children}</span>
			<span className="tabular shrink-0 text-xs text-gray-11">
				{format.relative(props.at, props.now)}
			</span>
		</li>
	);
}
