import { Copy, X } from "lucide-react";
import type { ReactNode } from "react";
import type { ContactView } from "#app/contracts/frames.ts";
import { formatPhone } from "#app/i18n/phone.ts";
import { useFormat } from "#app/i18n/use-format.ts";
import { Avatar } from "#app/ui/avatar.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { notify } from "#app/ui/toasts.ts";
import { contactTitle } from "./contact-title.ts";
import { useInboxParts } from "./inbox-context.ts";
import { useInboxStrings } from "./use-inbox-strings.ts";

/** What is known of the contact, beside the conversation on wide screens. */
export function DetailsPane({ contact, onClose }: { contact: ContactView; onClose: () => void }) {
	const t = useInboxStrings();
	const format = useFormat();
	const { people } = useInboxParts();
	const title = contactTitle(contact, t.contacts.unnamed);
	const lastSeenAt = Math.max(people.lastSeenAt[contact.id] ?? 0, contact.lastSeenAt ?? 0);
	const moment = (at: number | null): string =>
		at === null || at === 0 ? t.details.unknown : format.dateTime(at);
	return (
		<>
			<div className="flex h-14 shrink-0 items-center justify-between border-b border-line px-4">
				<h2 className="text-[15px] font-semibold text-gray-12">{t.details.title}</h2>
				<IconButton label={t.details.close} onClick={onClose}>
					<X aria-hidden="true" size={18} strokeWidth={1.75} />
				</IconButton>
			</div>
			<div className="min-h-0 flex-1 overflow-y-auto p-4">
				<div className="flex flex-col items-center gap-3 pb-5 pt-2 text-center">
					<Avatar name={title} size={80} src={contact.avatarUrl} />
					<p className="line-clamp-3 max-w-full text-base font-semibold text-gray-12 [overflow-wrap:anywhere]">
						<bdi>{title}</bdi>
					</p>
				</div>
				<dl className="flex flex-col gap-4 border-t border-line pt-4">
					<Fact label={t.details.phone}>
						{contact.phone ? <Phone digits={contact.phone} /> : t.details.noPhone}
					</Fact>
					<Fact label={t.details.kind}>{contact.isGroup ? t.details.group : t.details.person}</Fact>
					<Fact label={t.details.lastMessage}>{moment(contact.lastMessageAt)}</Fact>
					<Fact label={t.details.lastSeen}>{moment(lastSeenAt)}</Fact>
				</dl>
			</div>
		</>
	);
}

function Fact(props: { label: string; children: ReactNode }) {
	return (
		<div>
			<dt className="text-xs text-gray-11">{props.label}</dt>
			<dd className="tabular mt-0.5 text-gray-12">{props.children}</dd>
		</div>
	);
}

function Phone({ digits }: { digits: string }) {
	const t = useInboxStrings();
	const text = formatPhone(digits);
	const copy = async (): Promise<void> => {
		await navigator.clipboard.writeText(text);
		notify.success(t.details.copied);
	};
	return (
		<span className="flex items-center justify-between gap-2">
			{text}
			<IconButton label={t.details.copyPhone} onClick={() => void copy()}>
				<Copy aria-hidden="true" size={15} />
			</IconButton>
		</span>
	);
}
