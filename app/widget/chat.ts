import * as v from "valibot";
import { VisitorServerFrame, type WebchatConfig } from "../contracts/webchat.ts";
import type { PreChatField } from "../domain/channels/webchat.ts";
import { createBrowserMemory, type Introduction } from "./browser-memory.ts";
import { createComposer } from "./composer.ts";
import { createDelivery, type Place } from "./delivery.ts";
import { el } from "./dom.ts";
import { createLogView } from "./log-view.ts";
import { createPageWatch } from "./page-watch.ts";
import { createFrame, type Notice } from "./panel.ts";
import { en } from "./strings.en.ts";
import { pt, type WidgetStrings } from "./strings.pt.ts";
import { type Bubble, createThread } from "./thread.ts";
import { createUploads } from "./uploads.ts";
import { fetchFile } from "./webchat-files.ts";

const INPUTS: Record<PreChatField, { type: string; autocomplete: string; maxlength: string }> = {
	name: { type: "text", autocomplete: "name", maxlength: "80" },
	email: { type: "email", autocomplete: "email", maxlength: "254" },
	phone: { type: "tel", autocomplete: "tel", maxlength: "20" },
};

/** The form before the first message. Validation is the browser's own. */
function createIntroForm(
	t: WidgetStrings,
	fields: readonly PreChatField[],
	onDone: (who: Introduction) => void,
) {
	const inputs = fields.map((field) => ({
		field,
		input: el("input", { ...INPUTS[field], name: field, id: field, required: true }),
	}));
	const rows = inputs.map(({ field, input }) =>
		el("div", {}, el("label", { for: field }, t[field]), input),
	);
	const form = el(
		"form",
		{ class: "intro" },
		el("p", {}, t.intro),
		...rows,
		el("button", { class: "primary", type: "submit" }, t.begin),
	);
	form.addEventListener("submit", (event) => {
		event.preventDefault();
		const who: Introduction = {};
		for (const { field, input } of inputs) who[field] = input.value.trim();
		onDone(who);
	});
	return { element: form, focus: () => inputs[0]?.input.focus() };
}

/** On narrower screens the open chat covers the site, so a new page begins with it closed. */
const WIDE_ENOUGH_PX = 480;

function openStorage(): Storage | null {
	try {
		return window.localStorage;
	} catch {
		return null;
	}
}

/** The greeting above all messages, dated by the day the conversation began. */
function greetingsOf(config: WebchatConfig, at: number): Bubble[] {
	const say = (id: string, text: string): Bubble => ({
		id,
		from: "team",
		author: null,
		text,
		at,
		state: "there",
	});
	const away = config.away === null ? [] : [say("away", config.away)];
	return [say("greeting", config.greeting), ...away];
}

/**
 * Runs the webchat on one page: sends and retries what was written, shows what arrives, and keeps
 * both across pages.
 */
