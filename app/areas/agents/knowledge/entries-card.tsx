import { BookOpen, Plus, Search, SearchX, Upload } from "lucide-react";
import { type ReactNode, useRef, useState } from "react";
import { useSearchParams } from "react-router";
import type { KnowledgeEntry } from "#app/contracts/agents.ts";
import type { EntryPage, KnowledgePlace, KnowledgeTotals } from "#app/contracts/knowledge.ts";
import { MAX_ENTRIES } from "#app/domain/agents/knowledge-base.ts";
import { MAX_DOCUMENT_BYTES, MAX_FILE_BYTES } from "#app/domain/agents/knowledge-text.ts";
import { useFormat } from "#app/i18n/use-format.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { ErrorState } from "#app/ui/error-state.tsx";
import { ReasonedButton } from "#app/ui/reasoned-button.tsx";
import { SkeletonRows } from "#app/ui/skeleton.tsx";
import { TextInput } from "#app/ui/text-input.tsx";
import { useAgentErrorText } from "../use-agent-error-text.ts";
import { DropZone } from "./drop-zone.tsx";
import { EntryDialog } from "./entry-dialog.tsx";
import { EntryRow } from "./entry-row.tsx";
import { FILE_ENDINGS } from "./file-check.ts";
import { RemoveEntryDialog } from "./remove-entry-dialog.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import { UploadList } from "./upload-list.tsx";
import { useEntries } from "./use-entries.ts";
import type { UploadQueue } from "./use-uploads.ts";

/** Shorter lists get no search box. */
const SEARCHED_FROM = 9;

interface EntriesCardProps {
	/** Whose entries are listed. */
	place: KnowledgePlace;
	/** Where new ones go. */
	target: KnowledgePlace;
	first: EntryPage;
	/** What all bases of the workspace hold. */
	all: KnowledgeTotals;
	/** Names of bases by their ids, where entries of several are listed. */
	baseNames: ReadonlyMap<string, string> | null;
	mayManage: boolean;
	/** Held by the page: an upload goes on while another tab is shown. */
	queue: UploadQueue;
	title: string;
	purpose: string;
	empty: string;
	/** Between the head and the list. */
	children?: ReactNode;
}

/** Entries of knowledge bases, and ways to find, add, open and delete them. */
export function EntriesCard(props: EntriesCardProps) {
	const t = useStrings({ pt, en });
	const { first, all, mayManage, queue, place, target } = props;
	// A link from an answer names the entry it was made of.
	const [linked] = useState(useSearchParams()[0].get("entrada"));
	/** Id null: a new entry. */
	const [opened, setOpened] = useState<{ id: string | null } | null>(
		linked ? { id: linked } : null,
	);
	const [removed, setRemoved] = useState<KnowledgeEntry | null>(null);
	const reason = mayManage ? (all.entries >= MAX_ENTRIES ? t.full : null) : t.managersOnly;
	const addFiles = (files: Iterable<File>): void => queue.add(files, target);
	const actions = (
		<AddButtons onAdd={() => setOpened({ id: null })} onFiles={addFiles} reason={reason} />
	);
	return (
		<DropZone onFiles={addFiles} reason={reason}>
			<Card className="overflow-hidden">
				<header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 border-b border-line px-4 py-3">
					<div className="min-w-0">
						<h2 className="font-semibold">{props.title}</h2>
						<p className="max-w-[60ch] text-[13px] text-gray-11 text-pretty">{props.purpose}</p>
					</div>
					{first.total > 0 ? actions : null}
				</header>
				{props.children}
				{queue.uploads.length > 0 ? (
					<div className="px-4 pt-4">
						<UploadList queue={queue} />
					</div>
				) : null}
				{first.total === 0 ? (
					<EmptyState action={actions} icon={BookOpen} title={props.empty}>
						{t.emptyText}
					</EmptyState>
				) : (
					<EntryList {...props} onOpen={(id) => setOpened({ id })} onRemove={setRemoved} />
				)}
				<Foot count={first.total} of={all.entries} />
			</Card>
			{opened ? (
				<EntryDialog
					entryId={opened.id}
					mayManage={mayManage}
					onClose={() => setOpened(null)}
					place={opened.id === null ? target : place}
				/>
			) : null}
			{removed ? (
				<RemoveEntryDialog entry={removed} onClose={() => setRemoved(null)} place={place} />
			) : null}
		</DropZone>
	);
}

