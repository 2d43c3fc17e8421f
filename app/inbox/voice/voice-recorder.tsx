import { Mic, Pause, Play, SendHorizontal, Square, Trash2 } from "lucide-react";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useStrings } from "#app/i18n/use-strings.ts";
import { IconButton } from "#app/ui/icon-button.tsx";
import { notify } from "#app/ui/toasts.ts";
import type { Hold } from "../composer/voice-door.tsx";
import { formatSeconds } from "../conversation/media-line.tsx";
import { playAlone } from "../message/one-at-a-time.ts";
import type { OutgoingFile } from "../store/outbox.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import { type RecorderFailure, useRecorder } from "./use-recorder.ts";

/** Held for less than this, the button was tapped: it records until it is ended. */
const TAPPED_MS = 350;
/** Pulled this far to the left, it is discarded. */
const CANCELLED_PX = 90;

/** Records a voice message in the composer's place. */
export function VoiceRecorder(props: {
	hold: Hold | null;
	onSend: (file: OutgoingFile) => void;
	onEnd: () => void;
}) {
	const t = useStrings({ pt, en });
	const { onEnd, onSend } = props;
	const [isHeld, setIsHeld] = useState(props.hold !== null);
	const recorder = useRecorder(t.fileName, {
		onFailed: (why: RecorderFailure) => {
			notify.error(t.failed.title, t.failed[why]);
			onEnd();
		},
		onFull: () => notify.info(t.full),
		onShort: () => {
			notify.info(t.short);
			onEnd();
		},
		onReady: (file) => {
			onSend(file);
			onEnd();
		},
	});
	const pulledPx = useHold(props.hold, {
		onTap: () => setIsHeld(false),
		onLetGo: recorder.send,
		onCancel: onEnd,
	});
	const { state } = recorder;
	const place = useRef<HTMLElement>(null);
	// While the browser asks there is no button to press but "discard": Esc must not leave the conversation.
	useEffect(() => place.current?.focus(), []);
	const said =
		state === "asking" ? t.asking : state === "preparing" ? t.preparing : isHeld ? t.hold : null;
	return (
		// oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Esc discards, wherever the focus is
		<section
			aria-label={t.label}
			className="shrink-0 border-t border-line bg-panel outline-none px-2 py-2 md:px-3"
			data-voice={state}
			onKeyDown={(event) => {
				if (event.key !== "Escape") return;
				event.preventDefault();
				onEnd();
			}}
			ref={place}
			tabIndex={-1}
		>
			<div
				className="flex min-h-10 items-center gap-2"
				style={{ translate: isHeld ? `${String(-Math.min(pulledPx, CANCELLED_PX))}px` : undefined }}
			>
				<IconButton className="!size-10" label={t.discard} onClick={onEnd}>
					<Trash2 aria-hidden="true" size={19} strokeWidth={1.75} />
				</IconButton>
				<Time seconds={recorder.seconds} state={state} />
				<Wave levels={recorder.levels} />
				{state === "paused" ? <Listen soFar={recorder.soFar} /> : null}
				{isHeld || state === "asking" || state === "preparing" ? null : state === "paused" ? (
					<IconButton className="!size-10" label={t.resume} onClick={recorder.resume}>
						<Mic aria-hidden="true" className="text-red-11" size={20} strokeWidth={1.75} />
					</IconButton>
				) : (
					<IconButton className="!size-10" label={t.pause} onClick={recorder.pause}>
						<Pause aria-hidden="true" size={20} strokeWidth={1.75} />
					</IconButton>
				)}
				<SendButton
					isDisabled={state === "asking" || state === "preparing"}
					onSend={recorder.send}
				/>
			</div>
			<output className="block min-h-4 px-3 pt-1 text-xs text-gray-11">{said}</output>
		</section>
	);
}

