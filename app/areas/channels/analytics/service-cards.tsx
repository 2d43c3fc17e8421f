import { CircleCheck, Clock, MessagesSquare, Timer } from "lucide-react";
import { Link } from "react-router";
import type { ChannelSummary, InstanceFigures } from "#app/contracts/whatsapp.ts";
import { countIn, percentileIn, type Time } from "#app/domain/service-figures/sums.ts";
import { useFormat } from "#app/i18n/use-format.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { inboxHref } from "#app/ui/channel-links.ts";
import { StatCard } from "#app/ui/stat-card.tsx";
import { useDuration } from "#app/ui/use-duration.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** How service was on this number in the last 7 days; the heading opens its conversations. */
export function ServiceCards(props: { instance: ChannelSummary; figures: InstanceFigures }) {
	const t = useStrings({ pt, en }).service;
	const format = useFormat();
	const duration = useDuration();
	const { service } = props.figures;
	if (service === undefined) return null;
	const median = (time: Time): string => {
		const ms = percentileIn(service, time, 0.5);
		return ms === null ? "–" : duration(ms);
	};
	return (
		<section className="my-4">
			<h2 className="mb-3 text-base font-semibold">
				<Link className="focus-ring rounded-sm hover:underline" to={inboxHref(props.instance)}>
					{t.title}
				</Link>
			</h2>
			<div className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
				<StatCard
					icon={MessagesSquare}
					label={t.opened}
					value={format.number(countIn(service, "opened"))}
				/>
				<StatCard
					icon={CircleCheck}
					label={t.closed}
					value={format.number(countIn(service, "closed"))}
				/>
				<StatCard detail={t.median} icon={Clock} label={t.firstAnswer} value={median("wait")} />
				<StatCard detail={t.median} icon={Timer} label={t.resolution} value={median("solve")} />
			</div>
		</section>
	);
}
