import { useQuery } from "@tanstack/react-query";
import { Copy, X } from "lucide-react";
import type { ReactNode } from "react";
import type { ContactView } from "#app/contracts/frames.ts";
import { displayName } from "#app/domain/chat/display-text.ts";
import { formatPhone } from "#app/i18n/phone.ts";
import { useFormat } from "#app/i18n/use-format.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { parseAnswer } from "#app/ui/api-request.ts";
import { Avatar } from "#app/ui/avatar.tsx";
import { callChannel } from "#app/ui/channel-call.ts";
import { CounterLine } from "#app/ui/counter-line.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { lazyPart } from "#app/ui/lazy-part.tsx";
import { en } from "#app/ui/strings.en.ts";
import { pt } from "#app/ui/strings.pt.ts";
import { notify } from "#app/ui/toasts.ts";
import { contactTitle, isTitleUnverified } from "../list/contact-title.ts";
import { Delivery } from "../store/answers.ts";
import { useInboxParts } from "../store/inbox-context.ts";
import { useInboxStrings } from "../use-inbox-strings.ts";
import { useLaterStrings } from "../use-later-strings.ts";
import { LabelsEditor } from "./labels-editor.tsx";
import { UnverifiedMark } from "./unverified-mark.tsx";

/** Totals since the beginning: a minute of staleness does not matter. */
const FRESH_MS = 60_000;

/**
 * How many messages the whole channel lost, recovered and dropped as duplicates; nothing while
 * unknown.
 */
function DeliveryLine() {
	const t = useStrings({ pt, en }).counters;
	const { instance, me } = useInboxParts();
	const figures = useQuery({
		queryKey: ["delivery", me.memberId, instance.id],
		queryFn: async ({ signal }) =>
			parseAnswer(Delivery, await callChannel(instance.id, "readFigures", {}, { signal })),
		staleTime: FRESH_MS,
	});
	if (!figures.data) return null;
	return (
		<section aria-label={t.label} className="mt-5 border-t border-line pt-4">
			<p className="text-xs text-gray-11">{t.label}</p>
			<CounterLine {...figures.data.counters} />
		</section>
	);
}

const ToldSection = lazyPart(() => import("../acts/told-section.tsx"), "ToldSection");

const IdentityCard = lazyPart(() => import("./identity-card.tsx"), "IdentityCard", {
	preload: true,
});

const PersonalData = lazyPart(() => import("./personal-data.tsx"), "PersonalData", {
	preload: true,
});

/** The contact's details, beside the conversation on wide screens. */
export function DetailsPane(props: {
	contact: ContactView;
	/** False while the pane is hidden: then nothing is requested. */
	isShown: boolean;
	onClose: () => void;
	/** The contact was erased. */
	onGone: () => void;
}) {
	const later = useLaterStrings().details;
	return (
		<>
			<div className="flex h-14 shrink-0 items-center justify-between border-b border-line px-4">
				<h2 className="text-[15px] font-semibold text-gray-12">{later.title}</h2>
				<IconButton label={later.close} onClick={props.onClose}>
					<X aria-hidden="true" size={18} strokeWidth={1.75} />
				</IconButton>
			</div>
			<div className="min-h-0 flex-1 overflow-y-auto p-4">
				<DetailsBody {...props} />
			</div>
		</>
	);
}

/** The content of the details, for the pane and the sheet. */
export function DetailsBody(props: { contact: ContactView; isShown: boolean; onGone: () => void }) {
	const t = useInboxStrings();
	const later = useLaterStrings().details;
	const format = useFormat();
	const { people, me, instance } = useInboxParts();
	const { contact } = props;
	const title = contactTitle(contact, t.contacts);
	const lastSeenAt = Math.max(people.lastSeenAt[contact.id] ?? 0, contact.lastSeenAt ?? 0);
	const moment = (at: number | null): string =>
		at === null || at === 0 ? later.unknown : format.dateTime(at);
	const noPhone = instance.type === "whatsapp" ? later.noPhone : later.noPhoneElsewhere;
	const assignee =
		contact.assignee?.memberId === me.memberId ? t.decisions.you : contact.assignee?.name;
	return (
		<>
			<div className="flex flex-col items-center gap-3 pb-5 pt-2 text-center">
				<Avatar name={title} size={80} src={contact.avatarUrl} />
				<p className="line-clamp-3 max-w-full text-base font-semibold text-gray-12 [overflow-wrap:anywhere]">
					<bdi>{title}</bdi>
				</p>
				{isTitleUnverified(contact) ? <UnverifiedMark /> : null}
			</div>
			<dl className="flex flex-col gap-4 border-t border-line pt-4">
				<Fact isUnverified={contact.told?.includes("phone")} label={later.phone}>
					{contact.phone ? <Phone digits={contact.phone} /> : noPhone}
				</Fact>
				{contact.email === null ? null : (
					<Fact isUnverified={contact.told?.includes("email")} label={later.email}>
						<bdi>{displayName(contact.email)}</bdi>
					</Fact>
				)}
				<Fact label={later.kind}>{contact.isGroup ? later.group : later.person}</Fact>
				<Fact label={t.decisions.assignee}>
					<bdi>{assignee ? displayName(assignee) : t.decisions.nobody}</bdi>
				</Fact>
				<Fact label={later.state}>
					<span suppressHydrationWarning>
						{contact.closedAt === null
							? later.open
							: later.closedSince(format.dateTime(contact.closedAt))}
					</span>
				</Fact>
				<Fact label={later.lastMessage}>
					<span suppressHydrationWarning>{moment(contact.lastMessageAt)}</span>
				</Fact>
				<Fact label={later.lastSeen}>
					<span suppressHydrationWarning>{moment(lastSeenAt)}</span>
				</Fact>
			</dl>
			{contact.conversation ? <Labels contact={contact} key={contact.id} /> : null}
			{props.isShown && contact.actsAt !== undefined ? (
				<ToldSection contact={contact} key={`told ${contact.id}`} />
			) : null}
			{props.isShown && !contact.isGroup ? (
				<IdentityCard contact={contact} key={contact.id} />
			) : null}
			{props.isShown ? (
				<PersonalData contact={contact} key={`data ${contact.id}`} onGone={props.onGone} />
			) : null}
			{props.isShown && instance.type === "whatsapp" ? <DeliveryLine /> : null}
		</>
	);
}

function Labels({ contact }: { contact: ContactView }) {
	const t = useLaterStrings().labels;
	return (
		<section aria-label={t.title} className="mt-5 border-t border-line pt-4">
			<h3 className="mb-2 text-[13px] font-semibold text-gray-12">{t.title}</h3>
			<LabelsEditor contact={contact} />
		</section>
	);
}

function Fact(props: { label: string; isUnverified?: boolean | undefined; children: ReactNode }) {
	return (
		<div>
			<dt className="text-xs text-gray-11">{props.label}</dt>
			<dd className="tabular mt-0.5 text-gray-12 [overflow-wrap:anywhere]">
				{props.children} {props.isUnverified ? <UnverifiedMark /> : null}
			</dd>
		</div>
	);
}

function Phone({ digits }: { digits: string }) {
	const t = useInboxStrings();
	const text = formatPhone(digits);
	const copy = async (): Promise<void> => {
		await navigator.clipboard.writeText(text);
		notify.success(t.phone.copied);
	};
	return (
		<span className="flex items-center justify-between gap-2">
			{text}
			<IconButton label={t.phone.copy} onClick={() => void copy()}>
				<Copy aria-hidden="true" size={15} />
			</IconButton>
		</span>
	);
}
