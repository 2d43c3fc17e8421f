import { ArrowDown, ArrowUp, CircleAlert, X } from "lucide-react";
import { type DragEvent, useEffect, useRef, useState } from "react";
import { takesCaption } from "#app/domain/inbox/captions.ts";
import { useFormat } from "#app/i18n/use-format.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "#app/ui/button.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { notify } from "#app/ui/toasts.ts";
import { TypeIcon } from "../list/type-icon.tsx";
import { formatBytes } from "../conversation/media-line.tsx";
import { ownerOf, useInboxParts } from "../store/inbox-context.ts";
import type { TrayFile } from "../store/tray-book.ts";
import { dropBytes, readBytes } from "./bytes.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import { GONE, useBlobUrl } from "./use-blob-url.ts";

/** What is longer is a film. */
const MAX_GIF_SECONDS = 30;

/** The files that leave with the next press of "Enviar": looked at, put in order, removed. */
export function FileTray(props: {
	contactId: string;
	/** The one that has the composer's text with it; null: none may have one. */
	captionedKey: string | null;
	/** The last one was removed. */
	onEmptied: () => void;
}) {
	const t = useStrings({ pt, en }).tray;
	const format = useFormat();
	const { contactId } = props;
	const { tray } = useInboxParts();
	const files = tray.get(contactId);
	const [said, setSaid] = useState("");
	const drag = useDrag((from, to) => move(from, to));

	function remove(gone: readonly TrayFile[]): void {
		const left = files.filter((file) => !gone.includes(file));
		tray.set(contactId, left);
		for (const { key } of gone) void dropBytes(key);
		if (left.length === 0) props.onEmptied();
	}
	function move(from: number, to: number): void {
		const moved = files[from];
		if (!moved || to < 0 || to >= files.length || from === to) return;
		tray.set(contactId, files.toSpliced(from, 1).toSpliced(to, 0, moved));
		setSaid(t.moved(moved.name, format.number(to + 1), format.number(files.length)));
	}
	return (
		<section aria-label={t.label} className="mb-2 animate-appear" data-file-tray>
			<div className="flex min-h-8 items-center justify-between gap-2 px-2">
				<h3 className="text-xs font-semibold text-gray-11">
					{t.count(format.number(files.length))}
				</h3>
				{files.length > 1 ? (
					<Button kind="quiet" onClick={() => remove(files)} size="small" type="button">
						{t.clear}
					</Button>
				) : null}
			</div>
			<ul className="max-h-[34dvh] overflow-y-auto overscroll-contain">
				{files.map((file, at) => (
					<li
						{...drag.of(at, files.length > 1)}
						className={`flex items-center gap-3 rounded-control px-2 py-1.5 ${drag.from === at ? "opacity-50" : ""} ${drag.over === at ? "bg-accent-3" : ""}`}
						data-tray-file={file.name}
						key={file.key}
					>
						<Thumb
							file={file}
							onGone={() =>
								tray.change(contactId, file.key, { state: "refused", code: "bytes_gone" })
							}
						/>
						<div className="min-w-0 flex-1">
							<bdi className="block truncate text-[13px] font-medium text-gray-12">{file.name}</bdi>
							<Facts file={file} />
							<AsGif
								file={file}
								onChange={(isGif) => tray.change(contactId, file.key, { isGif })}
							/>
							{files.length > 1 ? (
								<Caption
									file={file}
									isBelow={file.key === props.captionedKey}
									onChange={(caption) => tray.change(contactId, file.key, { caption })}
								/>
							) : null}
						</div>
						{files.length > 1 ? (
							<span className="flex shrink-0">
								<IconButton
									disabled={at === 0}
									label={t.up(file.name)}
									onClick={() => move(at, at - 1)}
								>
									<ArrowUp aria-hidden="true" size={16} strokeWidth={1.75} />
								</IconButton>
								<IconButton
									disabled={at === files.length - 1}
									label={t.down(file.name)}
									onClick={() => move(at, at + 1)}
								>
									<ArrowDown aria-hidden="true" size={16} strokeWidth={1.75} />
								</IconButton>
							</span>
						) : null}
						<IconButton label={t.remove(file.name)} onClick={() => remove([file])}>
							<X aria-hidden="true" size={16} strokeWidth={1.75} />
						</IconButton>
					</li>
				))}
			</ul>
			<output aria-live="polite" className="sr-only">
				{said}
			</output>
		</section>
	);
}

/** What it is, or why it cannot be sent. */
function Facts({ file }: { file: TrayFile }) {
	const t = useStrings({ pt, en });
	if (file.state === "preparing")
		return <span className="block text-xs text-gray-11">{t.tray.preparing}</span>;
	if (file.state === "refused")
		return (
			<span className="flex items-start gap-1 text-xs text-red-11" role="alert">
				<CircleAlert aria-hidden="true" className="mt-0.5 shrink-0" size={13} />
				<span className="text-pretty">{refusalOf(file, t.refusals)}</span>
			</span>
		);
	const note = noteOf(file, t.notes);
	return (
		<>
			<span className="tabular block text-xs text-gray-11">
				{t.kinds[file.kind]} · {formatBytes(file.bytes)}
			</span>
			{note === null ? null : (
				<span className="block text-xs text-amber-11 text-pretty">{note}</span>
			)}
		</>
	);
}

