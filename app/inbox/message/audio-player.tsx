import { Pause, Play } from "lucide-react";
import { type RefObject, useRef, useState } from "react";
import type { MessageView } from "#app/contracts/frames.ts";
import { isDrawable, nextSpeed, type Speed, toBars } from "#app/domain/chat/recording.ts";
import { useFormat } from "#app/i18n/use-format.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { formatSeconds } from "../conversation/media-line.tsx";
import { playAlone } from "./one-at-a-time.ts";
import { readPeaks } from "./read-peaks.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

const BARS = 44;
/** The arrow keys go this far, s. */
const STEP_SECONDS = 1;

/** Chosen last in this tab; the next recording begins with it. */
let chosenSpeed: Speed = 1;

/** A recording with its own controls. Nothing is fetched before it is played. */
export function AudioPlayer(props: {
	/** Of the media proxy. */
	src: string;
	/** "Áudio de Maria". */
	name: string;
	media: MessageView["media"];
	onError: () => void;
}) {
	const t = useStrings({ pt, en }).audio;
	const { name, src } = props;
	const audio = useRef<HTMLAudioElement>(null);
	const player = usePlayer(audio, src, props.media);
	const { at, duration, isPlaying } = player;
	const shown = isPlaying || at > 0 ? formatSeconds(at) : formatSeconds(duration ?? 0);
	return (
		<fieldset aria-label={name} className="flex w-64 max-w-full items-center gap-2 py-0.5">
			{/* oxlint-disable-next-line jsx-a11y/media-has-caption -- a customer's recording; nobody wrote down what it says */}
			<audio {...player.events} onError={props.onError} preload="none" ref={audio} src={src} />
			<button
				aria-label={isPlaying ? t.pause(name) : t.play(name)}
				className="focus-ring inline-flex size-9 shrink-0 items-center justify-center rounded-full bg-accent-9 text-white hover:bg-accent-10"
				onClick={player.toggle}
				type="button"
			>
				{isPlaying ? (
					<Pause aria-hidden="true" size={18} strokeWidth={2} />
				) : (
					<Play aria-hidden="true" className="ml-0.5" size={18} strokeWidth={2} />
				)}
			</button>
			<div className="min-w-0 flex-1">
				<div className="relative h-7">
					<Track part={duration ? at / duration : 0} peaks={player.peaks} />
					<input
						aria-label={t.position}
						aria-valuetext={t.positionOf(formatSeconds(at), formatSeconds(duration ?? 0))}
						className="absolute inset-0 size-full cursor-pointer rounded opacity-0 focus-visible:opacity-100"
						disabled={duration === null}
						max={duration ?? 0}
						min={0}
						onChange={(event) => player.seek(Number(event.target.value))}
						step={STEP_SECONDS}
						type="range"
						value={at}
					/>
				</div>
				<span className="tabular block text-[11px] leading-4 text-gray-11">{shown}</span>
			</div>
			<SpeedButton onClick={player.faster} speed={player.speed} />
		</fieldset>
	);
}

function SpeedButton({ speed, onClick }: { speed: Speed; onClick: () => void }) {
	const t = useStrings({ pt, en }).audio;
	const format = useFormat();
	const shown = `${format.decimal(speed)}×`;
	return (
		<button
			aria-label={t.speed(shown)}
			className="focus-ring tabular inline-flex h-6 min-w-10 shrink-0 items-center justify-center rounded-full bg-[var(--gray-a4)] px-1.5 text-xs font-medium text-gray-12 hover:bg-[var(--gray-a5)]"
			onClick={onClick}
			title={t.speed(shown)}
			type="button"
		>
			{shown}
		</button>
	);
}

/** The wave of the recording, or a plain line while it is not known; the part played is in the accent. */
function Track({ peaks, part }: { peaks: number[] | null; part: number }) {
	if (peaks === null)
		return (
			<div
				aria-hidden="true"
				className="absolute inset-x-0 top-1/2 -mt-0.5 h-1 rounded-full bg-[var(--gray-a6)]"
			>
				<div
					className="h-full rounded-full bg-accent-9"
					style={{ width: `${String(part * 100)}%` }}
				/>
			</div>
		);
	return (
		<div aria-hidden="true" className="absolute inset-0 flex items-center gap-px" data-wave>
			{peaks.map((peak, bar) => (
				<span
					className={`min-w-0 flex-1 rounded-full ${bar / peaks.length < part ? "bg-accent-9" : "bg-[var(--gray-a7)]"}`}
					// The bars never change places.
					key={bar}
					style={{ height: `${String(Math.round(peak * 100))}%` }}
				/>
			))}
		</div>
	);
}

/** The state of an audio element and what its controls do. */
function usePlayer(
	ref: RefObject<HTMLAudioElement | null>,
	src: string,
	media: MessageView["media"],
) {
	const [isPlaying, setIsPlaying] = useState(false);
	const [at, setAt] = useState(0);
	const [duration, setDuration] = useState(media?.seconds ?? null);
	const [speed, setSpeed] = useState(chosenSpeed);
	const told = media?.waveform;
	const [peaks, setPeaks] = useState(() => (told?.length ? toBars(told) : null));
	const hasAsked = useRef(peaks !== null);

	/** With the first play: whoever only reads downloads nothing. What its message tells needs no reading. */
	function draw(): void {
		if (hasAsked.current || !isDrawable(media ?? {})) return;
		hasAsked.current = true;
		void readPeaks(src, BARS).then(setPeaks);
	}
	return {
		isPlaying,
		at,
		duration,
		speed,
		peaks,
		toggle(): void {
			const audio = ref.current;
			if (!audio) return;
			if (!audio.paused) return audio.pause();
			// Another recording may have changed it since.
			setSpeed(chosenSpeed);
			audio.playbackRate = chosenSpeed;
			draw();
			// A failure comes as the element's own event.
			void audio.play().catch(() => undefined);
		},
		seek(to: number): void {
			if (ref.current) ref.current.currentTime = to;
			setAt(to);
		},
		faster(): void {
			chosenSpeed = nextSpeed(speed);
			setSpeed(chosenSpeed);
			if (ref.current) ref.current.playbackRate = chosenSpeed;
		},
		events: {
			onPlay: ({ currentTarget }: { currentTarget: HTMLMediaElement }) => {
				playAlone(currentTarget);
				setIsPlaying(true);
			},
			onPause: () => setIsPlaying(false),
			onEnded: () => {
				setIsPlaying(false);
				setAt(0);
			},
			onTimeUpdate: ({ currentTarget }: { currentTarget: HTMLMediaElement }) =>
				setAt(currentTarget.ended ? 0 : currentTarget.currentTime),
			onLoadedMetadata: ({ currentTarget }: { currentTarget: HTMLMediaElement }) => {
				// A recording without a length in its head is infinitely long to browsers.
				if (Number.isFinite(currentTarget.duration)) setDuration(currentTarget.duration);
				// Where it was moved to before it was fetched.
				if (at > 0) currentTarget.currentTime = at;
			},
		},
	};
}
