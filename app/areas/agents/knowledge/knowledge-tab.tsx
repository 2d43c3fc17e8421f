import { BookOpen, Plus, Upload } from "lucide-react";
import { type DragEvent, type ReactNode, useRef, useState } from "react";
import { useSearchParams } from "react-router";
import type { AgentView, KnowledgeEntry } from "#app/contracts/agents.ts";
import { MAX_ENTRIES } from "#app/domain/agents/knowledge-base.ts";
import { MAX_FILE_BYTES, MAX_PDF_BYTES } from "#app/domain/agents/knowledge-text.ts";
import { useFormat } from "#app/i18n/use-format.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Card } from "#app/ui/card.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { ReasonedButton } from "#app/ui/reasoned-button.tsx";
import { EntryDialog } from "./entry-dialog.tsx";
import { EntryRow } from "./entry-row.tsx";
import { FILE_ENDINGS } from "./file-check.ts";
import { RemoveEntryDialog } from "./remove-entry-dialog.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import { UploadList } from "./upload-list.tsx";
import type { UploadQueue } from "./use-uploads.ts";

const hasFiles = (event: DragEvent): boolean => event.dataTransfer.types.includes("Files");

/** Accepts files dropped over its children; the upload button does the same for the keyboard. */
function DropZone(props: {
	/** Why nothing is accepted now; null when it is. */
	reason: string | null;
	onFiles: (files: Iterable<File>) => void;
	children: ReactNode;
}) {
	const t = useStrings({ pt, en });
	const [isOver, setIsOver] = useState(false);
	/** Entering a child fires dragleave on its parent, so enters and leaves are counted. */
	const depth = useRef(0);
	const enter = (by: number): void => {
		depth.current += by;
		setIsOver(depth.current > 0);
	};
	const isOff = props.reason !== null;
	return (
		<div
			className="relative"
			onDragEnter={(event) => hasFiles(event) && enter(1)}
			onDragLeave={(event) => hasFiles(event) && enter(-1)}
			onDragOver={(event) => {
				if (!hasFiles(event)) return;
				// Otherwise the browser navigates to the dropped file.
				event.preventDefault();
				event.dataTransfer.dropEffect = isOff ? "none" : "copy";
			}}
			onDrop={(event) => {
				if (!hasFiles(event)) return;
				event.preventDefault();
				depth.current = 0;
				setIsOver(false);
				if (!isOff) props.onFiles(event.dataTransfer.files);
			}}
			role="presentation"
		>
			{props.children}
			{isOver ? (
				<div className="pointer-events-none absolute inset-0 z-10 flex items-center justify-center gap-2 rounded-card border-2 border-dashed border-accent-9 bg-accent-3/95 font-medium text-accent-12">
					<Upload aria-hidden="true" size={20} />
					{props.reason ?? t.drop}
				</div>
			) : null}
		</div>
	);
}

const MEGABYTE = 1024 * 1024;

/** The knowledge base of an agent: its entries, and ways to add, open and delete them. */
export function KnowledgeTab(props: {
	agent: AgentView;
	mayManage: boolean;
	/** Held by the page: an upload goes on while another tab is shown. */
	queue: UploadQueue;
}) {
	const t = useStrings({ pt, en });
	const { agent, mayManage, queue } = props;
	const { entries } = agent;
	// A link from an answer names the entry it was made of.
	const [linked] = useState(useSearchParams()[0].get("entrada"));
	/** Id null: a new entry. */
	const [opened, setOpened] = useState<{ id: string | null } | null>(
		linked ? { id: linked } : null,
	);
	const [removed, setRemoved] = useState<KnowledgeEntry | null>(null);
	const reason = mayManage ? (entries.length >= MAX_ENTRIES ? t.full : null) : t.managersOnly;
	const actions = (
		<AddButtons onAdd={() => setOpened({ id: null })} onFiles={queue.add} reason={reason} />
	);
	return (
		<DropZone onFiles={queue.add} reason={reason}>
			<Card className="overflow-hidden">
				<Head>{entries.length > 0 ? actions : null}</Head>
				{queue.uploads.length > 0 ? (
					<div className="px-4 pt-4">
						<UploadList queue={queue} />
					</div>
				) : null}
				{entries.length === 0 ? (
					<EmptyState action={actions} icon={BookOpen} title={t.empty}>
						{t.emptyText}
					</EmptyState>
				) : (
					<ul aria-label={t.list}>
						{entries.map((entry) => (
							<EntryRow
								entry={entry}
								key={entry.id}
								mayManage={mayManage}
								onOpen={() => setOpened({ id: entry.id })}
								onRemove={() => setRemoved(entry)}
							/>
						))}
					</ul>
				)}
				<Foot count={entries.length} />
			</Card>
			{opened ? (
				<EntryDialog
					agentId={agent.id}
					entryId={opened.id}
					mayManage={mayManage}
					onClose={() => setOpened(null)}
				/>
			) : null}
			{removed ? (
				<RemoveEntryDialog agentId={agent.id} entry={removed} onClose={() => setRemoved(null)} />
			) : null}
		</DropZone>
	);
}

const megabytes = (bytes: number): string => `${String(Math.round(bytes / MEGABYTE))} MB`;

function Head({ children }: { children: ReactNode }) {
	const t = useStrings({ pt, en });
	return (
		<header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 border-b border-line px-4 py-3">
			<div className="min-w-0">
				<h2 className="font-semibold">{t.title}</h2>
				<p className="max-w-[60ch] text-[13px] text-gray-11 text-pretty">{t.purpose}</p>
			</div>
			{children}
		</header>
	);
}

function Foot({ count }: { count: number }) {
	const t = useStrings({ pt, en });
	const format = useFormat();
	return (
		<div className="tabular flex flex-wrap justify-between gap-x-6 gap-y-1 border-t border-line bg-gray-2 px-4 py-2.5 text-[13px] text-gray-11">
			{count > 0 ? <span>{t.count(format.number(count), format.number(MAX_ENTRIES))}</span> : null}
			<span>
				{t.dropHint}. {t.limits(megabytes(MAX_FILE_BYTES), megabytes(MAX_PDF_BYTES))}
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
