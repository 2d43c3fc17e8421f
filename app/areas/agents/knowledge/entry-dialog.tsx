import { useEffect, useState } from "react";
import type { KnowledgePlace } from "#app/contracts/knowledge.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { codeOf } from "#app/ui/api-error.ts";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { ErrorState } from "#app/ui/error-state.tsx";
import { SkeletonRows } from "#app/ui/skeleton.tsx";
import { useAgentErrorText } from "../use-agent-error-text.ts";
import { lazyPart } from "#app/ui/lazy-part.tsx";
import { EntryForm, type EntryFormProps } from "./entry-form.tsx";
import type { EntryText } from "./forms.ts";
import { readEntry } from "./knowledge-api.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** Loaded separately: most entries are texts. */
const CatalogueView = lazyPart(() => import("../sources/catalogue-view.tsx"), "CatalogueView");

/**
 * An entry of the knowledge base, new (`entryId` null) or stored; read-only for members who may not
 * change it.
 */
export function EntryDialog(props: {
	/** Where the entry is, or a new one goes. */
	place: KnowledgePlace;
	entryId: string | null;
	/** What a new entry begins with. */
	draft?: Pick<EntryText, "title" | "text">;
	mayManage: boolean;
	onClose: () => void;
	/** Called once it is stored, before it closes. */
	onSaved?: (entryId: string) => void;
}) {
	const t = useStrings({ pt, en }).dialog;
	const [isDirty, setDirty] = useState(false);
	const [isAsking, setAsking] = useState(false);
	const close = (): void => (isDirty ? setAsking(true) : props.onClose());
	return (
		<Dialog
			onOpenChange={(open) => {
				if (!open) close();
			}}
			open
			purpose={props.mayManage ? t.purpose : undefined}
			title={props.entryId === null ? t.create : t.edit}
			width={680}
		>
			<EntryBody {...props} onCancel={close} onDirty={setDirty} />
			<ConfirmDialog
				confirmLabel={t.discard}
				onConfirm={props.onClose}
				onOpenChange={setAsking}
				open={isAsking}
				title={t.discardTitle}
			>
				{t.discardText}
			</ConfirmDialog>
		</Dialog>
	);
}

function EntryBody(props: Omit<EntryFormProps, "stored"> & { draft?: Partial<EntryText> }) {
	const t = useStrings({ pt, en }).dialog;
	const errorText = useAgentErrorText();
	const { entry, failure, load } = useEntry(props.place, props.entryId);
	if (failure !== null)
		return (
			<ErrorState onRetry={load} title={t.loadFailed}>
				{errorText(failure)}
			</ErrorState>
		);
	if (!entry) return <SkeletonRows count={3} label={t.loading} />;
	const form = <EntryForm {...props} stored={{ ...entry, ...props.draft }} />;
	if (entry.source !== "catalogue") return form;
	const loading = <SkeletonRows count={3} label={t.loading} />;
	return (
		<CatalogueView entryId={entry.id} fallback={loading} otherwise={form} title={entry.title} />
	);
}

const BLANK: EntryText = { id: "", title: "", text: "", fileName: null, source: "typed" };

function useEntry(place: KnowledgePlace, entryId: string | null) {
	const [entry, setEntry] = useState<EntryText | null>(entryId === null ? BLANK : null);
	const [failure, setFailure] = useState<string | null>(null);
	const [tries, setTries] = useState(0);
	// Of each drawing the place may be another object.
	const [where] = useState(place);
	useEffect(() => {
		if (entryId === null) return;
		let isCurrent = true;
		readEntry(where, entryId)
			.then((read) => isCurrent && setEntry(read))
			.catch((error: unknown) => {
				if (isCurrent) setFailure(codeOf(error, "unavailable"));
			});
		return () => {
			isCurrent = false;
		};
	}, [where, entryId, tries]);
	const load = (): void => {
		setFailure(null);
		setTries((before) => before + 1);
	};
	return { entry, failure, load };
}