/** It has the focus first: Enter sends, Tab leads to what else there is. */
function SendButton(props: { isDisabled: boolean; onSend: () => void }) {
	const t = useStrings({ pt, en });
	const button = useRef<HTMLButtonElement>(null);
	const { isDisabled } = props;
	useEffect(() => {
		if (!isDisabled) button.current?.focus();
	}, [isDisabled]);
	return (
		<IconButton
			className="!size-10 !rounded-full"
			disabled={isDisabled}
			label={t.send}
			onClick={props.onSend}
			ref={button}
			variant="solid"
		>
			<SendHorizontal aria-hidden="true" size={18} strokeWidth={1.75} />
		</IconButton>
	);
}

function Time({ seconds, state }: { seconds: number; state: string }) {
	const t = useStrings({ pt, en });
	const isOn = state === "recording";
	return (
		<span className="tabular inline-flex w-16 shrink-0 items-center gap-2 text-[13px] text-gray-12">
			<span
				aria-hidden="true"
				className={`size-2.5 rounded-full bg-red-9 ${isOn ? "motion-safe:animate-pulse" : "opacity-40"}`}
			/>
			<span className="sr-only">{isOn ? t.recording : state === "paused" ? t.paused : ""}</span>
			<time dateTime={`PT${String(Math.round(seconds))}S`}>
				{formatSeconds(Math.floor(seconds))}
			</time>
		</span>
	);
}

/** The last moments, the newest at the right. */
function Wave({ levels }: { levels: readonly number[] }) {
	return (
		<div
			aria-hidden="true"
			className="flex h-8 min-w-0 flex-1 items-center justify-end gap-0.5 overflow-hidden"
		>
			{levels.map((level, at) => (
				<span
					className="w-[3px] shrink-0 rounded-full bg-accent-9"
					// The bars never change places.
					key={at}
					style={{ height: `${String(Math.max(10, Math.round(level * 100)))}%` }}
				/>
			))}
		</div>
	);
}

/** What was recorded so far, before it is sent. */
function Listen({ soFar }: { soFar: () => Promise<Blob | null> }) {
	const t = useStrings({ pt, en });
	const [url, setUrl] = useState<string | null>(null);
	useEffect(
		() => () => {
			if (url !== null) URL.revokeObjectURL(url);
		},
		[url],
	);
	return (
		<>
			<IconButton
				className="!size-10"
				label={url === null ? t.listen : t.stopListening}
				onClick={() => {
					if (url !== null) setUrl(null);
					else void soFar().then((blob) => setUrl(blob && URL.createObjectURL(blob)));
				}}
			>
				{url === null ? (
					<Play aria-hidden="true" size={20} strokeWidth={1.75} />
				) : (
					<Square aria-hidden="true" size={18} strokeWidth={1.75} />
				)}
			</IconButton>
			{url === null ? null : (
				// oxlint-disable-next-line jsx-a11y/media-has-caption -- one's own words, just spoken
				<audio
					autoPlay
					onEnded={() => setUrl(null)}
					onError={() => setUrl(null)}
					onPlay={({ currentTarget }) => playAlone(currentTarget)}
					src={url}
				/>
			)}
		</>
	);
}

/** A finger that holds the button: let go it sends, pulled to the left it discards. Returns how far it is pulled, px. */
function useHold(
	hold: Hold | null,
	hears: { onTap: () => void; onLetGo: () => void; onCancel: () => void },
): number {
	const [pulledPx, setPulledPx] = useState(0);
	const isOver = useRef(hold === null);
	const end = useEffectEvent((heard: keyof typeof hears) => {
		if (isOver.current) return;
		isOver.current = true;
		setPulledPx(0);
		hears[heard]();
	});
	useEffect(() => {
		if (!hold) return;
		const stop = new AbortController();
		const on = { signal: stop.signal };
		window.addEventListener(
			"pointermove",
			({ clientX }) => {
				const px = Math.max(0, hold.x - clientX);
				if (px >= CANCELLED_PX) end("onCancel");
				else setPulledPx(px);
			},
			on,
		);
		window.addEventListener(
			"pointerup",
			({ timeStamp }) => end(timeStamp - hold.at < TAPPED_MS ? "onTap" : "onLetGo"),
			on,
		);
		// The system took the finger: nothing is sent that nobody let go.
		window.addEventListener("pointercancel", () => end("onTap"), on);
		return () => stop.abort();
	}, [hold]);
	return pulledPx;
}
