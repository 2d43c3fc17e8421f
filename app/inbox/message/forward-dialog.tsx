import { useQuery } from "@tanstack/react-query";
import { Check, Search } from "lucide-react";
import { useState } from "react";
import type { ContactView } from "#app/contracts/frames.ts";
import { formatPhone } from "#app/i18n/phone.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Avatar } from "#app/ui/avatar.tsx";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { ErrorState } from "#app/ui/error-state.tsx";
import { TextInput } from "#app/ui/text-input.tsx";
import { notify } from "#app/ui/toasts.ts";
import { contactTitle } from "../list/contact-title.ts";
import { useRested } from "../list/use-search.ts";
import { useInboxParts } from "../store/inbox-context.ts";
import type { TimelineMessage } from "../store/timeline-message.ts";
import { useInboxStrings } from "../use-inbox-strings.ts";
import { forwardTo } from "./forward.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

const REST_MS = 250;
/** As in WhatsApp: what goes to more people than this is a campaign. */
const MOST_CHOSEN = 5;

/** Sends a message again to other people of the channel, as a new message of the member's own. */
export function ForwardDialog(props: { message: TimelineMessage; onClose: () => void }) {
	const t = useStrings({ pt, en }).forward;
	const parts = useInboxParts();
	const [chosen, setChosen] = useState<readonly ContactView[]>([]);
	const [isRunning, setIsRunning] = useState(false);
	const { message, onClose } = props;
	const toggle = (contact: ContactView): void =>
		setChosen((now) =>
			now.some(({ id }) => id === contact.id)
				? now.filter(({ id }) => id !== contact.id)
				: [...now, contact],
		);
	async function send(): Promise<void> {
		setIsRunning(true);
		const isSent = await forwardTo(
			parts,
			message,
			chosen.map(({ id }) => id),
		);
		if (isSent) {
			notify.success(t.sent(String(chosen.length)));
			return onClose();
		}
		setIsRunning(false);
		notify.error(t.failed, t.failedHint);
	}
	return (
		<Dialog
			onOpenChange={(isOpen) => {
				if (!isOpen) onClose();
			}}
			open
			purpose={t.purpose(String(MOST_CHOSEN))}
			title={t.title}
			width={440}
		>
			<Choice chosen={chosen} exceptId={message.contactId} onToggle={toggle} />
			<div className="mt-4 flex justify-end">
				<Button
					disabled={chosen.length === 0}
					kind="primary"
					loading={isRunning}
					onClick={() => void send()}
					type="button"
				>
					{t.submit(String(chosen.length))}
				</Button>
			</div>
		</Dialog>
	);
}

function Choice(props: {
	exceptId: string;
	chosen: readonly ContactView[];
	onToggle: (contact: ContactView) => void;
}) {
	const t = useStrings({ pt, en }).forward;
	const { contacts } = useInboxStrings();
	const { store, instance } = useInboxParts();
	const [text, setText] = useState("");
	const q = useRested(text.trim(), REST_MS);
	const query = useQuery({
		queryKey: ["contacts-to-forward", instance.id, q],
		queryFn: ({ signal }) => store.api.listContacts(q, null, signal),
		staleTime: 0,
	});
	const found = (query.data?.contacts ?? []).filter(({ id }) => id !== props.exceptId);
	const isChosen = (id: string): boolean => props.chosen.some((one) => one.id === id);
	// Who was chosen stays in sight while others are sought.
	const shown = [...props.chosen.filter(({ id }) => !found.some((one) => one.id === id)), ...found];
	return (
		<>
			<TextInput
				aria-label={t.search}
				autoComplete="off"
				icon={<Search size={16} />}
				onChange={(event) => setText(event.target.value)}
				placeholder={t.search}
				value={text}
			/>
			{query.isError ? (
				<div className="mt-3">
					<ErrorState onRetry={() => void query.refetch()} title={contacts.failed} />
				</div>
			) : null}
			<ul className="-mx-2 mt-2 h-72 overflow-y-auto overscroll-contain">
				{shown.map((one) => (
					<li key={one.id}>
						<button
							aria-pressed={isChosen(one.id)}
							className="focus-ring flex min-h-12 w-full items-center gap-3 rounded-control px-2 py-1.5 text-left hover:bg-gray-3 disabled:opacity-50"
							disabled={!isChosen(one.id) && props.chosen.length >= MOST_CHOSEN}
							onClick={() => props.onToggle(one)}
							type="button"
						>
							<Avatar name={contactTitle(one, null)} size={32} src={one.avatarUrl} />
							<span className="min-w-0 flex-1">
								<bdi className="block truncate text-gray-12">{contactTitle(one, contacts)}</bdi>
								{one.phone ? (
									<span className="tabular block truncate text-xs text-gray-11">
										{formatPhone(one.phone)}
									</span>
								) : null}
							</span>
							<span
								aria-hidden="true"
								className={`inline-flex size-5 shrink-0 items-center justify-center rounded-full border ${isChosen(one.id) ? "border-accent-9 bg-accent-9 text-white" : "border-gray-8"}`}
							>
								{isChosen(one.id) ? <Check size={13} strokeWidth={2.5} /> : null}
							</span>
						</button>
					</li>
				))}
				{query.isSuccess && shown.length === 0 ? (
					<li className="px-2 py-3 text-[13px] text-gray-11">{t.none}</li>
				) : null}
			</ul>
		</>
	);
}
