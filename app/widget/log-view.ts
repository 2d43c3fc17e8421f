import { add, el } from "./dom.ts";
import { createFileView } from "./file-view.ts";
import type { WidgetStrings } from "./strings.pt.ts";
import { splitText } from "./text-parts.ts";
import type { Bubble } from "./thread.ts";

/** Messages of one side within this time are grouped. */
const JOIN_MS = 5 * 60_000;
const DAY_MS = 24 * 3_600_000;
/** Within this distance of the end new messages scroll into view. */
const NEAR_END_PX = 80;

/**
 * The list of messages. An element stays as long as its message, so that screen readers do not read
 * it twice.
 */
export function createLogView(
	t: WidgetStrings,
	language: string,
	files: {
		/** The bytes of a message's file; null: they are not there. */
		load(id: string): Promise<Blob | null>;
		retry(id: string): void;
	},
) {
	const shown = new Map<string, { element: HTMLElement; signature: string }>();
	const log = el("div", { class: "log", role: "log", "aria-label": t.log });
	const dots = [el("i"), el("i"), el("i")];
	const typing = el("p", { class: "typing", hidden: true }, ...dots, ` ${t.typing}`);
	const scroll = el("div", { class: "scroll", tabindex: "0", role: "group", "aria-label": t.log });
	add(scroll, log, typing);
	const clock = new Intl.DateTimeFormat(language, { hour: "2-digit", minute: "2-digit" });
	const date = new Intl.DateTimeFormat(language, { day: "numeric", month: "long" });

	const isNearEnd = (): boolean =>
		scroll.scrollHeight - scroll.scrollTop - scroll.clientHeight < NEAR_END_PX;
	// Who reads the newest message goes on seeing it when the composer below grows.
	let isAtEnd = true;
	scroll.addEventListener("scroll", () => {
		isAtEnd = isNearEnd();
	});
	new ResizeObserver(() => {
		if (isAtEnd) scroll.scrollTop = scroll.scrollHeight;
	}).observe(scroll);

	const midnight = (at: number): number => new Date(at).setHours(0, 0, 0, 0);

	function dayOf(at: number): string {
		const days = Math.round((midnight(Date.now()) - midnight(at)) / DAY_MS);
		return days <= 0 ? t.today : days === 1 ? t.yesterday : date.format(at);
	}

	function textOf(bubble: Bubble): HTMLElement {
		if (bubble.state === "deleted") return el("div", { class: "bubble gone" }, t.deleted);
		const parts = splitText(bubble.text).map(({ text, href }) =>
			href === null
				? text
				: el(
						"a",
						{ href, target: "_blank", rel: "noopener noreferrer nofollow" },
						text,
						el("span", { class: "hidden" }, ` (${t.opensElsewhere})`),
					),
		);
		const { file, id } = bubble;
		const load = () => files.load(id);
		return el(
			"div",
			{ class: "bubble", dir: "auto" },
			file ? createFileView(file, { t, language, load }) : null,
			file && bubble.state === "waiting"
				? el("progress", { max: "1", value: "0", "aria-label": t.sendingFile(file.name) })
				: null,
			...parts,
		);
	}

	function stateOf({ state, trouble, isEdited, at }: Bubble): string {
		if (state === "waiting") return t.sending;
		if (state === "refused") return trouble ? t[trouble] : t.refused;
		return isEdited ? `${t.edited} · ${clock.format(at)}` : clock.format(at);
	}

	/** What the team thinks of it, below the bubble. */
	function reactionsTo({ reactions = [] }: Bubble): HTMLElement | null {
		if (reactions.length === 0) return null;
		const said = reactions.join(" ");
		return el("div", { class: "reacts", role: "img", "aria-label": t.reacted(said) }, said);
	}

	/** Only what may pass is worth another try. */
	function retryOf({ id, trouble }: Bubble): HTMLElement | null {
		if (trouble !== "fileFailed" && trouble !== "fileMany") return null;
		const button = el("button", { class: "again", type: "button" }, t.again);
		button.addEventListener("click", () => files.retry(id));
		return button;
	}

	function draw(bubble: Bubble, isFirst: boolean, isLast: boolean): HTMLElement {
		const isMine = bubble.from === "me";
		const name = isMine ? t.you : (bubble.author ?? t.team);
		const isOwnState = bubble.state === "waiting" || bubble.state === "refused";
		const meta = isLast || isOwnState || bubble.isEdited === true;
		return el(
			"div",
			{
				class: `row ${isMine ? "me" : ""} ${isFirst ? "first" : ""} ${bubble.state}`,
				"data-id": bubble.id,
			},
			isFirst && !isMine && bubble.author !== null
				? el("div", { class: "who" }, el("bdi", {}, name))
				: el("span", { class: "hidden" }, `${name}: `),
			textOf(bubble),
			reactionsTo(bubble),
			meta
				? el("div", { class: bubble.state === "refused" ? "meta bad" : "meta" }, stateOf(bubble))
				: null,
			retryOf(bubble),
		);
	}

	function place(key: string, signature: string, make: () => HTMLElement, at: number): void {
		let known = shown.get(key);
		if (known?.signature !== signature) {
			const element = make();
			if (known) known.element.replaceWith(element);
			known = { element, signature };
			shown.set(key, known);
		}
		const there = log.childNodes[at];
		if (there !== known.element) log.insertBefore(known.element, there ?? null);
	}

	return {
		element: scroll,

		isTyping(isTyping: boolean): void {
			typing.hidden = !isTyping;
			if (isTyping) this.toEnd(false);
		},

		/**
		 * Scrolls to the newest message; unless `isForced`, only when the reader is near it already.
		 */
		toEnd(isForced: boolean): void {
			if (isForced || isNearEnd()) scroll.scrollTop = scroll.scrollHeight;
		},

		/** How much of a file has arrived, 0 to 1; drawn in place, so that nothing is read out again. */
		progress(id: string, share: number): void {
			const bar = shown.get(id)?.element.querySelector("progress");
			if (bar) bar.value = share;
		},

		/** Shows exactly these messages, in this order. */
		show(bubbles: readonly Bubble[]): void {
			const wasNearEnd = isNearEnd();
			const keys = new Set<string>();
			let at = 0;
			bubbles.forEach((bubble, n) => {
				const [before, after] = [bubbles[n - 1], bubbles[n + 1]];
				const isNewDay = !before || midnight(before.at) !== midnight(bubble.at);
				const joins = (a: Bubble | undefined, b: Bubble | undefined): boolean =>
					a !== undefined &&
					b !== undefined &&
					a.from === b.from &&
					a.author === b.author &&
					b.at - a.at < JOIN_MS;
				if (isNewDay) {
					const day = dayOf(bubble.at);
					const key = `day:${midnight(bubble.at)}`;
					keys.add(key);
					place(key, day, () => el("div", { class: "day" }, day), at++);
				}
				const isFirst = isNewDay || !joins(before, bubble);
				const isLast = !joins(bubble, after);
				const { text, state, author, file, trouble, reactions, isEdited } = bubble;
				const more = [file?.name, trouble, reactions, isEdited];
				const signature = [text, state, author, isFirst, isLast, bubble.at, ...more].join("\u0001");
				keys.add(bubble.id);
				place(bubble.id, signature, () => draw(bubble, isFirst, isLast), at++);
			});
			shown.forEach(({ element }, key) => {
				if (keys.has(key)) return;
				element.remove();
				shown.delete(key);
			});
			const isOwn = bubbles.at(-1)?.state === "waiting";
			if (isOwn || wasNearEnd) scroll.scrollTop = scroll.scrollHeight;
		},
	};
}
