import { useEffect, useEffectEvent, useState } from "react";

/** A drag that says nothing for this long has ended, or left the window. */
const SILENT_MS = 600;

/** Keeps the browser from leaving the inbox to show a file that is dropped anywhere on it. */
export function useFileGuard(): void {
	useEffect(() => {
		const stop = new AbortController();
		const keep = (event: DragEvent): void => {
			if (holdsFiles(event.dataTransfer)) event.preventDefault();
		};
		document.addEventListener("dragover", keep, { signal: stop.signal });
		document.addEventListener("drop", keep, { signal: stop.signal });
		return () => stop.abort();
	}, []);
}

/**
 * Takes files that are dropped on a conversation, or pasted while it is open. Returns whether files are being dragged over the
 * page.
 */
export function useFileDrop(contactId: string, onFiles: (files: readonly File[]) => void): boolean {
	const [isOver, setIsOver] = useState(false);
	const take = useEffectEvent(onFiles);
	useEffect(() => {
		const stop = new AbortController();
		const on = { signal: stop.signal };
		let timer: ReturnType<typeof setTimeout> | undefined;
		const end = (): void => {
			clearTimeout(timer);
			setIsOver(false);
		};
		document.addEventListener(
			"dragover",
			(event) => {
				if (!holdsFiles(event.dataTransfer)) return;
				event.preventDefault();
				clearTimeout(timer);
				timer = setTimeout(end, SILENT_MS);
				setIsOver(true);
			},
			on,
		);
		document.addEventListener(
			"drop",
			(event) => {
				if (!holdsFiles(event.dataTransfer)) return;
				event.preventDefault();
				end();
				if (isOn(event.target, contactId)) take([...(event.dataTransfer?.files ?? [])]);
			},
			on,
		);
		document.addEventListener(
			"paste",
			(event) => {
				const data = event.clipboardData;
				// Text copied from a document comes with files as well; the text is what the person wants
				// to paste.
				if (!holdsFiles(data) || data?.types.includes("text/plain")) return;
				event.preventDefault();
				take([...(data?.files ?? [])]);
			},
			on,
		);
		return () => {
			stop.abort();
			clearTimeout(timer);
		};
	}, [contactId]);
	return isOver;
}

const holdsFiles = (data: DataTransfer | null): boolean => data?.types.includes("Files") ?? false;

const isOn = (target: EventTarget | null, contactId: string): boolean =>
	target instanceof Element &&
	target.closest(`[data-conversation="${CSS.escape(contactId)}"]`) !== null;
