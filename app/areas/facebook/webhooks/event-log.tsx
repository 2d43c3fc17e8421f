import { Inbox } from "lucide-react";
import { Link, useSearchParams } from "react-router";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { EventRow } from "./event-row.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import type { WebhooksData } from "./webhooks.route.tsx";

/** Meta's events, newest first; the page revalidates when one arrives. */
export function EventLog({ read }: { read: WebhooksData }) {
	const t = useStrings({ pt, en }).logs;
	const [search] = useSearchParams();
	const isOlder = search.has("before");
	const { events, nextBefore, now } = read;
	if (events.length === 0 && !isOlder)
		return (
			<Card className="">
				<EmptyState icon={Inbox} title={t.empty}>
					{t.emptyHint}
				</EmptyState>
			</Card>
		);
	return (
		<Card className="">
			<div className="border-b border-line p-4">
				<h2 className="text-base font-semibold text-gray-12">{t.title}</h2>
				<p className="mt-0.5 text-[13px] text-gray-11">{t.purpose}</p>
			</div>
			{events.length === 0 ? (
				<p className="px-4 py-8 text-center text-gray-11">{t.end}</p>
			) : (
				<ul>
					{events.map((event) => (
						<EventRow event={event} key={event.id} now={now} />
					))}
				</ul>
			)}
			{isOlder || nextBefore ? (
				<div className="flex justify-between gap-3 border-t border-line p-4">
					{isOlder ? <Turn label={t.newest} search={search} to={null} /> : <span />}
					{nextBefore ? <Turn label={t.older} search={search} to={nextBefore} /> : null}
				</div>
			) : null}
		</Card>
	);
}

/** Link to another page of the list; the tabs stay as they are. */
function Turn(props: { label: string; search: URLSearchParams; to: string | null }) {
	const query = new URLSearchParams(props.search);
	if (props.to === null) query.delete("before");
	else query.set("before", props.to);
	return (
		<Button asChild>
			<Link preventScrollReset to={`?${query}`}>
				{props.label}
			</Link>
		</Button>
	);
}
