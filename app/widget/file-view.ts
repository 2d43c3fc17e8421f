import { el, icon, ICONS } from "./dom.ts";
import type { WidgetStrings } from "./strings.pt.ts";
import { isPicture } from "./webchat-files.ts";

/** A file as it is shown: of a message, or one that is about to be sent. */
export interface ShownFile {
	name: string;
	mimetype: string;
	bytes: number;
}

/** Widest drawing; the page shows it at half of that. */
const DRAWN_PX = 480;
/** An address of a saved file is let go after this time. */
const SAVED_MS = 60_000;

/** `120 KB`, `1,4 MB`. */
export function sizeOf(bytes: number, language: string): string {
	const kilobytes = Math.max(1, Math.round(bytes / 1024));
	if (kilobytes < 1024) return `${kilobytes} KB`;
	return `${(bytes / 1024 / 1024).toLocaleString(language, { maximumFractionDigits: 1 })} MB`;
}

/** Draws a picture, which needs no leave of the site's policy as an `img` would. */
export async function drawPicture(canvas: HTMLCanvasElement, file: Blob): Promise<boolean> {
	try {
		const bitmap = await createImageBitmap(file);
		const scale = Math.min(1, DRAWN_PX / Math.max(bitmap.width, bitmap.height));
		canvas.width = Math.max(1, Math.round(bitmap.width * scale));
		canvas.height = Math.max(1, Math.round(bitmap.height * scale));
		canvas.getContext("2d")?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
		bitmap.close();
		return true;
	} catch {
		return false;
	}
}

function save(blob: Blob, name: string): void {
	const address = URL.createObjectURL(blob);
	el("a", { href: address, download: name }).click();
	setTimeout(() => URL.revokeObjectURL(address), SAVED_MS);
}

/**
 * A file in the thread: a picture where it is one, else its name; pressing it saves it.
 * @param load its bytes; null: they are not there
 */
export function createFileView(
	file: ShownFile,
	parts: { t: WidgetStrings; language: string; load(): Promise<Blob | null> },
): HTMLElement {
	const { t, load } = parts;
	const size = sizeOf(file.bytes, parts.language);
	const told = el("small", {}, size);
	const words = el("span", { class: "named" }, el("bdi", {}, file.name), " ", told);
	const button = el("button", {
		class: "file",
		type: "button",
		"aria-label": t.save(file.name, size),
	});
	const showWords = (): void => button.replaceChildren(icon(ICONS.file), words);
	button.addEventListener("click", () => {
		void load().then((blob) => {
			if (blob) return save(blob, file.name);
			told.textContent = t.fileGone;
			showWords();
			return undefined;
		});
	});
	showWords();
	if (isPicture(file.mimetype)) {
		const canvas = el("canvas", { "aria-hidden": "true" });
		button.replaceChildren(canvas);
		void load()
			.then((blob) => (blob ? drawPicture(canvas, blob) : false))
			.then((isDrawn) => (isDrawn ? undefined : showWords()));
	}
	return button;
}