export function startChat(place: Place, config: WebchatConfig): void {
	const t = config.locale === "pt" ? pt : en;
	const startedAt = Date.now();
	const memory = createBrowserMemory(config.channelId, openStorage());
	const thread = createThread();
	const language = config.locale === "pt" ? "pt-BR" : "en";
	const log = createLogView(t, language, {
		load: async (id) => uploads.fileOf(id) ?? (await fetchFile(place, memory.token() ?? "", id)),
		retry: (id) => uploads.retry(id),
	});
	const frame = createFrame(config, t, { isPage: place.target !== null, onToggle });
	const delivery = createDelivery({ place, memory, thread, onText: handleText, note });
	// On a page of ours there is nothing to tell.
	const page = place.target === null ? createPageWatch(delivery.send) : null;
	const uploads = createUploads({
		access: place,
		askToken: () => delivery.askToken(),
		onChange: () => show(),
		onPart: log.progress,
	});
	const composer = createComposer(t, {
		language,
		takesFiles: config.takesFiles,
		draft: memory.draft(),
		onDraft: memory.keepDraft,
		onSend(text, files) {
			page?.look();
			if (text !== "") delivery.write(text);
			if (files.length > 0) uploads.add(files);
			show();
		},
		onTyping: (typing) => void delivery.send({ type: "typing", typing }),
	});
	const intro = createIntroForm(t, config.preChat, begin);
	let start: { focus(): void } = composer;
	let typingTimer: ReturnType<typeof setTimeout> | undefined;

	/** Shows a notice. Without a connection nobody can be shown as typing. */
	function note(notice: Notice): void {
		frame.note(notice);
		if (notice !== null) showTyping(0);
	}

	function handleText(raw: string): void {
		const parsed = v.safeParse(VisitorServerFrame, JSON.parse(raw));
		if (!parsed.success) return;
		const received = parsed.output;
		switch (received.type) {
			case "hello":
			case "messages":
				for (const id of thread.apply(received)) memory.unqueue(id);
				if (received.messages.some(({ from }) => from === "team")) showTyping(0);
				if (received.type === "hello") {
					page?.begin();
					if (uploads.all().length > 0) delivery.introduce();
					delivery.flush();
				}
				return show();
			case "typing":
				return showTyping(received.forMs);
			case "refused":
				return takeRefusal(received.id, received.code);
		}
	}

	function takeRefusal(id: string | null, code: string): void {
		const message = memory.queued().find((each) => each.id === id);
		if (!message) return;
		// A later attempt may succeed: the message stays queued.
		if (code === "rate_limited" || code === "storage_full") return delivery.tryLater();
		memory.unqueue(message.id);
		thread.refuse(message);
		show();
	}

	function showTyping(forMs: number): void {
		clearTimeout(typingTimer);
		log.isTyping(forMs > 0);
		if (forMs > 0) typingTimer = setTimeout(() => log.isTyping(false), forMs);
	}

	function show(): void {
		const bubbles = thread.bubbles(memory.queued(), uploads.all());
		log.show([...greetingsOf(config, bubbles[0]?.at ?? startedAt), ...bubbles]);
		noteSeen();
	}

	function noteSeen(): void {
		const isLooking = frame.isOpen() && document.visibilityState === "visible";
		if (isLooking && thread.newestOfTeam() > memory.seen()) memory.keepSeen(thread.newestOfTeam());
		if (isLooking && thread.hasToTellRead())
			delivery.send({ type: "read", seq: thread.since() ?? 0 });
		frame.count(isLooking ? 0 : thread.unread(memory.seen()));
	}

	function onToggle(isOpen: boolean): void {
		memory.keepOpen(isOpen);
		if (!isOpen) return noteSeen();
		arrange();
		log.toEnd(true);
		noteSeen();
		delivery.wake();
		start.focus();
	}

	function begin(who: Introduction): void {
		memory.keepIntroduction(who);
		arrange();
		start.focus();
	}

	/** Shows the form first to visitors who have neither filled it in nor written. */
	function arrange(): void {
		const asks =
			config.preChat.length > 0 && memory.introduction() === null && memory.token() === null;
		start = asks ? intro : composer;
		frame.fill(log.element, asks ? intro.element : composer.element);
		composer.grow();
	}

	function wake(): void {
		if (document.visibilityState === "visible") {
			delivery.wake();
			page?.look();
		}
		noteSeen();
	}

	arrange();
	show();
	(place.target ?? document.body).appendChild(frame.host);
	document.addEventListener("visibilitychange", wake);
	window.addEventListener("online", wake);
	window.addEventListener("offline", delivery.restart);
	window.addEventListener("pageshow", wake);
	page?.watch();
	if (memory.isOpen() && !place.target && window.innerWidth > WIDE_ENOUGH_PX) frame.open(true);
	log.toEnd(true);
	composer.grow();
	if (memory.token() !== null || memory.queued().length > 0) void delivery.connect();
}
