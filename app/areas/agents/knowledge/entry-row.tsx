import { FileText, NotebookPen, Trash2 } from "lucide-react";
import type { KnowledgeEntry } from "#app/contracts/agents.ts";
import { isolate } from "#app/i18n/isolate.ts";
import { useFormat } from "#app/i18n/use-format.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { IconButton } from "#app/ui/icon-button.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** One entry of the knowledge base; the whole row opens it. */
export function EntryRow(props: {
	entry: KnowledgeEntry;
	mayManage: boolean;
	onOpen: () => void;
	onRemove: () => void;
}) {
	const t = useStrings({ pt, en });
	const format = useFormat();
	const { entry, mayManage } = props;
	const Icon = entry.source === "file" ? FileText : NotebookPen;
	const removeLabel = t.remove(isolate(entry.title));
	return (
		<li className="relative flex min-h-14 items-center gap-3 border-b border-line px-4 py-2 last:border-b-0 hover:bg-gray-2">
			<span className="flex size-9 shrink-0 items-center justify-center rounded-control bg-gray-3 text-gray-11">
				<Icon aria-hidden="true" size={18} strokeWidth={1.75} />
			</span>
			<div className="min-w-0 flex-1">
				<button
					className="block max-w-full truncate text-left font-medium text-gray-12 outline-none after:absolute after:inset-0 focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-accent-9"
					onClick={props.onOpen}
					type="button"
				>
					<span className="sr-only">{t.open} </span>
					<bdi>{entry.title}</bdi>
				</button>
				<p className="tabular truncate text-[13px] text-gray-11">
					{t.characters(format.number(entry.characters))}
					{" · "}
					{t.addedAt(format.date(entry.createdAt))}
					{entry.fileName ? (
						<>
							{" · "}
							<bdi>{entry.fileName}</bdi>
						</>
					) : null}
				</p>
			</div>
			<span className="relative z-1">
				{/* Not `disabled`: it stays focusable, so that the reason can be read. */}
				<IconButton
					aria-disabled={mayManage ? undefined : true}
					className={mayManage ? "hover:!text-red-11" : "opacity-60"}
					label={mayManage ? removeLabel : `${removeLabel}. ${t.managersOnly}`}
					onClick={mayManage ? props.onRemove : undefined}
				>
					<Trash2 aria-hidden="true" size={17} strokeWidth={1.75} />
				</IconButton>
			</span>
		</li>
	);
}
