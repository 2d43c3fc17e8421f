import { MessageCircle, SearchX, Smartphone, ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { href, Link } from "react-router";
import type { SearchPage } from "#app/contracts/whatsapp.ts";
import { displayName } from "#app/domain/chat/display-text.ts";
import { OPEN_LIST } from "#app/domain/inbox/contact-filter.ts";
import { may } from "#app/domain/team/role.ts";
import { en as commonEn } from "#app/i18n/common.en.ts";
import { pt as commonPt } from "#app/i18n/common.pt.ts";
import { formatPhone } from "#app/i18n/phone.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "#app/ui/button.tsx";
import { useCameFrom } from "#app/ui/came-from.ts";
import { channelListHref } from "#app/ui/channel-links.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { ErrorState } from "#app/ui/error-state.tsx";
import { Hint } from "#app/ui/hint.tsx";
import { lazyPart } from "#app/ui/lazy-part.tsx";
import { SkeletonRows } from "#app/ui/skeleton.tsx";
import { useInboxParts } from "../store/inbox-context.ts";
import { useInboxStrings } from "../use-inbox-strings.ts";
import { ContactRows } from "./contact-rows.tsx";
import { ContactSearch } from "./contact-search.tsx";
import { FilterChips } from "./filter-chips.tsx";
import { useContacts } from "./use-contacts.ts";
import type { InboxList } from "./use-inbox-list.ts";
import { MIN_SEARCH_LENGTH, useMessageSearch } from "./use-search.ts";

const MessageHits = lazyPart(() => import("./message-hits.tsx"), "MessageHits", { preload: true });

/** The left pane: name of the channel, search and list of conversations. */
export function ContactListPane(props: {
	list: InboxList;
	openId: string | null;
	onSelect: (contactId: string) => void;
	/** Opens a conversation at a message that was found for `q`. */
	onOpenHit: (hit: SearchPage["hits"][number], q: string) => void;
}) {
	const { list, onOpenHit } = props;
	const { q, shown } = list;
	const search = useMessageSearch(q, null);
	const hits =
		q.length < MIN_SEARCH_LENGTH ? null : (
			<MessageHits onOpen={(hit) => onOpenHit(hit, q)} search={search} />
		);
	return (
		<>
			<ListHeader />
			<ContactSearch
				found={shown.isOld || search.isLoading ? null : q}
				onFirst={() => {
					const [first] = shown.contacts;
					const [hit] = search.hits;
					if (first) props.onSelect(first.id);
					else if (hit) onOpenHit(hit, q);
				}}
				onSearch={list.search}
			/>
			{q === "" ? <FilterChips list={list} /> : null}
			<ListBody hits={hits} list={list} onSelect={props.onSelect} openId={props.openId} />
		</>
	);
}

function ListBody(props: {
	list: InboxList;
	/** The messages found, below the contacts found. */
	hits: ReactNode;
	openId: string | null;
	onSelect: (contactId: string) => void;
}) {
	const t = useInboxStrings();
	const { choice, q, shown: list } = props.list;
	if (list.isLoading) return <SkeletonRows count={8} label={t.contacts.loading} />;
	const failure = list.isFailed ? (
		<div className="p-3">
			<ErrorState onRetry={list.retry} title={t.contacts.failed} />
		</div>
	) : null;
	if (list.contacts.length === 0) {
		if (failure) return failure;
		if (q === "") return <NothingHere list={props.list} />;
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
				// Another list starts at its top.
				key={`${choice.filter} ${choice.label ?? ""} ${q}`}
				list={list}
				onSelect={props.onSelect}
				openId={props.openId}
			/>
		</>
	);
}

/** Says why the list is empty, and links to where there is something. */
function NothingHere({ list }: { list: InboxList }) {
	const t = useInboxStrings();
	const { choice, choose } = list;
	// Requested only here: whether any conversation exists at all.
	const closed = useContacts("", { filter: "closed", label: null }, null);
	const isOpenList = choice.filter === OPEN_LIST.filter && choice.label === null;
	if (isOpenList && closed.isLoading) return <SkeletonRows count={8} label={t.contacts.loading} />;
	if (isOpenList && closed.contacts.length === 0)
		return (
			<EmptyState icon={MessageCircle} title={t.contacts.empty}>
				{t.contacts.emptyHint}
			</EmptyState>
		);
	return (
		<EmptyState
			action={
				<Button
					onClick={() => choose(isOpenList ? { filter: "closed", label: null } : OPEN_LIST)}
					type="button"
				>
					{isOpenList ? t.filters.toClosed : t.filters.toOpen}
				</Button>
			}
			icon={MessageCircle}
			title={choice.label === null ? t.filters.empty[choice.filter] : t.filters.emptyLabel}
		>
			{isOpenList ? t.filters.emptyOpenHint : t.filters.emptyHint}
		</EmptyState>
	);
}

function ListHeader() {
	const t = useInboxStrings();
	const common = useStrings({ pt: commonPt, en: commonEn });
	const { instance, me } = useInboxParts();
	const cameFrom = useCameFrom();
	return (
		<div className="flex h-14 shrink-0 items-center gap-1 px-2">
			<HeaderLink
				icon={ArrowLeft}
				label={common.back}
				to={cameFrom ?? channelListHref(instance.type)}
			/>
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
