import { el, icon, ICONS } from "./dom.ts";
import type { WidgetStrings } from "./strings.pt.ts";
import { createTray } from "./tray.ts";

const MAX_TEXT = 4_096;
/** Shortest time between two typing indicators sent while somebody writes. */
const TYPING_EVERY_MS = 3_000;

/** The visitor's text box. Enter sends, Shift+Enter breaks the line. */
export function createComposer(
	t: WidgetStrings,
	parts: {
		/** For figures. */
		language: string;
		/** Files may be sent too. */
		takesFiles: boolean;
		draft: string;
		onDraft(text: string): void;
		onSend(text: string, files: File[]): void;
		onTyping(isTyping: boolean): void;
	},
) {
	const field = el("textarea", {
		rows: "1",
		maxlength: String(MAX_TEXT),
		placeholder: t.placeholder,
		"aria-label": t.placeholder,
		enterkeyhint: "send",
	});
	const button = el("button", { class: "primary", type: "submit", "aria-label": t.send });
	button.appendChild(icon(ICONS.send));
	const tray = parts.takesFiles ? createTray(t, parts.language, judge) : null;
	const [list = null, note = null, input = null] = tray?.parts ?? [];
	const form = el(
		"form",
		{ class: "composer" },
		list,
		note,
		input,
		tray?.button ?? null,
		field,
		button,
	);
	let sentAt = 0;

	function grow(): void {
		field.style.height = "auto";
		field.style.height = `${field.scrollHeight + 2}px`;
	}

	/** There has to be something to send. */
	function judge(): void {
		button.disabled = field.value.trim() === "" && (tray?.isEmpty() ?? true);
	}

	function take(): void {
		const text = field.value.trim();
		const files = tray?.empty() ?? [];
		if (text === "" && files.length === 0) return;
		field.value = "";
		parts.onDraft("");
		grow();
		button.disabled = true;
		if (sentAt > 0) parts.onTyping(false);
		sentAt = 0;
		parts.onSend(text, files);
	}

	field.value = parts.draft;
	judge();
	field.addEventListener("input", () => {
		grow();
		judge();
		parts.onDraft(field.value);
		if (Date.now() - sentAt < TYPING_EVERY_MS) return;
		sentAt = Date.now();
		parts.onTyping(field.value !== "");
	});
	field.addEventListener("blur", () => {
		if (sentAt > 0) parts.onTyping(false);
		sentAt = 0;
	});
	field.addEventListener("paste", (event) => {
		const files = Array.from(event.clipboardData?.files ?? []);
		if (!tray || files.length === 0) return;
		event.preventDefault();
		tray.take(files);
	});
	field.addEventListener("keydown", (event) => {
		// Enter also confirms an input method's word; that must not send.
		if (event.key !== "Enter" || event.shiftKey || event.isComposing) return;
		event.preventDefault();
		take();
	});
	form.addEventListener("submit", (event) => {
		event.preventDefault();
		take();
		field.focus();
	});
	return { element: form, focus: () => field.focus(), grow };
}
