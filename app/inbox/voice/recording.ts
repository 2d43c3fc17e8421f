import { levelOf, MAX_VOICE_SECONDS } from "#app/domain/chat/voice-levels.ts";
import { pickRecordedType } from "./recorded-type.ts";

/** Speech; WhatsApp's own have about as much. */
const BITS_PER_SECOND = 32_000;
const LEVEL_MS = 100;

export type MicRefusal = "refused" | "missing" | "busy";

/** A recording that is being made: the microphone, what it gave so far, and how loud it was. */
export interface Recording {
	isPaused: () => boolean;
	/** Without pauses, s. */
	seconds: () => number;
	levels: () => readonly number[];
	pause: () => void;
	resume: () => void;
	/** What there is so far; only while it is paused. */
	soFar: () => Promise<Blob>;
	/** Ends it, and gives all of it. */
	stop: () => Promise<Blob>;
	/** Ends it, and forgets all of it. */
	discard: () => void;
}

/** Why the microphone was not to be had, of what `getUserMedia` throws. */
export function readMicRefusal(error: unknown): MicRefusal {
	const name = error instanceof DOMException ? error.name : "";
	if (name === "NotFoundError" || name === "OverconstrainedError") return "missing";
	return name === "NotReadableError" || name === "AbortError" ? "busy" : "refused";
}

/**
 * Begins to record. Rejects where the browser gives no microphone.
 * @param onTick ten times a second; `isFull` once it is as long as it may be, and paused
 */
export async function beginRecording(onTick: (isFull: boolean) => void): Promise<Recording> {
	const stream = await navigator.mediaDevices.getUserMedia({
		audio: { channelCount: 1, echoCancellation: true, noiseSuppression: true },
	});
	const mimeType = pickRecordedType((type) => MediaRecorder.isTypeSupported(type));
	const recorder = new MediaRecorder(stream, {
		audioBitsPerSecond: BITS_PER_SECOND,
		...(mimeType !== null && { mimeType }),
	});
	const chunks: Blob[] = [];
	const levels: number[] = [];
	const loudness = listenTo(stream);
	let before = 0;
	let since: number | null = performance.now();
	const seconds = (): number => (before + (since === null ? 0 : performance.now() - since)) / 1000;
	const blob = (): Blob => new Blob(chunks, { type: recorder.mimeType });
	/** The next chunk, and with it all that was recorded until now. */
	const nextChunk = (ask: () => void): Promise<Blob> =>
		new Promise((resolve) => {
			recorder.addEventListener("dataavailable", () => resolve(blob()), { once: true });
			ask();
		});
	recorder.addEventListener("dataavailable", ({ data }) => {
		if (data.size > 0) chunks.push(data);
	});
	function pause(): void {
		if (recorder.state !== "recording") return;
		recorder.pause();
		before += since === null ? 0 : performance.now() - since;
		since = null;
	}
	function release(): void {
		clearInterval(timer);
		loudness.end();
		for (const track of stream.getTracks()) track.stop();
	}
	const timer = setInterval(() => {
		if (recorder.state !== "recording") return;
		levels.push(loudness.read());
		const isFull = seconds() >= MAX_VOICE_SECONDS;
		if (isFull) pause();
		onTick(isFull);
	}, LEVEL_MS);
	recorder.start();
	return {
		isPaused: () => recorder.state === "paused",
		seconds,
		levels: () => levels,
		pause,
		resume() {
			if (recorder.state !== "paused" || seconds() >= MAX_VOICE_SECONDS) return;
			recorder.resume();
			since = performance.now();
		},
		soFar: () => nextChunk(() => recorder.requestData()),
		async stop() {
			pause();
			const whole = recorder.state === "inactive" ? blob() : await nextChunk(() => recorder.stop());
			release();
			return whole;
		},
		discard() {
			if (recorder.state !== "inactive") recorder.stop();
			release();
			chunks.length = 0;
		},
	};
}

/** How loud the microphone is now. */
function listenTo(stream: MediaStream): { read: () => number; end: () => void } {
	const context = new AudioContext();
	const analyser = context.createAnalyser();
	analyser.fftSize = 2048;
	context.createMediaStreamSource(stream).connect(analyser);
	const samples = new Float32Array(analyser.fftSize);
	return {
		read() {
			analyser.getFloatTimeDomainData(samples);
			return levelOf(samples);
		},
		end: () => void context.close(),
	};
}
