import type { SearchPage } from "#app/contracts/whatsapp.ts";
import { useFormat } from "#app/i18n/use-format.ts";
import { Avatar } from "#app/ui/avatar.tsx";
import { ErrorState } from "#app/ui/error-state.tsx";
import { useInboxParts } from "../store/inbox-context.ts";
import { useInboxStrings } from "../use-inbox-strings.ts";
import { useLaterStrings } from "../use-later-strings.ts";
import { contactTitle } from "./contact-title.ts";
import { HitLine } from "./hit-line.tsx";
import type { MessageSearch } from "./use-search.ts";

type Hit = SearchPage["hits"][number];

/** The messages found in any conversation of the channel, listed below the contacts found. */
export function MessageHits(props: { search: MessageSearch; onOpen: (hit: Hit) => void }) {
	const t = useLaterStrings();
	const { search } = props;
	return (
		<section aria-label={t.search.messages} className="pb-3">
			<h3 className="px-3 pb-1 pt-4 text-xs font-semibold text-gray-11">{t.search.messages}</h3>
			{search.isFailed ? (
				<div className="px-3">
					<ErrorState onRetry={search.retry} title={t.search.failed} />
				</div>
			) : search.hits.length === 0 ? (
				<p className="px-3 py-1 text-[13px] text-gray-11">
					{search.isLoading ? t.search.loading : t.search.noMessages}
				</p>
			) : (
				<ul>
					{search.hits.map((hit) => (
						<li key={hit.message.id}>
							<HitRow hit={hit} onOpen={props.onOpen} q={search.q} />
						</li>
					))}
				</ul>
			)}
			{search.isCut ? <p className="px-3 pt-2 text-xs text-gray-11">{t.search.cut}</p> : null}
		</section>
	);
}

function HitRow({ hit, q, onOpen }: { hit: Hit; q: string; onOpen: (hit: Hit) => void }) {
	const t = useInboxStrings();
	const format = useFormat();
	const { now } = useInboxParts();
	const title = contactTitle(hit.contact, t.contacts);
	return (
		<button
			className="flex min-h-14 w-full items-center gap-3 px-3 py-1.5 text-left outline-none hover:bg-gray-3 focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-accent-9"
			data-hit={hit.message.id}
			onClick={() => onOpen(hit)}
			type="button"
		>
			<Avatar name={title} size={32} />
			<span className="min-w-0 flex-1">
				<span className="flex items-baseline gap-2">
					<bdi className="min-w-0 flex-1 truncate text-[13px] font-medium text-gray-12">
						{title}
					</bdi>
					<time
						className="tabular shrink-0 text-xs text-gray-11"
						dateTime={new Date(hit.message.sentAt).toISOString()}
					>
						{format.listTime(hit.message.sentAt, now)}
					</time>
				</span>
				<span className="block truncate text-[13px] leading-5 text-gray-11">
					<HitLine message={hit.message} q={q} />
				</span>
			</span>
		</button>
	);
}
