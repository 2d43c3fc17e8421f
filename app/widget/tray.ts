import { add, el, icon, ICONS } from "./dom.ts";
import { drawPicture, sizeOf } from "./file-view.ts";
import type { WidgetStrings } from "./strings.pt.ts";
import { ACCEPTED, isPicture, MAX_FILE_BYTES } from "./webchat-files.ts";

/** Files at once. */
const MAX_FILES = 5;

/** The files that were chosen and not sent yet, with a picture of each, and the button that chooses them. */
export function createTray(t: WidgetStrings, language: string, onChange: () => void) {
	const input = el("input", {
		type: "file",
		multiple: true,
		accept: ACCEPTED,
		hidden: true,
		"aria-hidden": "true",
		tabindex: "-1",
	});
	const button = el("button", { class: "clip", type: "button", "aria-label": t.attach });
	add(button, icon(ICONS.clip));
	const list = el("ul", { class: "tray", "aria-label": t.chosen, hidden: true });
	const note = el("p", { class: "trouble", role: "status" });
	let files: { file: File; row: HTMLElement }[] = [];

	function arrange(): void {
		list.hidden = files.length === 0;
		onChange();
	}

	function draw(file: File): HTMLElement {
		const remove = el("button", { type: "button", "aria-label": t.remove(file.name) });
		remove.appendChild(icon(ICONS.close));
		const mark = isPicture(file.type) ? el("canvas", { "aria-hidden": "true" }) : icon(ICONS.file);
		const told = el("small", {}, sizeOf(file.size, language));
		const row = el(
			"li",
			{},
			mark,
			el("span", { class: "named" }, el("bdi", {}, file.name), told),
			remove,
		);
		remove.addEventListener("click", () => {
			files = files.filter((one) => one.row !== row);
			row.remove();
			arrange();
			button.focus();
		});
		if (mark instanceof HTMLCanvasElement) void drawPicture(mark, file);
		return row;
	}

	/** Takes files that were chosen or pasted; says why one of them is not taken. */
	function take(chosen: readonly File[]): void {
		let trouble = "";
		for (const file of chosen) {
			if (file.size > MAX_FILE_BYTES) trouble = t.fileLarge;
			else if (file.size === 0) trouble = t.fileEmpty;
			else if (files.length >= MAX_FILES) trouble = t.fileTooMany(MAX_FILES);
			else {
				const row = draw(file);
				files.push({ file, row });
				list.appendChild(row);
			}
		}
		note.textContent = trouble;
		arrange();
	}

	button.addEventListener("click", () => input.click());
	input.addEventListener("change", () => {
		take(Array.from(input.files ?? []));
		// The same file again is a choice too.
		input.value = "";
	});

	return {
		button,
		parts: [list, note, input],
		take,
		isEmpty: () => files.length === 0,
		/** Empties the tray. */
		empty(): File[] {
			const taken = files.map(({ file }) => file);
			files = [];
			list.replaceChildren();
			note.textContent = "";
			arrange();
			return taken;
		},
	};
}
