import { useQuery } from "@tanstack/react-query";
import { Search } from "lucide-react";
import { useState } from "react";
import type { ContactView } from "#app/contracts/frames.ts";
import { formatPhone } from "#app/i18n/phone.ts";
import { useErrorText } from "#app/i18n/use-error-text.ts";
import { codeOf } from "#app/ui/api-error.ts";
import { Avatar } from "#app/ui/avatar.tsx";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { ErrorState } from "#app/ui/error-state.tsx";
import { TextInput } from "#app/ui/text-input.tsx";
import { notify } from "#app/ui/toasts.ts";
import { contactTitle } from "../list/contact-title.ts";
import { useRested } from "../list/use-search.ts";
import { useInboxParts } from "../store/inbox-context.ts";
import { useInboxStrings } from "../use-inbox-strings.ts";
import { useLaterStrings } from "../use-later-strings.ts";
import { UnverifiedMark } from "./unverified-mark.tsx";

const REST_MS = 250;
const MOST_SHOWN = 8;

type OtherContact = Pick<ContactView, "id" | "name" | "phone" | "told">;

/** Merges another contact into this one: choose it, read what will happen, confirm. */
export function MergeDialog(props: {
	contact: ContactView;
	/** The preselected contact; null for none. */
	suggested: OtherContact | null;
	onClose: () => void;
	onMerged: () => void;
}) {
	const t = useInboxStrings();
	const later = useLaterStrings().identity;
	const [other, setOther] = useState(props.suggested);
	const { instance } = useInboxParts();
	const merge = useMerge(props);
	const title = contactTitle(props.contact, t.contacts);
	return (
		<Dialog
			onOpenChange={(open) => {
				if (!open) props.onClose();
			}}
			open
			purpose={later.mergePurpose(title)}
			title={later.merge}
			width={440}
		>
			{other === null ? (
				<Choice exceptId={props.contact.id} onPick={setOther} />
			) : (
				<>
					<p className="rounded-control border border-line p-3 text-gray-12 [overflow-wrap:anywhere]">
						{later.mergeWhat(contactTitle(other, t.contacts), title)}
					</p>
					{instance.type === "webchat" ? (
						<p className="mt-3 rounded-control border border-amber-6 bg-amber-3 px-3 py-2.5 text-[13px] text-amber-12">
							{later.mergeVisitors}
						</p>
					) : null}
					<div className="mt-6 flex flex-wrap justify-end gap-3">
						<Button onClick={() => setOther(null)} type="button">
							{later.otherChoice}
						</Button>
						<Button
							kind="primary"
							loading={merge.isRunning}
							onClick={() => merge.run(other.id)}
							type="button"
						>
							{later.mergeNow}
						</Button>
					</div>
				</>
			)}
		</Dialog>
	);
}

function Choice(props: { exceptId: string; onPick: (contact: ContactView) => void }) {
	const t = useInboxStrings();
	const later = useLaterStrings().identity;
	const { details } = useLaterStrings();
	const { store, instance } = useInboxParts();
	const noPhone = instance.type === "whatsapp" ? details.noPhone : details.noPhoneElsewhere;
	const [text, setText] = useState("");
	const q = useRested(text.trim(), REST_MS);
	const query = useQuery({
		queryKey: ["contacts-to-merge", props.exceptId, q],
		queryFn: ({ signal }) => store.api.listContacts(q, null, signal),
		staleTime: 0,
	});
	const shown = (query.data?.contacts ?? [])
		.filter((one) => one.id !== props.exceptId && !one.isGroup)
		.slice(0, MOST_SHOWN);
	return (
		<>
			<TextInput
				aria-label={later.searchContact}
				autoComplete="off"
				icon={<Search size={16} />}
				onChange={(event) => setText(event.target.value)}
				placeholder={later.searchContact}
				value={text}
			/>
			{query.isError ? (
				<div className="mt-3">
					<ErrorState onRetry={() => void query.refetch()} title={t.contacts.failed} />
				</div>
			) : null}
			<ul className="-mx-2 mt-2 min-h-24">
				{shown.map((one) => (
					<li key={one.id}>
						<button
							className="focus-ring flex min-h-12 w-full items-center gap-3 rounded-control px-2 py-1.5 text-left hover:bg-gray-3"
							onClick={() => props.onPick(one)}
							type="button"
						>
							<Avatar name={contactTitle(one, null)} size={32} src={one.avatarUrl} />
							<span className="min-w-0 flex-1">
								<bdi className="block truncate text-gray-12">{contactTitle(one, t.contacts)}</bdi>
								<span className="tabular block truncate text-xs text-gray-11">
									{one.phone ? formatPhone(one.phone) : noPhone}
								</span>
								{one.told ? <UnverifiedMark /> : null}
							</span>
						</button>
					</li>
				))}
				{query.isSuccess && shown.length === 0 ? (
					<li className="px-2 py-3 text-[13px] text-gray-11">{later.nobodyFound}</li>
				) : null}
			</ul>
		</>
	);
}

function useMerge(props: { contact: ContactView; onClose: () => void; onMerged: () => void }) {
	const t = useLaterStrings().identity;
	const errorText = useErrorText();
	const { store } = useInboxParts();
	const [isRunning, setIsRunning] = useState(false);
	const run = async (otherId: string): Promise<void> => {
		setIsRunning(true);
		try {
			await store.api.merge(props.contact.id, otherId);
			notify.success(t.merged);
			props.onMerged();
			props.onClose();
		} catch (error) {
			setIsRunning(false);
			notify.error(t.mergeFailed, errorText(codeOf(error)));
		}
	};
	return { isRunning, run: (otherId: string) => void run(otherId) };
}
