import { ChevronLeft, ChevronRight, Download } from "lucide-react";
import { type PointerEvent, useEffect, useEffectEvent, useRef } from "react";
import { readSwipe } from "#app/domain/chat/gallery.ts";
import { plainText } from "#app/domain/chat/plain-text.ts";
import { useFormat } from "#app/i18n/use-format.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { mediaAddress } from "../conversation/media-address.ts";
import { MediaFailed } from "../conversation/media-failed.tsx";
import { RichText } from "../conversation/rich-text.tsx";
import { useMediaAddress } from "../conversation/use-media-address.ts";
import { useMediaName } from "../conversation/use-media-name.ts";
import { useInboxParts } from "../store/inbox-context.ts";
import type { TimelineMessage } from "../store/timeline-message.ts";
import { useBackStep } from "../use-back-step.ts";
import { useLaterStrings } from "../use-later-strings.ts";
import { Film } from "./film.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

const WIDTH_PX = 1080;

/**
 * Pictures and films of the conversation at full size. The arrow keys, a swipe and two buttons lead from one to the
 * next; Esc, the close button and a click outside lead back to the conversation.
 */
export function Gallery(props: {
	/** All that are loaded, oldest first. */
	messages: readonly TimelineMessage[];
	shownId: string;
	contactName: string;
	onShow: (messageId: string) => void;
	/** The oldest one is shown: earlier ones may be there to be loaded. */
	onStart: () => void;
	onClose: () => void;
}) {
	const format = useFormat();
	const close = useBackStep("photo", true, props.onClose);
	const { messages, shownId } = props;
	const at = messages.findIndex(({ id }) => id === shownId);
	const message = messages[at];
	const name = useMediaName(message, props.contactName);
	const go = (step: 1 | -1): void => {
		const next = messages[at + step];
		if (!next) return;
		if (at + step === 0) props.onStart();
		props.onShow(next.id);
	};
	const swipe = useSwipe(go);
	useArrowKeys(go);
	// Deleted by its sender while it was looked at.
	if (!message) return null;
	return (
		<Dialog
			onOpenChange={(open) => {
				if (!open) close();
			}}
			open
			purpose={format.dateTime(message.sentAt)}
			title={name}
			width={WIDTH_PX}
		>
			<div className="relative" {...swipe}>
				<Shown key={message.id} message={message} name={name} />
				{messages.length === 1 ? null : (
					<Turns isFirst={at === 0} isLast={at === messages.length - 1} onTurn={go} />
				)}
			</div>
			<Foot count={messages.length} message={message} position={at + 1} />
		</Dialog>
	);
}

function Turns(props: { isFirst: boolean; isLast: boolean; onTurn: (step: 1 | -1) => void }) {
	const t = useStrings({ pt, en }).gallery;
	return (
		<>
			<span className="absolute inset-y-0 left-2 flex items-center">
				<IconButton
					disabled={props.isFirst}
					label={t.previous}
					onClick={() => props.onTurn(-1)}
					variant="surface"
				>
					<ChevronLeft aria-hidden="true" size={20} />
				</IconButton>
			</span>
			<span className="absolute inset-y-0 right-2 flex items-center">
				<IconButton
					disabled={props.isLast}
					label={t.next}
					onClick={() => props.onTurn(1)}
					variant="surface"
				>
					<ChevronRight aria-hidden="true" size={20} />
				</IconButton>
			</span>
		</>
	);
}

function Foot(props: { message: TimelineMessage; position: number; count: number }) {
	const t = useStrings({ pt, en }).gallery;
	const { download } = useLaterStrings().media;
	const format = useFormat();
	const { instance } = useInboxParts();
	const { message } = props;
	return (
		<div className="mt-4 flex flex-wrap items-center justify-between gap-3">
			<p className="max-h-24 min-w-0 flex-1 overflow-y-auto text-gray-12">
				<RichText text={message.text} />
			</p>
			<output aria-live="polite" className="tabular text-xs text-gray-11">
				{props.count === 1
					? null
					: t.position(format.number(props.position), format.number(props.count))}
			</output>
			<Button asChild>
				<a download href={`${mediaAddress(instance.id, message.id)}?download=1`}>
					<Download aria-hidden="true" size={16} />
					{download}
				</a>
			</Button>
		</div>
	);
}

function Shown({ message, name }: { message: TimelineMessage; name: string }) {
	const { instance } = useInboxParts();
	const { src, isGone, fail, retry } = useMediaAddress(
		mediaAddress(instance.id, message.id, message.type === "image" ? "large" : undefined),
	);
	const caption = plainText(message.text);
	return (
		<div className="flex h-[60dvh] items-center justify-center rounded-card bg-[var(--gray-a3)]">
			{isGone ? (
				<MediaFailed name={name} onRetry={retry} />
			) : message.type === "video" ? (
				<Film
					className="size-full rounded-card bg-black object-contain"
					name={name}
					onError={fail}
					preload="metadata"
					src={src}
				/>
			) : (
				<img
					alt={caption === "" ? name : `${name}: ${caption}`}
					className="max-h-full max-w-full rounded-card object-contain"
					draggable={false}
					onError={fail}
					src={src}
				/>
			)}
		</div>
	);
}

/** Wherever the focus is: it begins at the dialog itself, and a button at either end loses it. */
function useArrowKeys(go: (step: 1 | -1) => void): void {
	const turn = useEffectEvent((event: KeyboardEvent): void => {
		// A film uses the arrow keys itself.
		if (event.target instanceof HTMLMediaElement) return;
		if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
		event.preventDefault();
		go(event.key === "ArrowRight" ? 1 : -1);
	});
	useEffect(() => {
		const onKeyDown = (event: KeyboardEvent): void => turn(event);
		document.addEventListener("keydown", onKeyDown);
		return () => document.removeEventListener("keydown", onKeyDown);
	}, []);
}

function useSwipe(go: (step: 1 | -1) => void) {
	const from = useRef<{ x: number; y: number } | null>(null);
	return {
		// The browser scrolls up and down; sideways is ours.
		style: { touchAction: "pan-y" },
		onPointerDown: ({ pointerType, clientX: x, clientY: y }: PointerEvent) => {
			from.current = pointerType === "touch" ? { x, y } : null;
		},
		onPointerCancel: () => {
			from.current = null;
		},
		onPointerUp: ({ clientX, clientY }: PointerEvent) => {
			const start = from.current;
			from.current = null;
			const step = start && readSwipe(clientX - start.x, clientY - start.y);
			if (step) go(step);
		},
	};
}
