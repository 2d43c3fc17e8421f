import type { ContactView } from "#app/contracts/frames.ts";
import { useFormat } from "#app/i18n/use-format.ts";
import { useInboxParts } from "../store/inbox-context.ts";
import { useLaterStrings } from "../use-later-strings.ts";
import { Fact } from "./fact.tsx";

/** What the channel itself knows: who it is for it, and when something was heard last. */
export function FactsSection({ contact }: { contact: ContactView }) {
	const t = useLaterStrings().details;
	const format = useFormat();
	const { people } = useInboxParts();
	const lastSeenAt = Math.max(people.lastSeenAt[contact.id] ?? 0, contact.lastSeenAt ?? 0);
	const moment = (at: number | null): string =>
		at === null || at === 0 ? t.unknown : format.dateTime(at);
	return (
		<dl className="flex flex-col gap-3">
			<Fact label={t.kind}>{contact.isGroup ? t.group : t.person}</Fact>
			{contact.username === undefined ? null : (
				<Fact label={t.username}>
					<bdi>@{contact.username}</bdi>
				</Fact>
			)}
			{contact.noOffersSince === undefined ? null : (
				<Fact label={t.noOffers}>
					<span suppressHydrationWarning>{moment(contact.noOffersSince)}</span>
				</Fact>
			)}
			<Fact label={t.lastMessage}>
				<span suppressHydrationWarning>{moment(contact.lastMessageAt)}</span>
			</Fact>
			<Fact label={t.lastSeen}>
				<span suppressHydrationWarning>{moment(lastSeenAt)}</span>
			</Fact>
		</dl>
	);
}
