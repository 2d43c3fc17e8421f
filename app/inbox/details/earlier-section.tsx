import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import type { ContactView } from "#app/contracts/frames.ts";
import { displayName } from "#app/domain/chat/display-text.ts";
import { may } from "#app/domain/team/role.ts";
import { useFormat } from "#app/i18n/use-format.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "#app/ui/button.tsx";
import { lazyPart } from "#app/ui/lazy-part.tsx";
import { ChannelTypeMark } from "#app/ui/channel-type-mark.tsx";
import { ErrorState } from "#app/ui/error-state.tsx";
import { Skeleton } from "#app/ui/skeleton.tsx";
import { en as beginEn } from "../begin/strings.en.ts";
import { pt as beginPt } from "../begin/strings.pt.ts";
import { messageWords } from "../conversation/message-words.ts";
import { useInboxParts } from "../store/inbox-context.ts";
import { useInboxStrings } from "../use-inbox-strings.ts";
import { type EarlierConversation, listEarlier } from "./details-api.ts";
import { messageHref } from "./message-href.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import { UnverifiedMark } from "./unverified-mark.tsx";

const NewConversation = lazyPart(() => import("../begin/new-conversation.tsx"), "NewConversation", {
	onFailure: "toast",
});

/** Every channel is asked: not again for each glance. */
const FRESH_MS = 60_000;

/** Other conversations of the same person in all channels, each with why it is taken for theirs. */
export function EarlierSection({ contact }: { contact: ContactView }) {
	const t = useStrings({ pt, en }).earlier;
	const { me, instance } = useInboxParts();
	const { id, phone, email, conversation } = contact;
	const query = useQuery({
		queryKey: ["earlier", me.memberId, instance.id, id, phone, email, conversation?.id],
		queryFn: ({ signal }) => listEarlier(instance.id, id, signal),
		staleTime: FRESH_MS,
	});
	if (query.isError) return <ErrorState onRetry={() => void query.refetch()} title={t.failed} />;
	if (!query.data) return <Skeleton className="h-16" />;
	const { conversations, isCut, silent } = query.data;
	return (
		<>
			{conversations.length === 0 ? (
				<p className="text-gray-11 text-pretty">{phone || email ? t.none : t.unreachable}</p>
			) : null}
			<ul className="-mx-2 flex flex-col">
				{conversations.map((one) => (
					<li key={one.id}>
						<EarlierRow isUnverified={isUnverified(contact, one)} one={one} />
					</li>
				))}
			</ul>
			{isCut ? <p className="mt-2 text-xs text-gray-11">{t.cut}</p> : null}
			{silent.length === 0 ? null : <p className="mt-2 text-xs text-amber-11">{t.silent}</p>}
			{phone !== null && may(me.role, "send") ? <ByOtherChannel contact={contact} /> : null}
		</>
	);
}

/** Begins a conversation with the same person elsewhere. */
function ByOtherChannel({ contact }: { contact: ContactView }) {
	const t = useStrings({ pt: beginPt, en: beginEn });
	const { instance } = useInboxParts();
	const [isBeginning, setIsBeginning] = useState(false);
	const person = {
		contactId: contact.id,
		contactName: contact.name,
		contactPhone: contact.phone,
		isGroup: contact.isGroup,
		channelId: instance.id,
	};
	return (
		<>
			<Button className="mt-3" onClick={() => setIsBeginning(true)} size="small" type="button">
				{t.byOtherChannel}
			</Button>
			{isBeginning ? (
				<NewConversation
					onClose={() => setIsBeginning(false)}
					start={{ person, channelId: null }}
				/>
			) : null}
		</>
	);
}

/** Whoever merely stated a phone or an e-mail may have stated somebody else's. */
const isUnverified = (
	{ told = [] }: ContactView,
	{ match, channel }: EarlierConversation,
): boolean =>
	match !== "contact" &&
	(told.includes(match) || (match === "phone" && channel.type === "webchat"));

function EarlierRow({ one, isUnverified }: { one: EarlierConversation; isUnverified: boolean }) {
	const {
		earlier: t,
		conversation: { rated },
	} = useStrings({ pt, en });
	const words = useInboxStrings().message;
	const format = useFormat();
	const { channel, preview, lastMessageId } = one;
	const text = preview === null ? "" : messageWords(preview, words);
	return (
		<Link
			className="focus-ring block rounded-control px-2 py-2 hover:bg-gray-3"
			to={messageHref(one, lastMessageId)}
		>
			<span className="flex items-center gap-1.5 text-[13px]">
				{channel.type ? <ChannelTypeMark size={14} type={channel.type} /> : null}
				<bdi className="min-w-0 truncate font-medium text-gray-12">
					{displayName(channel.name ?? "") || t.goneChannel}
				</bdi>
				<span className="tabular ml-auto shrink-0 text-xs text-gray-11" suppressHydrationWarning>
					{format.date(one.lastActivityAt)}
				</span>
			</span>
			{text === "" ? null : (
				<bdi className="mt-0.5 block truncate text-[13px] text-gray-11">{displayName(text)}</bdi>
			)}
			<span className="mt-0.5 flex flex-wrap items-center gap-x-1.5 text-xs text-gray-11">
				<span>{t.states[one.status]}</span>
				<span aria-hidden="true">·</span>
				<span>{t.matches[one.match]}</span>
				{one.rating === undefined ? null : (
					<>
						<span aria-hidden="true">·</span>
						<span>{rated(one.rating)}</span>
					</>
				)}
				{isUnverified ? <UnverifiedMark /> : null}
			</span>
		</Link>
	);
}
