import { useEffect, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import type { KnowledgePlace } from "#app/contracts/knowledge.ts";
import { ApiError } from "#app/ui/api-error.ts";
import { findFileProblem } from "./file-check.ts";
import { uploadFile } from "./knowledge-api.ts";

export interface Upload {
	key: number;
	/** Where its entry goes. */
	place: KnowledgePlace;
	file: File;
	state:
		| { kind: "waiting" }
		| { kind: "sending" }
		| { kind: "done"; characters: number }
		/** A code of contracts/errors.ts, or "network". */
		| { kind: "failed"; code: string; isPassing: boolean };
}

/**
 * Uploads files one after the other; a refused file does not stop the others. The list is
 * revalidated after each.
 */
export function useUploads() {
	const [uploads, setUploads] = useState<Upload[]>([]);
	const nextKey = useRef(0);
	const { revalidate } = useRevalidator();
	const setState = (key: number, state: Upload["state"]): void =>
		setUploads((before) => before.map((one) => (one.key === key ? { ...one, state } : one)));
	const queue = useQueue(async (upload: Upload, signal) => {
		const { key, file, place } = upload;
		setState(key, { kind: "sending" });
		try {
			const { characters } = await uploadFile(place, file, signal);
			setState(key, { kind: "done", characters });
			await revalidate();
		} catch (error) {
			if (signal.aborted) return;
			const refusal = error instanceof ApiError ? error : new ApiError(0, "unavailable");
			setState(key, { kind: "failed", code: refusal.code, isPassing: refusal.isPassing });
		}
	});
	const toUpload = (file: File, place: KnowledgePlace): Upload => {
		const code = findFileProblem(file);
		nextKey.current += 1;
		const key = nextKey.current;
		if (code) return { key, file, place, state: { kind: "failed", code, isPassing: false } };
		return { key, file, place, state: { kind: "waiting" } };
	};
	return {
		uploads,
		add(files: Iterable<File>, place: KnowledgePlace): void {
			const added = Array.from(files, (file) => toUpload(file, place));
			setUploads((before) => [...before, ...added]);
			queue(added.filter(({ state }) => state.kind === "waiting"));
		},
		retry(upload: Upload): void {
			setState(upload.key, { kind: "waiting" });
			queue([upload]);
		},
		dismiss: (key: number): void => setUploads((before) => before.filter((one) => one.key !== key)),
	};
}

export type UploadQueue = ReturnType<typeof useUploads>;

/** Runs `work` for one piece at a time, in order; waiting pieces are dropped on unmount. */
function useQueue<Piece>(work: (piece: Piece, signal: AbortSignal) => Promise<void>) {
	const line = useRef<Piece[]>([]);
	const running = useRef<AbortController>(null);
	useEffect(
		() => () => {
			line.current = [];
			running.current?.abort();
		},
		[],
	);
	return (pieces: readonly Piece[]): void => {
		line.current.push(...pieces);
		if (running.current) return;
		const abort = new AbortController();
		running.current = abort;
		void (async () => {
			for (let piece = line.current.shift(); piece; piece = line.current.shift())
				await work(piece, abort.signal);
			running.current = null;
		})();
	};
}
