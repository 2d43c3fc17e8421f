import { MessageCircle, SearchX, Smartphone, ArrowLeft } from "lucide-react";
import { useState } from "react";
import { href, Link } from "react-router";
import { may } from "#app/domain/team/role.ts";
import { displayName } from "#app/domain/chat/display-text.ts";
import { en as commonEn } from "#app/i18n/common.en.ts";
import { pt as commonPt } from "#app/i18n/common.pt.ts";
import { formatPhone } from "#app/i18n/phone.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { ErrorState } from "#app/ui/error-state.tsx";
import { Hint } from "#app/ui/hint.tsx";
import { SkeletonRows } from "#app/ui/skeleton.tsx";
import { ContactRows } from "./contact-rows.tsx";
import { ContactSearch } from "./contact-search.tsx";
import { useInboxParts } from "./inbox-context.ts";
import { useContacts } from "./use-contacts.ts";
import { useInboxStrings } from "./use-inbox-strings.ts";

/** The left pane: whose inbox this is, the search, and the people. */
export function ContactListPane(props: {
	openId: string | null;
	onSelect: (contactId: string) => void;
}) {
	const [q, setQ] = useState("");
	const list = useContacts(q);
	return (
		<>
			<ListHeader />
			<ContactSearch onSearch={setQ} />
			<ListBody list={list} openId={props.openId} onSelect={props.onSelect} q={q} />
		</>
	);
}

function ListBody(props: {
	list: ReturnType<typeof useContacts>;
	q: string;
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
		return q === "" ? (
			<EmptyState icon={MessageCircle} title={t.contacts.empty}>
				{t.contacts.emptyHint}
			</EmptyState>
		) : (
			<EmptyState icon={SearchX} title={t.contacts.noMatch(q)}>
				{t.contacts.noMatchHint}
			</EmptyState>
		);
	}
	return (
		<>
			{failure}
			<ContactRows list={list} onSelect={props.onSelect} openId={props.openId} />
		</>
	);
}

function ListHeader() {
	const t = useInboxStrings();
	const common = useStrings({ pt: commonPt, en: commonEn });
	const { instance, me } = useInboxParts();
	return (
		<div className="flex h-14 shrink-0 items-center gap-1 px-2">
			<HeaderLink icon={ArrowLeft} label={common.back} to={href("/whatsapp/instances")} />
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
