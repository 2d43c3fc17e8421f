import { useState } from "react";
import { Link } from "react-router";
import type { ContactView } from "#app/contracts/frames.ts";
import { displayName } from "#app/domain/chat/display-text.ts";
import { searchMembers } from "#app/domain/inbox/mentions.ts";
import { formatPhone } from "#app/i18n/phone.ts";
import { useFormat } from "#app/i18n/use-format.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Avatar } from "#app/ui/avatar.tsx";
import { conversationHref } from "#app/ui/channel-links.ts";
import { ErrorState } from "#app/ui/error-state.tsx";
import { Skeleton } from "#app/ui/skeleton.tsx";
import { TextInput } from "#app/ui/text-input.tsx";
import { useInboxParts } from "../store/inbox-context.ts";
import type { Group, Member } from "./groups-api.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import { useGroup } from "./use-group.ts";

/** With more members than this one searches. */
const SEARCH_FROM = 12;
/** Drawn at once; a search finds the others. */
const MAX_SHOWN = 60;

/** Who is in the group: admins first, each with the way to the conversation with them alone. */
export function MembersSection({ contact }: { contact: ContactView }) {
	const t = useStrings({ pt, en });
	const { instance } = useInboxParts();
	const query = useGroup(contact);
	if (query.isError && !query.data)
		return <ErrorState onRetry={() => void query.refetch()} title={t.failed} />;
	const loading = instance.type === "whatsapp" ? t.loading : t.loadingElsewhere;
	if (!query.data || (query.data.isLoading && query.data.members.length === 0))
		return (
			<>
				<output className="sr-only">{loading}</output>
				<Skeleton className="h-24" />
			</>
		);
	return (
		<>
			<Members group={query.data} />
			<output className="mt-2 block text-xs text-gray-11">
				{query.data.isLoading ? loading : null}
			</output>
			{query.data.isOld ? <p className="mt-2 text-xs text-amber-11">{t.old}</p> : null}
		</>
	);
}

function Members({ group }: { group: Group }) {
	const t = useStrings({ pt, en });
	const format = useFormat();
	const { capabilities } = useInboxParts();
	const [typed, setTyped] = useState("");
	const { members, size } = group;
	const found = searchMembers(members, typed);
	const count = size ?? members.length;
	return (
		<>
			{count === 0 ? null : (
				<p className="text-[13px] text-gray-11">{t.count(format.number(count))}</p>
			)}
			{members.length > SEARCH_FROM ? (
				<TextInput
					aria-label={t.search}
					autoComplete="off"
					className="mt-2"
					onChange={(event) => setTyped(event.currentTarget.value)}
					placeholder={t.search}
					type="search"
					value={typed}
				/>
			) : null}
			{members.length === 0 ? <p className="text-gray-11 text-pretty">{t.none}</p> : null}
			{members.length > 0 && found.length === 0 ? (
				<p className="mt-2 text-gray-11">{t.notFound}</p>
			) : null}
			<ul className="-mx-2 mt-1 flex flex-col">
				{found.slice(0, MAX_SHOWN).map((member) => (
					<li key={member.id}>
						<MemberRow member={member} />
					</li>
				))}
			</ul>
			{size !== null && size > members.length ? (
				<p className="mt-2 text-xs text-gray-11 text-pretty">
					{t.partly(format.number(members.length), format.number(size))}
				</p>
			) : capabilities.groups || members.length === 0 ? null : (
				<p className="mt-2 text-xs text-gray-11 text-pretty">{t.onlyWriters}</p>
			)}
		</>
	);
}

const ROW = "flex min-h-11 min-w-0 items-center gap-2.5 rounded-control px-2 py-1.5";

function MemberRow({ member }: { member: Member }) {
	const t = useStrings({ pt, en });
	const { instance } = useInboxParts();
	const phone = member.phone ? formatPhone(member.phone) : null;
	const name = displayName(member.name ?? "") || (member.isUs ? t.us : (phone ?? t.unknown));
	const second = name === phone ? null : phone;
	const line = (
		<>
			<Avatar name={name} size={32} />
			<span className="min-w-0 flex-1">
				<bdi className="block truncate text-[13px] text-gray-12">{name}</bdi>
				{second ? <span className="tabular block text-xs text-gray-11">{second}</span> : null}
			</span>
			{member.isUs && name !== t.us ? <Tag words={t.us} /> : null}
			{member.isAdmin ? <Tag words={t.admin} /> : null}
		</>
	);
	return member.contactId === null ? (
		<div className={ROW}>{line}</div>
	) : (
		<Link
			className={`focus-ring hover:bg-gray-3 ${ROW}`}
			title={t.open(name)}
			to={conversationHref(instance, member.contactId, member.contactId)}
		>
			{line}
		</Link>
	);
}

const Tag = ({ words }: { words: string }) => (
	<span className="shrink-0 rounded-full bg-gray-4 px-2 py-0.5 text-xs text-gray-11">{words}</span>
);
