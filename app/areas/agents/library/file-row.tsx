import { Download, Ellipsis, FileText, Film, Image, Music, Pencil, Trash2 } from "lucide-react";
import type { LibraryFileView } from "#app/contracts/library-answers.ts";
import { kindOf } from "#app/domain/inbox/outgoing-file.ts";
import { isolate } from "#app/i18n/isolate.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { formatBytes } from "#app/inbox/conversation/media-line.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { Menu, MenuItem, MenuReason } from "#app/ui/menu.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

const ICONS = { image: Image, video: Film, audio: Music } as const;

/** Where a file of the library is read: our own address, never the store's. */
const libraryAddress = (id: string): string => `/media/library/${encodeURIComponent(id)}`;

/** A picture, or what kind of file it is. Decorative. */
function FileMark({ file }: { file: LibraryFileView }) {
	const kind = kindOf(file.mimetype);
	const Icon = kind in ICONS ? ICONS[kind as keyof typeof ICONS] : FileText;
	return (
		<span className="flex size-10 shrink-0 items-center justify-center overflow-hidden rounded-control bg-gray-3 text-gray-11">
			{kind === "image" ? (
				<img
					alt=""
					className="size-full object-cover"
					decoding="async"
					loading="lazy"
					src={libraryAddress(file.id)}
				/>
			) : (
				<Icon aria-hidden="true" size={18} strokeWidth={1.75} />
			)}
		</span>
	);
}

export function FileRow(props: {
	file: LibraryFileView;
	mayManage: boolean;
	onEdit: () => void;
	onRemove: () => void;
}) {
	const t = useStrings({ pt, en });
	const { file, mayManage } = props;
	return (
		<li className="flex min-h-14 items-center gap-3 border-b border-line py-2.5 pr-2 pl-4 last:border-b-0">
			<FileMark file={file} />
			<div className="min-w-0 flex-1">
				<h2 className="truncate font-medium text-gray-12">
					<bdi>{file.name}</bdi>{" "}
					<span className="tabular text-xs font-normal text-gray-11">
						{formatBytes(file.bytes)}
					</span>
				</h2>
				<p className="line-clamp-2 text-[13px] text-gray-11 [overflow-wrap:anywhere]">
					{file.description === "" ? t.noDescription : <bdi>{file.description}</bdi>}
				</p>
			</div>
			<Menu
				trigger={
					<IconButton label={t.moreOf(isolate(file.name))}>
						<Ellipsis aria-hidden="true" size={17} strokeWidth={1.75} />
					</IconButton>
				}
			>
				<MenuItem onSelect={() => void window.open(libraryAddress(file.id), "_blank", "noopener")}>
					<Download aria-hidden="true" size={16} strokeWidth={1.75} />
					{t.download}
				</MenuItem>
				{mayManage ? null : <MenuReason>{t.managersOnly}</MenuReason>}
				<MenuItem disabled={!mayManage} onSelect={props.onEdit}>
					<Pencil aria-hidden="true" size={16} strokeWidth={1.75} />
					{t.edit}
				</MenuItem>
				<MenuItem color="red" disabled={!mayManage} onSelect={props.onRemove}>
					<Trash2 aria-hidden="true" size={16} strokeWidth={1.75} />
					{t.remove}
				</MenuItem>
			</Menu>
		</li>
	);
}
