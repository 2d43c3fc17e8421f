import { Plus } from "lucide-react";
import { useState } from "react";
import { useRevalidator } from "react-router";
import type { KnowledgePlace } from "#app/contracts/knowledge.ts";
import { isolate } from "#app/i18n/isolate.ts";
import { useFormat } from "#app/i18n/use-format.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { codeOf } from "#app/ui/api-error.ts";
import { Card } from "#app/ui/card.tsx";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { ErrorState } from "#app/ui/error-state.tsx";
import { QueryProvider } from "#app/ui/query-provider.tsx";
import { ReasonedButton } from "#app/ui/reasoned-button.tsx";
import { SkeletonRows } from "#app/ui/skeleton.tsx";
import { notify } from "#app/ui/toasts.ts";
import { useAgentErrorText } from "../use-agent-error-text.ts";
import { useAsking } from "../use-asking.ts";
import { AddSourceDialog } from "./add-source-dialog.tsx";
import { ChangesDialog } from "./changes-dialog.tsx";
import type { Source } from "./forms.ts";
import { shortAddress, SourceRow } from "./source-row.tsx";
import { removeSource } from "./sources-api.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import { useSources } from "./use-sources.ts";

interface SourcesCardProps {
	/** Whose sources are listed. */
	place: KnowledgePlace;
	/** Where new ones go. */
	target: KnowledgePlace;
	mayManage: boolean;
}

/** The sites that bases are read from: added, read again, what changed there, and removed. */
export function SourcesCard(props: SourcesCardProps) {
	return (
		<QueryProvider>
			<Sources {...props} />
		</QueryProvider>
	);
}

type Asked = { kind: "add" } | { kind: "changes" | "remove"; source: Source };

function Sources({ place, target, mayManage }: SourcesCardProps) {
	const t = useStrings({ pt, en });
	const errorText = useAgentErrorText();
	const { query, readAgain } = useSources(place);
	const [asked, setAsked] = useState<Asked | null>(null);
	const close = (): void => setAsked(null);
	const sources = query.data ?? [];
	const hasSeveralBases = new Set(sources.map(({ baseId }) => baseId)).size > 1;
	const code = codeOf(query.error);
	return (
		<Card className="overflow-hidden">
			<header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 px-4 py-3">
				<div className="min-w-0 flex-1 basis-64">
					<h2 className="font-semibold">{t.title}</h2>
					<p className="max-w-[60ch] text-[13px] text-gray-11 text-pretty">{t.purpose}</p>
				</div>
				<ReasonedButton
					onClick={() => setAsked({ kind: "add" })}
					reason={mayManage ? null : t.managersOnly}
					type="button"
				>
					<Plus aria-hidden="true" size={16} />
					{t.add}
				</ReasonedButton>
			</header>
			{query.isPending ? (
				<div className="border-t border-line p-4">
					<SkeletonRows count={1} label={t.loading} />
				</div>
			) : query.isError ? (
				<ErrorState
					onRetry={() => void query.refetch()}
					retrying={query.isFetching}
					title={t.failed}
				>
					{errorText(code)}
				</ErrorState>
			) : sources.length === 0 ? (
				<p className="border-t border-line bg-gray-2 px-4 py-3 text-[13px] text-gray-11">
					{t.none}
				</p>
			) : (
				<ul aria-label={t.list} className="border-t border-line">
					{sources.map((source) => (
						<SourceRow
							hasBase={hasSeveralBases}
							key={source.id}
							mayManage={mayManage}
							onChanged={() => void readAgain()}
							onOpenChanges={() => setAsked({ kind: "changes", source })}
							onRemove={() => setAsked({ kind: "remove", source })}
							source={source}
						/>
					))}
				</ul>
			)}
			{asked?.kind === "add" ? (
				<AddSourceDialog onClose={close} onDone={() => void readAgain()} target={target} />
			) : null}
			{asked?.kind === "changes" ? (
				<ChangesDialog
					mayManage={mayManage}
					onClose={close}
					onSettled={() => void readAgain()}
					source={asked.source}
				/>
			) : null}
			{asked?.kind === "remove" ? (
				<RemoveSourceDialog onClose={close} onDone={() => void readAgain()} source={asked.source} />
			) : null}
		</Card>
	);
}

/** Asks before a site goes with what came from it. A failure keeps the dialog open and is shown in it. */
function RemoveSourceDialog(props: { source: Source; onClose: () => void; onDone: () => void }) {
	const t = useStrings({ pt, en }).removal;
	const format = useFormat();
	const { revalidate } = useRevalidator();
	const asking = useAsking(t.failed);
	const { source } = props;
	const remove = (): void =>
		asking.ask(async () => {
			await removeSource(source.id);
			notify.success(t.done);
			props.onDone();
			props.onClose();
			await revalidate();
		});
	return (
		<ConfirmDialog
			busy={asking.isBusy}
			confirmLabel={t.confirm}
			onConfirm={remove}
			onOpenChange={(open) => {
				if (!open) props.onClose();
			}}
			open
			title={t.title(isolate(shortAddress(source.address)))}
		>
			{t.text(format.number(source.entries))}
			{asking.refusal ? (
				<span className="mt-3 block text-red-11" role="alert">
					{t.failed}. {asking.refusal.words}
				</span>
			) : null}
		</ConfirmDialog>
	);
}