function refusalOf({ code, bytes, limit }: TrayFile, t: typeof pt.refusals): string {
	if (code === "file_too_large")
		return limit === undefined
			? t.file_too_large_plain
			: t.file_too_large(formatBytes(bytes), formatBytes(limit));
	return code === "file_empty" || code === "file_type_not_taken" || code === "bytes_gone"
		? t[code]
		: t.unreadable;
}

function noteOf({ note, limit }: TrayFile, t: typeof pt.notes): string | null {
	if (note === "large_as_document") return t.large_as_document(formatBytes(limit ?? 0));
	return note === "as_document" || note === "unread_picture" || note === "gif_as_film"
		? t[note]
		: null;
}

/** A short film may go as a picture that moves, where the channel knows such and it has no sound. */
function AsGif(props: { file: TrayFile; onChange: (isGif: boolean) => void }) {
	const t = useStrings({ pt, en }).tray;
	const parts = useInboxParts();
	const { kind, state, seconds = Infinity, key, isGif = false } = props.file;
	const isShort = kind === "video" && state === undefined && seconds <= MAX_GIF_SECONDS;
	if (!parts.capabilities.gifs || !isShort) return null;
	async function choose(isChosen: boolean): Promise<void> {
		if (!isChosen) return props.onChange(false);
		const blob = await readBytes(key, ownerOf(parts));
		const { isSilent } = await import("./gif.ts");
		if (blob && (await isSilent(blob))) props.onChange(true);
		else notify.info(t.hasSound);
	}
	return (
		<label className="mt-0.5 inline-flex cursor-pointer items-center gap-1.5 text-xs text-gray-12">
			<input
				checked={isGif}
				className="size-4 accent-accent-9"
				onChange={({ currentTarget }) => void choose(currentTarget.checked)}
				type="checkbox"
			/>
			{t.asGif}
		</label>
	);
}

/** The text of one of several; of the first one it stands in the composer. */
function Caption(props: { file: TrayFile; isBelow: boolean; onChange: (caption: string) => void }) {
	const t = useStrings({ pt, en }).tray;
	const { files = {} } = useInboxParts().capabilities;
	const { file } = props;
	if (file.state !== undefined || !takesCaption(file.kind, files)) return null;
	if (props.isBelow) return <span className="block text-xs text-gray-11">{t.captionBelow}</span>;
	return (
		<input
			aria-label={t.caption(file.name)}
			className="mt-1 h-8 w-full max-w-96 rounded-control border border-gray-7 bg-panel px-2 text-base text-gray-12 outline-none placeholder:text-gray-11 focus:border-accent-9 focus:ring-2 focus:ring-accent-6 md:text-[13px]"
			dir="auto"
			onChange={(event) => props.onChange(event.target.value)}
			onKeyDown={(event) => {
				// The next one; "Enviar" is one Tab further than the last.
				if (event.key === "Enter") event.preventDefault();
			}}
			placeholder={t.captionHint}
			type="text"
			value={file.caption}
		/>
	);
}

function Thumb({ file, onGone }: { file: TrayFile; onGone: () => void }) {
	const { kind, state } = file;
	const url = useBlobUrl(state === undefined ? file.key : null);
	const told = useRef(onGone);
	useEffect(() => {
		told.current = onGone;
	});
	useEffect(() => {
		if (url === GONE) told.current();
	}, [url]);
	const box =
		"flex size-12 shrink-0 items-center justify-center overflow-hidden rounded-control bg-[var(--gray-a3)] text-gray-11";
	if (url !== null && url !== GONE && kind === "image")
		return (
			<span className={box}>
				<img
					alt=""
					className="size-full object-cover"
					decoding="async"
					draggable={false}
					src={url}
				/>
			</span>
		);
	if (url !== null && url !== GONE && kind === "video")
		return (
			<span className={box}>
				{/* oxlint-disable-next-line jsx-a11y/media-has-caption -- its first moment, as a picture */}
				<video className="size-full object-cover" muted playsInline preload="metadata" src={url} />
			</span>
		);
	return (
		<span className={`${box} ${state === "preparing" ? "motion-safe:animate-pulse" : ""}`}>
			<TypeIcon size={20} type={kind === "voice" ? "audio" : kind} />
		</span>
	);
}

/** Rows change places by being dragged; the buttons do the same for keys. */
function useDrag(onMove: (from: number, to: number) => void) {
	const [from, setFrom] = useState<number | null>(null);
	const [over, setOver] = useState<number | null>(null);
	const end = (): void => {
		setFrom(null);
		setOver(null);
	};
	return {
		from,
		over: from === over ? null : over,
		of: (at: number, isOn: boolean) =>
			isOn
				? {
						draggable: true,
						onDragStart: (event: DragEvent) => {
							event.dataTransfer.effectAllowed = "move";
							event.dataTransfer.setData("text/plain", "");
							setFrom(at);
						},
						onDragOver: (event: DragEvent) => {
							if (from === null) return;
							event.preventDefault();
							setOver(at);
						},
						onDrop: (event: DragEvent) => {
							if (from === null) return;
							event.preventDefault();
							onMove(from, at);
							end();
						},
						onDragEnd: end,
					}
				: {},
	};
}
