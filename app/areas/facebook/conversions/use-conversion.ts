import { useRef, useState } from "react";
import { href } from "react-router";
import type { ConversionView } from "#app/contracts/facebook.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { notify } from "#app/ui/toasts.ts";
import { useRequest } from "#app/ui/use-request.ts";
import { useFacebookErrorText } from "../use-facebook-error-text.ts";
import type { ConversionAnswer } from "./actions.ts";
import { type Draft, emptyDraft, makeEventId, nextDraft, requestOf } from "./draft.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

export interface DraftProps {
	draft: Draft;
	change: (part: Partial<Draft>) => void;
}

/** Sends events, shows the result as a toast, and keeps the last answer. */
export function useConversionRequest(onSent: () => void) {
	const t = useStrings({ pt, en }).send;
	const errorText = useFacebookErrorText();
	const kept = useRef<ConversionView | null>(null);
	const { send, isBusy, answer } = useRequest<ConversionAnswer>(
		({ code, event = null }) => {
			kept.current = event ?? kept.current;
			if (event?.state === "sent") {
				notify.success(t.sent);
				return onSent();
			}
			const reason = code ?? event?.fault?.code ?? null;
			notify.error(t.failed, reason === null ? undefined : errorText(reason));
		},
		{ action: href("/facebook/conversions") },
	);
	return {
		answer,
		/**
		 * The last event that the server stored; null before. A later attempt that was refused before
		 * storing does not change it.
		 */
		findKept: (): ConversionView | null => kept.current,
		isBusy,
		submit: (form: Record<string, string>): void => send(form),
	};
}

/**
 * The draft of the four tabs and the function that sends it: the same draft sent twice is the same
 * event.
 */
export function useConversion(firstPixelId: string) {
	const [draft, setDraft] = useState(() => emptyDraft(firstPixelId));
	const eventId = useRef<string | null>(null);
	const request = useConversionRequest(() => {
		eventId.current = null;
		setDraft((sent) => (sent.testEventCode === "" ? nextDraft(sent) : sent));
	});
	return {
		draft,
		change: (part: Partial<Draft>): void => {
			eventId.current = null;
			setDraft((before) => ({ ...before, ...part }));
		},
		send: (): void => {
			eventId.current ??= makeEventId(Date.now());
			request.submit(requestOf(draft, eventId.current, request.findKept()));
		},
		retry: (id: string): void => request.submit({ intent: "retry", eventId: id }),
		isBusy: request.isBusy,
		answer: request.answer,
	};
}
