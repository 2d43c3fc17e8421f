import {
	Archive,
	CircleAlert,
	Database,
	HardDrive,
	type LucideIcon,
	MessageSquareWarning,
	RotateCcw,
	Timer,
} from "lucide-react";
import { href, Link } from "react-router";
import type { HealthView, TroubleView } from "#app/contracts/installation-health.ts";
import { spaceShare } from "#app/domain/channels/space.ts";
import type { Trouble } from "#app/domain/health/trouble.ts";
import { useFormat } from "#app/i18n/use-format.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Card } from "#app/ui/card.tsx";
import { StatusBadge } from "#app/ui/status-badge.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

const ICONS: Record<Trouble, LucideIcon> = {
	cron_late: Timer,
	failures: CircleAlert,
	dead_letters: RotateCcw,
	kept_events: Archive,
	stuck_messages: MessageSquareWarning,
	database_full: Database,
	channels_full: HardDrive,
};

/** Each thing that may go wrong: how it is, what that means, and the next step when it is wrong. */
export function TroubleList({ view }: { view: HealthView }) {
	const t = useStrings({ pt, en }).health;
	return (
		<Card className="">
			<ul aria-label={t.list} className="divide-y divide-line">
				{view.troubles.map((trouble) => (
					<TroubleRow key={trouble.trouble} view={view} {...trouble} />
				))}
			</ul>
		</Card>
	);
}

function TroubleRow(props: TroubleView & { view: HealthView }) {
	const t = useStrings({ pt, en }).health;
	const format = useFormat();
	const { trouble, figure, isTrouble, beganAt, toldAt, view } = props;
	const words = t.troubles[trouble];
	const Icon = ICONS[trouble];
	const id = `trouble-${trouble}`;
	return (
		<li className="flex items-start gap-4 p-4 md:p-5">
			<span className="hidden size-10 shrink-0 items-center justify-center rounded-control bg-gray-3 text-gray-11 sm:flex">
				<Icon aria-hidden="true" size={20} strokeWidth={1.75} />
			</span>
			<section aria-labelledby={id} className="min-w-0 flex-1">
				<div className="flex flex-wrap items-center gap-x-3 gap-y-1">
					<h2 className="font-semibold text-gray-12" id={id}>
						{words.title}
					</h2>
					<StatusBadge tone={figure === null ? "neutral" : isTrouble ? "bad" : "good"}>
						{figure === null ? t.unknown : isTrouble ? t.wrong : t.right}
					</StatusBadge>
				</div>
				<p className="tabular mt-1 max-w-[70ch] text-gray-12 text-pretty">
					<State figure={figure} trouble={trouble} view={view} />
				</p>
				<p className="mt-1 max-w-[70ch] text-[13px] text-gray-11 text-pretty">
					{isTrouble ? words.next : words.meaning}
				</p>
				{trouble === "stuck_messages" ? (
					<Channels
						list={view.stuck.map(({ since, ...one }) => ({
							...one,
							detail: format.relative(since, view.now),
						}))}
					/>
				) : null}
				{trouble === "channels_full" ? (
					<Channels
						list={view.full.map(({ bytes, ...one }) => ({
							...one,
							detail: format.percent(spaceShare(bytes)),
						}))}
					/>
				) : null}
				{isTrouble && beganAt !== null ? (
					<p className="mt-2 text-xs text-gray-11">
						{toldAt === null
							? t.since(format.relative(beganAt, view.now))
							: t.told(format.relative(beganAt, view.now), format.relative(toldAt, view.now))}
					</p>
				) : null}
			</section>
		</li>
	);
}

/** The figure in a sentence. */
function State({
	trouble,
	figure,
	view,
}: Pick<TroubleView, "trouble" | "figure"> & { view: HealthView }) {
	const t = useStrings({ pt, en }).health;
	const format = useFormat();
	const { cron, database, now } = view;
	switch (trouble) {
		case "cron_late":
			if (cron.endedAt === null) return t.state.cronNever;
			return cron.failedParts === 0
				? t.state.cron(format.relative(cron.endedAt, now))
				: t.state.cronFailed(format.relative(cron.endedAt, now), cron.failedParts);
		case "database_full":
			return database.bytes === null
				? t.state.databaseUnknown
				: t.state.database(
						format.decimal(database.bytes / 1e6),
						format.number(database.limitBytes / 1e9),
						format.percent(database.bytes / database.limitBytes),
					);
		case "failures":
			return t.state.failures(figure ?? 0);
		case "stuck_messages":
			return t.state.stuck(figure ?? 0);
		case "channels_full":
			return t.state.channels(figure ?? 0);
		case "dead_letters":
		case "kept_events":
			return (
				<>
					{t.state[trouble](figure ?? 0)}{" "}
					{figure === 0 ? null : (
						<Link
							className="focus-ring rounded-sm font-medium text-accent-11 hover:underline"
							to={href(trouble === "dead_letters" ? "/admin/dead-letters" : "/admin/events")}
						>
							{t.toList}
						</Link>
					)}
				</>
			);
	}
}

/** Channels by name, or by type where they are another workspace's. */
function Channels(props: {
	list: (Pick<
		HealthView["stuck"][number],
		"key" | "workspaceName" | "name" | "channelId" | "type"
	> & {
		detail: string;
	})[];
}) {
	const t = useStrings({ pt, en }).health;
	if (props.list.length === 0) return null;
	return (
		<ul className="mt-2 flex flex-col gap-1 text-[13px]">
			{props.list.map(({ key, workspaceName, name, channelId, type, detail }) => (
				<li key={key}>
					{channelId === null ? (
						t.foreignChannel(type)
					) : (
						<Link
							className="focus-ring rounded-sm font-medium text-accent-11 hover:underline"
							to={href("/channels/:channelId/messages", { channelId })}
						>
							<bdi>{name}</bdi>
						</Link>
					)}{" "}
					<span className="text-gray-11">
						· <bdi>{workspaceName}</bdi> · {detail}
					</span>
				</li>
			))}
		</ul>
	);
}
