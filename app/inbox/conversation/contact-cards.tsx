import { Copy, UserRound } from "lucide-react";
import { displayName } from "#app/domain/chat/display-text.ts";
import { cardsOfText } from "#app/domain/inbox/contact-card.ts";
import { formatPhone } from "#app/i18n/phone.ts";
import { IconButton } from "#app/ui/icon-button.tsx";
import { lazyPart } from "#app/ui/lazy-part.tsx";
import { notify } from "#app/ui/toasts.ts";
import { useInboxStrings } from "../use-inbox-strings.ts";

const TalkButton = lazyPart(() => import("../items/talk-button.tsx"), "TalkButton", {
	onFailure: "nothing",
});

/** Shared contacts of a message: each number can be called, copied, and written to where there is a conversation. */
export function ContactCards({ text }: { text: string }) {
	const t = useInboxStrings();
	const cards = cardsOfText(text);
	return (
		<ul className="flex min-w-0 flex-col gap-2 py-0.5">
			{(cards.length === 0 ? [{ name: "", phones: [] }] : cards).map(({ name, phones }, index) => (
				<li className="flex min-w-0 items-start gap-2.5" key={index}>
					<span className="flex size-9 shrink-0 items-center justify-center rounded-control bg-[var(--gray-a3)] text-gray-12">
						<UserRound aria-hidden="true" size={18} strokeWidth={1.75} />
					</span>
					<span className="min-w-0">
						<bdi className="block font-medium [overflow-wrap:anywhere]">
							{displayName(name) || t.message.types.contact}
						</bdi>
						{phones.map((phone) => (
							<Phone digits={phone} key={phone} />
						))}
					</span>
				</li>
			))}
		</ul>
	);
}

function Phone({ digits }: { digits: string }) {
	const t = useInboxStrings();
	const shown = formatPhone(digits);
	return (
		// In a narrow bubble the buttons go below: the number stays in one line.
		<span className="flex flex-wrap items-center gap-x-1">
			<a
				className="focus-ring tabular rounded-control whitespace-nowrap text-accent-11 underline underline-offset-2"
				href={`tel:+${digits}`}
			>
				{shown}
			</a>
			<IconButton
				label={`${t.phone.copy}: ${shown}`}
				onClick={() => {
					void navigator.clipboard
						.writeText(`+${digits}`)
						.then(() => notify.success(t.phone.copied))
						.catch(() => undefined);
				}}
			>
				<Copy aria-hidden="true" size={15} strokeWidth={1.75} />
			</IconButton>
			<TalkButton fallback={<span className="size-8 shrink-0" />} phone={digits} />
		</span>
	);
}
