import { useQuery } from "@tanstack/react-query";
import { Merge } from "lucide-react";
import { useState } from "react";
import type { ContactView } from "#app/contracts/frames.ts";
import type { ContactIdentity } from "#app/contracts/whatsapp.ts";
import { displayName } from "#app/domain/chat/display-text.ts";
import { nameOrFormer } from "#app/domain/team/former-member.ts";
import { may } from "#app/domain/team/role.ts";
import { formatPhone } from "#app/i18n/phone.ts";
import { useErrorText } from "#app/i18n/use-error-text.ts";
import { useFormat } from "#app/i18n/use-format.ts";
import { codeOf } from "#app/ui/api-error.ts";
import { Button } from "#app/ui/button.tsx";
import { ErrorState } from "#app/ui/error-state.tsx";
import { lazyPart } from "#app/ui/lazy-part.tsx";
import { notify } from "#app/ui/toasts.ts";
import { contactTitle } from "../list/contact-title.ts";
import { useInboxParts } from "../store/inbox-context.ts";
import { useInboxStrings } from "../use-inbox-strings.ts";
import { useLaterStrings } from "../use-later-strings.ts";

const MergeDialog = lazyPart(() => import("./merge-dialog.tsx"), "MergeDialog", {
	onFailure: "toast",
});

type MergeRecord = ContactIdentity["merges"][number];

/**
 * The addresses of a contact (phone, LID, …), which contacts were merged into it, and the actions
 * to merge and to undo a merge.
 */
export function IdentityCard(props: { contact: ContactView }) {
	const t = useLaterStrings().identity;
	const { contact } = props;
	const { store, me } = useInboxParts();
	const [isMerging, setIsMerging] = useState(false);
	const [suggested, setSuggested] = useState<ContactIdentity["twin"]>(null);
	const merge = (other: ContactIdentity["twin"]): void => {
		setSuggested(other);
		setIsMerging(true);
	};
	const query = useQuery(store.identityQuery(contact.id));
	const mayMerge = may(me.role, "merge_contacts");
	return (
		<>
			{query.isError ? <ErrorState onRetry={() => void query.refetch()} title={t.failed} /> : null}
			{query.data ? <Addresses addresses={query.data.addresses} /> : null}
			{query.data && query.data.merges.length > 0 ? (
				<ul className="mt-4 flex flex-col gap-3">
					{query.data.merges.map((merge) => (
						<MergeItem
							key={merge.id}
							mayUndo={mayMerge}
							merge={merge}
							onUndone={() => void query.refetch()}
						/>
					))}
				</ul>
			) : null}
			{query.data?.twin && mayMerge ? <TwinHint onMerge={merge} twin={query.data.twin} /> : null}
			<Button
				className="mt-4 w-full"
				disabled={!mayMerge}
				onClick={() => merge(null)}
				type="button"
			>
				<Merge aria-hidden="true" size={16} />
				{t.merge}
			</Button>
			{mayMerge ? null : <p className="mt-1.5 text-xs text-gray-11">{t.viewer}</p>}
			{isMerging ? (
				<MergeDialog
					contact={contact}
					suggested={suggested ?? null}
					onClose={() => setIsMerging(false)}
					onMerged={() => void query.refetch()}
				/>
			) : null}
		</>
	);
}

/** Suggests a contact of the same name; whether both are one person only the team can know. */
function TwinHint(props: {
	twin: NonNullable<ContactIdentity["twin"]>;
	onMerge: (twin: ContactIdentity["twin"]) => void;
}) {
	const t = useInboxStrings();
	const later = useLaterStrings().identity;
	const { twin } = props;
	const facts = [
		contactTitle(twin, t.contacts),
		twin.phone === null ? null : formatPhone(twin.phone),
	];
	return (
		<div className="mt-4 rounded-control border border-line p-2.5 text-[13px]">
			<p className="text-gray-11">{later.twin}</p>
			<bdi className="tabular mt-0.5 block font-medium text-gray-12 [overflow-wrap:anywhere]">
				{facts.filter((fact) => fact !== null).join(" · ")}
			</bdi>
			<Button className="mt-2" onClick={() => props.onMerge(twin)} size="small" type="button">
				{later.mergeTwin}
			</Button>
		</div>
	);
}

function Addresses({ addresses }: { addresses: ContactIdentity["addresses"] }) {
	const t = useLaterStrings().identity;
	return (
		<ul className="flex flex-col gap-2">
			{addresses.map((address) => (
				<li key={`${address.kind}:${address.value}`}>
					<span className="block text-xs text-gray-11">{t.kinds[address.kind]}</span>
					<bdi className="tabular block text-gray-12 [overflow-wrap:anywhere]">
						{address.kind === "phone" ? formatPhone(address.value) : displayName(address.value)}
					</bdi>
				</li>
			))}
		</ul>
	);
}

function MergeItem(props: { merge: MergeRecord; mayUndo: boolean; onUndone: () => void }) {
	const t = useInboxStrings();
	const later = useLaterStrings().identity;
	const format = useFormat();
	const { merge } = props;
	const undo = useUndo(merge.id, props.onUndone);
	const name = contactTitle({ name: merge.name, phone: merge.phone }, t.contacts);
	const actor =
		merge.actor === null ? later.product : nameOrFormer(displayName(merge.actor), t.lines.former);
	return (
		<li className="rounded-control border border-line p-2.5 text-[13px]">
			<p className="text-gray-12 [overflow-wrap:anywhere]">
				{later.joined} <bdi className="font-medium">{name}</bdi>
			</p>
			<p className="mt-0.5 text-xs text-gray-11">{later.reasons[merge.reason]}</p>
			<p className="tabular text-xs text-gray-11" suppressHydrationWarning>
				{actor} · {format.dateTime(merge.mergedAt)}
			</p>
			{merge.undoneAt !== null ? (
				<p className="tabular mt-1 text-xs text-gray-11" suppressHydrationWarning>
					{later.undone(format.dateTime(merge.undoneAt))}
				</p>
			) : props.mayUndo ? (
				<Button
					className="mt-2"
					loading={undo.isRunning}
					onClick={undo.run}
					size="small"
					type="button"
				>
					{later.undo}
				</Button>
			) : null}
		</li>
	);
}

function useUndo(mergeId: string, onUndone: () => void) {
	const t = useLaterStrings().identity;
	const errorText = useErrorText();
	const { store } = useInboxParts();
	const [isRunning, setIsRunning] = useState(false);
	const run = async (): Promise<void> => {
		setIsRunning(true);
		try {
			await store.api.undoMerge(mergeId);
			notify.success(t.undoneTold);
			onUndone();
		} catch (error) {
			notify.error(t.undoFailed, errorText(codeOf(error)));
		} finally {
			setIsRunning(false);
		}
	};
	return { isRunning, run: () => void run() };
}
