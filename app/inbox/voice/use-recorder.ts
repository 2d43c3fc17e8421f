import { useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import { MIN_VOICE_SECONDS, toWaveform } from "#app/domain/chat/voice-levels.ts";
import { createPartLoader } from "#app/ui/part-loader.ts";
import { keepBytes } from "../files/bytes.ts";
import { ownerOf, useInboxParts } from "../store/inbox-context.ts";
import type { OutgoingFile } from "../store/outbox.ts";
import { beginRecording, type MicRefusal, readMicRefusal, type Recording } from "./recording.ts";
import { isVoiceType } from "./recorded-type.ts";

const converter = createPartLoader(() => import("./to-ogg.ts"), "toOgg");

export type RecorderFailure = MicRefusal | "failed";

interface Hears {
	/** The microphone is not to be had, or the recording became nothing. */
	onFailed: (why: RecorderFailure) => void;
	onFull: () => void;
	/** It was too short to be meant. */
	onShort: () => void;
	onReady: (file: OutgoingFile) => void;
}

/** Records while the component is there; leaving it discards what nobody sent. */
export function useRecorder(fileName: string, hears: Hears) {
	const owner = ownerOf(useInboxParts());
	const [state, setState] = useState<"asking" | "recording" | "paused" | "preparing">("asking");
	const [shown, setShown] = useState<{ seconds: number; levels: readonly number[] }>({
		seconds: 0,
		levels: [],
	});
	const recording = useRef<Recording | null>(null);
	const isWanted = useRef(true);
	const tell = useEffectEvent((heard: keyof Pick<Hears, "onFull" | "onShort">) => hears[heard]());
	const fail = useEffectEvent((why: RecorderFailure) => hears.onFailed(why));
	useEffect(() => {
		isWanted.current = true;
		const show = (): void => {
			const { current } = recording;
			if (current) setShown({ seconds: current.seconds(), levels: current.levels().slice(-BARS) });
		};
		const tick = (isFull: boolean): void => {
			show();
			if (!isFull) return;
			setState("paused");
			tell("onFull");
		};
		beginRecording(tick)
			.then((begun) => {
				if (!isWanted.current) return begun.discard();
				recording.current = begun;
				setState("recording");
			})
			.catch((error: unknown) => {
				if (isWanted.current) fail(readMicRefusal(error));
			});
		return () => {
			isWanted.current = false;
			recording.current?.discard();
			recording.current = null;
		};
	}, []);

	async function send(): Promise<void> {
		const { current } = recording;
		// Let go before the microphone was there.
		if (!current || current.seconds() < MIN_VOICE_SECONDS) return hears.onShort();
		setState("preparing");
		const seconds = Math.round(current.seconds() * 10) / 10;
		const waveform = toWaveform(current.levels());
		try {
			const blob = await asVoice(await current.stop());
			recording.current = null;
			const key = crypto.randomUUID();
			await keepBytes(key, owner, blob);
			hears.onReady({
				key,
				name: fileName,
				kind: "voice",
				mimetype: "audio/ogg",
				bytes: blob.size,
				seconds,
				...(waveform.length > 0 && { waveform }),
			});
		} catch {
			hears.onFailed("failed");
		}
	}
	return {
		state,
		...shown,
		send: useStableSend(send),
		pause: useCallback(() => {
			recording.current?.pause();
			setState("paused");
		}, []),
		resume: useCallback(() => {
			recording.current?.resume();
			setState(recording.current?.isPaused() ? "paused" : "recording");
		}, []),
		soFar: useCallback(() => recording.current?.soFar() ?? Promise.resolve(null), []),
	};
}

/** The library that puts Opus into Ogg is fetched only where the browser records something else. */
async function asVoice(recorded: Blob): Promise<Blob> {
	if (isVoiceType(recorded.type)) return new Blob([recorded], { type: "audio/ogg" });
	const { toOgg } = await converter.ask();
	return toOgg(recorded);
}

/** As many bars as fit beside the time. */
const BARS = 60;

function useStableSend(send: () => Promise<void>): () => void {
	const isSent = useRef(false);
	return () => {
		// A second press, or a finger let go at the same time.
		if (isSent.current) return;
		isSent.current = true;
		void send();
	};
}
