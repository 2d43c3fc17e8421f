import { MapPin } from "lucide-react";
import { formatPoint, mapAddress } from "#app/domain/inbox/map-link.ts";
import { itemOf, type SentPlace } from "#app/domain/inbox/outgoing-item.ts";
import type { Poll, Tally } from "#app/domain/inbox/poll.ts";
import { useFormat } from "#app/i18n/use-format.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { useInboxParts } from "../store/inbox-context.ts";
import type { TimelineMessage } from "../store/timeline-message.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** A place or a poll as what it is. */
export function ItemView({ message, isGroup }: { message: TimelineMessage; isGroup: boolean }) {
	const item = itemOf(message);
	if (item?.type === "location") return <PlaceView place={item} />;
	if (item?.type !== "poll") return null;
	return (
		<PollView
			isGroup={isGroup}
			isOurs={message.direction === "outgoing"}
			poll={item}
			tally={message.media?.votes ?? null}
		/>
	);
}

/** Name, address and coordinates; the map is one click away, and nothing of it is loaded before. */
function PlaceView({ place }: { place: SentPlace }) {
	const t = useStrings({ pt, en });
	return (
		<div className="flex min-w-0 items-start gap-2.5 py-0.5">
			<span className="flex size-9 shrink-0 items-center justify-center rounded-control bg-[var(--gray-a3)] text-gray-12">
				<MapPin aria-hidden="true" size={18} strokeWidth={1.75} />
			</span>
			<span className="min-w-0">
				<bdi className="block font-medium [overflow-wrap:anywhere]">
					{place.name || t.kinds.location}
				</bdi>
				{place.address === "" ? null : (
					<bdi className="block [overflow-wrap:anywhere]">{place.address}</bdi>
				)}
				<span className="tabular block text-xs text-gray-11">{formatPoint(place)}</span>
				<a
					className="focus-ring inline-block rounded-control text-xs text-accent-11 underline underline-offset-2"
					href={mapAddress(place)}
					rel="noopener noreferrer nofollow"
					target="_blank"
				>
					{t.view.openMap}
				</a>
			</span>
		</div>
	);
}

/** The question, and how many chose what; in a group also who. */
function PollView(props: { poll: Poll; tally: Tally | null; isOurs: boolean; isGroup: boolean }) {
	const t = useStrings({ pt, en });
	const format = useFormat();
	const { polls } = useInboxParts().capabilities;
	const { poll, tally } = props;
	// Of others' polls not every vendor tells the votes, so nothing is promised before one came.
	const isCounted = tally !== null || (props.isOurs && polls?.votes === true);
	const voters = tally?.voters ?? 0;
	return (
		<section aria-label={t.kinds.poll} className="w-72 max-w-full py-0.5" data-poll>
			<p className="font-medium [overflow-wrap:anywhere]">
				<bdi>{poll.question || t.kinds.poll}</bdi>
			</p>
			<p className="text-xs text-gray-11">{poll.isMultiple ? t.view.several : t.view.one}</p>
			<ul className="mt-1.5 flex flex-col gap-2">
				{poll.options.map((option, place) => {
					const count = tally?.counts[place] ?? 0;
					const names = (tally?.named ?? [])
						.filter(({ choices }) => choices.includes(place))
						.map(({ name }) => name);
					return (
						// oxlint-disable-next-line react/no-array-index-key -- an option is known by its place
						<li key={place}>
							<div className="flex items-baseline justify-between gap-3">
								<bdi className="min-w-0 [overflow-wrap:anywhere]">{option}</bdi>
								{isCounted ? (
									<span className="tabular shrink-0 text-xs text-gray-11">
										{t.view.votes(count, format.number(count))}
									</span>
								) : null}
							</div>
							{isCounted ? (
								<div
									aria-hidden="true"
									className="mt-1 h-1.5 overflow-hidden rounded-full bg-[var(--gray-a4)]"
								>
									<div
										className="h-full rounded-full bg-accent-9"
										style={{ width: `${voters === 0 ? 0 : Math.round((count / voters) * 100)}%` }}
									/>
								</div>
							) : null}
							{props.isGroup && names.length > 0 ? (
								<p className="mt-0.5 text-xs text-gray-11 [overflow-wrap:anywhere]">
									{t.view.chosenBy(names.join(", "))}
								</p>
							) : null}
						</li>
					);
				})}
			</ul>
			{isCounted ? (
				<p className="mt-1.5 text-xs text-gray-11">
					{t.view.voters(voters, format.number(voters))}
				</p>
			) : props.isOurs ? (
				<p className="mt-1.5 text-xs text-gray-11">{t.view.untold}</p>
			) : null}
		</section>
	);
}
