import { useState, useSyncExternalStore } from "react";
import { planCaptions } from "#app/domain/inbox/captions.ts";
import { may } from "#app/domain/team/role.ts";
import { useCannedUses } from "../canned/use-canned-uses.ts";
import { useRunAct } from "../conversation/use-run-act.ts";
import { useInboxParts } from "../store/inbox-context.ts";
import type { TimelineMessage } from "../store/timeline-message.ts";
import type { TrayFile } from "../store/tray-book.ts";
import { useTyping } from "./use-typing.ts";

/** What is being written to a contact: its draft with the files beside it, the typing indicator and sending. */
export function useMessage(contactId: string, quotedId: string | null, onSubmitted: () => void) {
	const { drafts, outbox, tray, send, lineState, me, maxTextLength, capabilities } =
		useInboxParts();
	const text = useSyncExternalStore(
		drafts.subscribe,
		() => drafts.get(contactId),
		() => "",
	);
	const canned = useCannedUses(text);
	const reportTyping = useTyping(contactId, { isOpen: lineState === "open", send });
	const change = (next: string): void => {
		drafts.set(contactId, next);
		reportTyping(next);
	};
	/** False: there is nothing to send, or not yet. */
	const submit = (): boolean => {
		// Read from the stores instead of the rendered values: a second Enter within one frame then
		// finds an empty draft (R29).
		const value = drafts.get(contactId).trim();
		const files = tray.get(contactId);
		if (files.some(({ state }) => state === "preparing")) return false;
		const ready = files.filter(({ state }) => state === undefined);
		if ((value === "" && ready.length === 0) || !may(me.role, "send")) return false;
		if (value.length > maxTextLength) return false;
		change("");
		if (ready.length > 0) tray.set(contactId, []);
		const { captions, rest } = planCaptions(ready, value, capabilities.files ?? {});
		let quoted = quotedId;
		for (const [at, file] of ready.entries()) {
			outbox.add(contactId, captions[at]?.caption ?? "", quoted, asSent(file));
			quoted = null;
		}
		if (rest !== "") outbox.add(contactId, rest, quoted);
		canned.report();
		onSubmitted();
		return true;
	};
	return { text, change, submit, noteCanned: canned.note };
}

function asSent({
	caption: _,
	note: _note,
	state: _state,
	code: _code,
	limit: _limit,
	...file
}: TrayFile) {
	return file;
}

/** A message that is being given other words: they stand in the composer in the draft's place. */
export function useEdit(edited: TimelineMessage | null, onEnd: () => void) {
	const { maxTextLength } = useInboxParts();
	const runAct = useRunAct();
	const before = edited === null ? "" : (edited.wish?.edit ?? edited.text);
	const [{ id, text }, setEdit] = useState({ id: "", text: "" });
	if (edited !== null && edited.id !== id) setEdit({ id: edited.id, text: before });
	if (edited === null) {
		if (id !== "") setEdit({ id: "", text: "" });
		return null;
	}
	return {
		text,
		change: (next: string): void => setEdit({ id, text: next }),
		/** Always false: other words are no message that is sent. */
		submit: (): boolean => {
			const value = text.trim();
			if (value === "" || value.length > maxTextLength) return false;
			onEnd();
			if (value !== before) runAct(edited, { kind: "edit", text: value });
			return false;
		},
	};
}
