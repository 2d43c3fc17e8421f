import { useCallback, useEffect, useRef } from "react";
import type { ClientFrame, ServerFrame } from "#app/contracts/frames.ts";
import { createPartLoader } from "#app/ui/part-loader.ts";
import type { DraftSync } from "./draft-sync.ts";
import type { DraftBook } from "./drafts.ts";

/** Nobody sees anything of it before the page is live. */
const loader = createPartLoader(() => import("./draft-sync.ts"), "DraftSync");

/**
 * Keeps drafts and those of the person's other devices the same. `onFrame` takes the line's frames; `begin`, from an
 * effect, begins to send on the line and returns the function that ends it.
 */
export function useDraftSync(drafts: DraftBook) {
	const sync = useRef<DraftSync | null>(null);
	/** Told before the rest was loaded: the first frame of a line says all. */
	const early = useRef<ServerFrame[]>([]);
	const line = useRef<(frame: ClientFrame) => boolean>(() => false);
	useEffect(() => {
		let end: (() => void) | null = null;
		let isLeft = false;
		void loader.ask().then(({ DraftSync, isBeingWritten }) => {
			if (isLeft) return;
			const send = (frame: ClientFrame): boolean => line.current(frame);
			const made = new DraftSync({ drafts, isBeingWritten, send });
			end = made.begin();
			for (const frame of early.current.splice(0)) made.onFrame(frame);
			sync.current = made;
		});
		return () => {
			isLeft = true;
			sync.current = null;
			end?.();
		};
	}, [drafts]);
	return {
		onFrame: useCallback((frame: ServerFrame) => {
			if (sync.current) sync.current.onFrame(frame);
			else if (frame.type === "hello" || frame.type === "draft") early.current.push(frame);
		}, []),
		use: useCallback((send: (frame: ClientFrame) => boolean) => {
			line.current = send;
		}, []),
	};
}
