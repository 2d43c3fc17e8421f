import { MessageCircle, SearchX, Smartphone, ArrowLeft } from "lucide-react";
import { type ReactNode, useState } from "react";
import { href, Link } from "react-router";
import { may } from "#app/domain/team/role.ts";
import { displayName } from "#app/domain/chat/display-text.ts";
import { en as commonEn } from "#app/i18n/common.en.ts";
import { pt as commonPt } from "#app/i18n/common.pt.ts";
import { formatPhone } from "#app/i18n/phone.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { channelListHref } from "#app/ui/channel-links.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { ErrorState } from "#app/ui/error-state.tsx";
import { Hint } from "#app/ui/hint.tsx";
import { SkeletonRows } from "#app/ui/skeleton.tsx";
import type { SearchPage } from "#app/contracts/whatsapp.ts";
import type { ContactFilter } from "#app/domain/inbox/contact-filter.ts";
import { ContactRows } from "./contact-rows.tsx";
import { ContactSearch } from "./contact-search.tsx";
import { useInboxParts } from "./inbox-context.ts";
import { FilterChips } from "./filter-chips.tsx";
import { useContacts } from "./use-contacts.ts";
import { useInboxStrings } from "./use-inbox-strings.ts";
import { MIN_SOUGHT_LENGTH, useMessageSearch } from "./use-search.ts";
import { lazyPart } from "#app/ui/lazy-part.tsx";

const MessageHits = lazyPart(() => import("./message-hits.tsx"), "MessageHits", { ahead: true });

/** The left pane: whose inbox this is, the search, and the people. */
export function ContactListPane(props: {
	openId: string | null;
	onSelect: (contactId: string) => void;
	/** A message found in any conversation: opens it there. */
	onOpenHit: (hit: SearchPage["hits"][number], q: string) => void;
}) {
	const [q, setQ] = useState("");
	const [filter, setFilter] = useState<ContactFilter>("all");
	// A search is over everything: who looks for a name must not miss it for a chip chosen before.
	const isSearch = q !== "";
	const list = useContacts(q, isSearch ? "all" : filter, props.openId);
	const search = useMessageSearch(q, null);
	const hits =
		q.length < MIN_SOUGHT_LENGTH ? null : (
			<MessageHits onOpen={(hit) => props.onOpenHit(hit, q)} search={search} />
		);
	return (
		<>
			<ListHeader />
			<ContactSearch onSearch={setQ} />
			{isSearch ? null : <FilterChips filter={filter} onFilter={setFilter} />}
			<ListBody
				filter={filter}
				hits={hits}
				list={list}
				onSelect={props.onSelect}
				openId={props.openId}
				q={q}
			/>
		</>
	);
}

function ListBody(props: {
	list: ReturnType<typeof useContacts>;
	q: string;
	filter: ContactFilter;
	/** The messages found, under the people found. */
	hits: ReactNode;
	openId: string | null;
	onSelect: (contactId: string) => void;
}) {
	const t = useInboxStrings();
	const { list, q } = props;
	if (list.isLoading) return <SkeletonRows count={8} label={t.contacts.loading} />;
	const failure = list.isFailed ? (
		<div className="p-3">
			<ErrorState onRetry={list.retry} title={t.contacts.failed} />
		</div>
	) : null;
	if (list.contacts.length === 0) {
		if (failure) return failure;
		if (q === "")
			return (
				<EmptyState
					icon={MessageCircle}
					title={props.filter === "all" ? t.contacts.empty : t.filters.empty[props.filter]}
				>
					{props.filter === "all" ? t.contacts.emptyHint : t.filters.emptyHint}
				</EmptyState>
			);
		return props.hits ? (
			<div className="min-h-0 flex-1 overflow-y-auto">
				<p className="px-3 pt-2 text-[13px] text-gray-11">{t.contacts.noContact(q)}</p>
				{props.hits}
			</div>
		) : (
			<EmptyState icon={SearchX} title={t.contacts.noMatch(q)}>
				{t.contacts.noMatchHint}
			</EmptyState>
		);
	}
	return (
		<>
			{failure}
			<ContactRows
				footer={props.hits}
				// Another list begins at its top.
				key={`${props.filter} ${q}`}
				list={list}
				onSelect={props.onSelect}
				openId={props.openId}
			/>
		</>
	);
}

function ListHeader() {
	const t = useInboxStrings();
	const common = useStrings({ pt: commonPt, en: commonEn });
	const { instance, me } = useInboxParts();
	return (
		<div className="flex h-14 shrink-0 items-center gap-1 px-2">
			<HeaderLink icon={ArrowLeft} label={common.back} to={channelListHref(instance.type)} />
			<div className="min-w-0 flex-1 pl-1">
				<p className="truncate text-[15px] font-semibold leading-5 text-gray-12">
					<bdi>{displayName(instance.name)}</bdi>
				</p>
				<p className="tabular truncate text-xs text-gray-11">
					{instance.phone ? formatPhone(instance.phone) : t.contacts.title}
				</p>
			</div>
			{instance.gateway === "simulator" && may(me.role, "use_simulated_phone") ? (
				<HeaderLink
					icon={Smartphone}
					label={t.contacts.phone}
					to={href("/dev/phone/:instanceId", { instanceId: instance.id })}
				/>
			) : null}
		</div>
	);
}

function HeaderLink(props: { icon: typeof ArrowLeft; label: string; to: string }) {
	const Icon = props.icon;
	return (
		<Hint side="bottom" text={props.label}>
			<Link
				aria-label={props.label}
				className="focus-ring inline-flex size-9 shrink-0 items-center justify-center rounded-control text-gray-11 hover:bg-gray-3 hover:text-gray-12"
				to={props.to}
			>
				<Icon aria-hidden="true" size={18} strokeWidth={1.75} />
			</Link>
		</Hint>
	);
}
