import { Braces, FileText, Globe, NotebookPen, Table2, ThumbsUp, Trash2 } from "lucide-react";
import type { KnowledgeEntry } from "#app/contracts/agents.ts";
import type { EntrySource } from "#app/domain/agents/knowledge-base.ts";
import { isolate } from "#app/i18n/isolate.ts";
import { useFormat } from "#app/i18n/use-format.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { IconButton } from "#app/ui/icon-button.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

const ICONS = {
	typed: NotebookPen,
	file: FileText,
	page: Globe,
	catalogue: Table2,
	api: Braces,
} satisfies Record<EntrySource, unknown>;

/** One entry of the knowledge base; the whole row opens it. */
export function EntryRow(props: {
	entry: KnowledgeEntry;
	/** Shown where entries of several bases are listed. */
	baseName: string | null;
	mayManage: boolean;
	onOpen: () => void;
	onRemove: () => void;
}) {
	const t = useStrings({ pt, en });
	const format = useFormat();
	const { entry, baseName, mayManage } = props;
	const Icon = ICONS[entry.source];
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
					{baseName === null ? null : (
						<>
							<bdi>{baseName}</bdi>
							{" · "}
						</>
					)}
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
				<Use entry={entry} />
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

/** How often it answered, and when it was right; nothing for one that never did. */
function Use({ entry }: { entry: KnowledgeEntry }) {
	const { use: t } = useStrings({ pt, en });
	const format = useFormat();
	const { answered, lastAnsweredAt, lastRightAt } = entry;
	if (answered === 0 || lastAnsweredAt === null) return null;
	return (
		<p className="tabular flex flex-wrap gap-x-3 text-[13px] text-gray-11">
			<span>{t.answered(format.number(answered), format.date(lastAnsweredAt))}</span>
			{lastRightAt === null ? null : (
				<span className="flex items-center gap-1 text-green-11">
					<ThumbsUp aria-hidden="true" size={13} strokeWidth={1.75} />
					{t.right(format.date(lastRightAt))}
				</span>
			)}
		</p>
	);
}
