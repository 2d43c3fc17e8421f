import { Copy, X } from "lucide-react";
import type { ContactView } from "#app/contracts/frames.ts";
import { displayName } from "#app/domain/chat/display-text.ts";
import { formatPhone } from "#app/i18n/phone.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Avatar } from "#app/ui/avatar.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { SectionBoundary } from "#app/ui/section-boundary.tsx";
import { notify } from "#app/ui/toasts.ts";
import { contactTitle, isTitleUnverified } from "../list/contact-title.ts";
import { useInboxParts } from "../store/inbox-context.ts";
import { useInboxStrings } from "../use-inbox-strings.ts";
import { useLaterStrings } from "../use-later-strings.ts";
import { FoldedSection } from "./folded-section.tsx";
import { SECTIONS, type SectionProps } from "./sections.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import { UnverifiedMark } from "./unverified-mark.tsx";

/** The contact's details, beside the conversation on wide screens. */
export function DetailsPane(props: SectionProps & { onClose: () => void }) {
	const later = useLaterStrings().details;
	return (
		<>
			<div className="flex h-14 shrink-0 items-center justify-between border-b border-line px-4">
				<h2 className="text-[15px] font-semibold text-gray-12">{later.title}</h2>
				<IconButton label={later.close} onClick={props.onClose}>
					<X aria-hidden="true" size={18} strokeWidth={1.75} />
				</IconButton>
			</div>
			<div className="min-h-0 flex-1 overflow-y-auto px-4">
				<DetailsBody {...props} />
			</div>
		</>
	);
}

/** The content of the details, for the pane and the sheet. */
export function DetailsBody(props: SectionProps) {
	const { contact, isShown, onward, onGone } = props;
	const t = useStrings({ pt, en }).sections;
	const { instance, me } = useInboxParts();
	return (
		<>
			<Head contact={contact} />
			{SECTIONS.filter(
				({ isFor, isAtOnce = false }) => (isShown || isAtOnce) && isFor(contact, instance, me.role),
			).map(({ id, startsOpen, render }) => (
				<FoldedSection id={id} key={id} startsOpen={startsOpen} title={t[id]}>
					<SectionBoundary section={t[id]}>
						{render({ contact, isShown, onward, onGone })}
					</SectionBoundary>
				</FoldedSection>
			))}
		</>
	);
}

function Head({ contact }: { contact: ContactView }) {
	const t = useInboxStrings();
	const later = useLaterStrings().details;
	const { instance } = useInboxParts();
	const title = contactTitle(contact, t.contacts);
	const noPhone = instance.type === "whatsapp" ? later.noPhone : later.noPhoneElsewhere;
	return (
		<div className="flex items-center gap-3 py-4">
			<Avatar name={title} size={56} src={contact.avatarUrl} />
			<div className="min-w-0 flex-1">
				<p className="line-clamp-3 text-base font-semibold text-gray-12 [overflow-wrap:anywhere]">
					<bdi>{displayName(title)}</bdi>
				</p>
				{isTitleUnverified(contact) ? <UnverifiedMark /> : null}
				<div className="tabular text-[13px] text-gray-11">
					{contact.phone ? (
						<Phone digits={contact.phone} isUnverified={contact.told?.includes("phone") ?? false} />
					) : contact.isGroup ? null : (
						noPhone
					)}
				</div>
			</div>
		</div>
	);
}

function Phone({ digits, isUnverified }: { digits: string; isUnverified: boolean }) {
	const t = useInboxStrings();
	const text = formatPhone(digits);
	const copy = async (): Promise<void> => {
		await navigator.clipboard.writeText(text);
		notify.success(t.phone.copied);
	};
	return (
		<span className="flex flex-wrap items-center gap-x-1">
			{text}
			<IconButton label={t.phone.copy} onClick={() => void copy()}>
				<Copy aria-hidden="true" size={15} />
			</IconButton>
			{isUnverified ? <UnverifiedMark /> : null}
		</span>
	);
}