function EntryList(
	props: EntriesCardProps & {
		onOpen: (entryId: string) => void;
		onRemove: (entry: KnowledgeEntry) => void;
	},
) {
	const t = useStrings({ pt, en });
	const format = useFormat();
	const errorText = useAgentErrorText();
	const { first, baseNames } = props;
	const list = useEntries(props.place, first);
	const { shown } = list;
	const more = shown === null ? 0 : shown.total - shown.entries.length;
	return (
		<>
			{first.total < SEARCHED_FROM ? null : (
				<search className="block border-b border-line px-4 py-2.5">
					<TextInput
						aria-label={t.find}
						autoComplete="off"
						icon={<Search size={16} strokeWidth={1.75} />}
						onChange={(event) => list.search(event.currentTarget.value)}
						placeholder={t.find}
						type="search"
						value={list.sought}
					/>
				</search>
			)}
			{list.failure === null ? null : (
				<ErrorState onRetry={list.retry} retrying={list.isBusy} title={t.listFailed}>
					{errorText(list.failure)}
				</ErrorState>
			)}
			<output className="sr-only">
				{shown !== null && list.sought.trim() !== "" ? t.found(format.number(shown.total)) : ""}
			</output>
			{shown === null ? (
				list.failure === null ? (
					<div className="p-4">
						<SkeletonRows count={3} label={t.searching} />
					</div>
				) : null
			) : shown.total === 0 ? (
				<EmptyState
					action={
						<Button onClick={() => list.search("")} type="button">
							{t.clearSearch}
						</Button>
					}
					icon={SearchX}
					title={t.noneFound}
				/>
			) : (
				<ul aria-label={t.list}>
					{shown.entries.map((entry) => (
						<EntryRow
							baseName={baseNames?.get(entry.baseId) ?? null}
							entry={entry}
							key={entry.id}
							mayManage={props.mayManage}
							onOpen={() => props.onOpen(entry.id)}
							onRemove={() => props.onRemove(entry)}
						/>
					))}
				</ul>
			)}
			{more > 0 ? (
				<div className="flex justify-center border-t border-line p-3">
					<Button loading={list.isBusy} onClick={list.loadMore} type="button">
						{t.more(format.number(more))}
					</Button>
				</div>
			) : null}
		</>
	);
}

const MEGABYTE = 1024 * 1024;
const megabytes = (bytes: number): string => `${String(Math.round(bytes / MEGABYTE))} MB`;

function Foot({ count, of }: { count: number; of: number }) {
	const t = useStrings({ pt, en });
	const format = useFormat();
	return (
		<div className="tabular flex flex-wrap justify-between gap-x-6 gap-y-1 border-t border-line bg-gray-2 px-4 py-2.5 text-[13px] text-gray-11">
			{count > 0 ? (
				<span>{t.count(format.number(count), format.number(of), format.number(MAX_ENTRIES))}</span>
			) : null}
			<span>
				{t.dropHint}. {t.limits(megabytes(MAX_FILE_BYTES), megabytes(MAX_DOCUMENT_BYTES))}
			</span>
		</div>
	);
}

function AddButtons(props: {
	reason: string | null;
	onAdd: () => void;
	onFiles: (files: Iterable<File>) => void;
}) {
	const t = useStrings({ pt, en });
	const input = useRef<HTMLInputElement>(null);
	return (
		<div className="flex flex-wrap gap-2">
			<input
				accept={FILE_ENDINGS.join()}
				aria-label={t.upload}
				className="hidden"
				multiple
				onChange={(event) => {
					const files = Array.from(event.currentTarget.files ?? []);
					// Reset, so that choosing the same file again is a change event.
					event.currentTarget.value = "";
					props.onFiles(files);
				}}
				ref={input}
				type="file"
			/>
			<ReasonedButton onClick={() => input.current?.click()} reason={props.reason} type="button">
				<Upload aria-hidden="true" size={16} />
				{t.upload}
			</ReasonedButton>
			<ReasonedButton kind="primary" onClick={props.onAdd} reason={props.reason} type="button">
				<Plus aria-hidden="true" size={16} />
				{t.add}
			</ReasonedButton>
		</div>
	);
}
