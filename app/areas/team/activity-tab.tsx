import { History } from "lucide-react";
import type { ReactNode } from "react";
import type { ActivityView } from "#app/contracts/team.ts";
import { type ActivityAction, ACTIVITY_LIST_LIMIT } from "#app/domain/team/activity.ts";
import { nameOrFormer } from "#app/domain/team/former-member.ts";
import { en as activityEn } from "#app/i18n/activity/strings.en.ts";
import { pt as activityPt } from "#app/i18n/activity/strings.pt.ts";
import { useDescription } from "#app/i18n/activity/use-description.ts";
import { useFormat } from "#app/i18n/use-format.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Avatar } from "#app/ui/avatar.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Logo } from "#app/ui/logo.tsx";
import { StatusBadge, type StatusTone } from "#app/ui/status-badge.tsx";
import { ListCard } from "./list-card.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

const TONES: Record<ActivityAction, StatusTone> = {
	created: "good",
	updated: "accent",
	deleted: "bad",
};

/** The newest entries of the activity log: who did what, and when. */
export function ActivityTab(props: { entries: ActivityView[]; now: number; actions?: ReactNode }) {
	const t = useStrings({ pt, en }).activity;
	const format = useFormat();
	return (
		<ListCard
			actions={props.actions}
			purpose={t.purpose(format.number(ACTIVITY_LIST_LIMIT))}
			title={t.title}
		>
			{props.entries.length === 0 ? (
				<EmptyState icon={History} title={t.empty}>
					{t.emptyText}
				</EmptyState>
			) : (
				<ul>
					{props.entries.map((entry) => (
						<Entry entry={entry} key={entry.id} now={props.now} />
					))}
				</ul>
			)}
		</ListCard>
	);
}

function Entry({ entry, now }: { entry: ActivityView; now: number }) {
	const t = useStrings({ pt, en }).activity;
	const format = useFormat();
	const { platform, formerActor } = useStrings({ pt: activityPt, en: activityEn });
	const describe = useDescription();
	const { actor } = entry;
	const name = actor === null ? platform : nameOrFormer(actor.fullName, formerActor);
	return (
		<li className="flex items-start gap-3 border-b border-line px-4 py-3 last:border-b-0">
			{actor ? <Avatar name={name} size={32} /> : <Logo size={32} />}
			<div className="min-w-0 flex-1">
				<p className="text-gray-11 [overflow-wrap:anywhere]">
					<bdi className="font-medium text-gray-12" title={actor?.email || undefined}>
						{name}
					</bdi>{" "}
					{describe(entry.metadata)}
				</p>
				<p className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-xs text-gray-11">
					<StatusBadge tone={TONES[entry.action]}>{t.actions[entry.action]}</StatusBadge>
					<span>{t.entities[entry.entityType]}</span>
					<span aria-hidden="true">·</span>
					<time
						className="tabular"
						dateTime={new Date(entry.createdAt).toISOString()}
						title={format.dateTime(entry.createdAt)}
					>
						{format.relative(entry.createdAt, now)}
					</time>
				</p>
			</div>
		</li>
	);
}
