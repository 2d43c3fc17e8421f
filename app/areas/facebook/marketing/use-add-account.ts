import { useState } from "react";
import { href } from "react-router";
import type { ErrorCode } from "#app/contracts/errors.ts";
import { isolate } from "#app/i18n/isolate.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { notify } from "#app/ui/toasts.ts";
import { useRequest } from "#app/ui/use-request.ts";
import { useFacebookErrorText } from "../use-facebook-error-text.ts";
import type { MarketingAnswer } from "./actions.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** Result of validating a token. */
export type TokenVerdict =
	| { kind: "valid"; name: string }
	/** `isChecked` false: Meta could not be asked, so nothing is known about the token. */
	| { kind: "invalid"; isChecked: boolean; reason: string };

/** Refusals that say nothing about the token. */
const NOT_ASKED_CODES: readonly ErrorCode[] = [
	"facebook_unavailable",
	"facebook_rate_limited",
	"account_id_invalid",
	"rate_limited",
	"unavailable",
	"forbidden",
	"invalid_request",
];

interface Typed {
	token: string;
	accountId: string;
}

/** One of the dialog's two requests; its answer belongs to the fields as they were sent. */
function useDialogRequest(intent: "validate" | "add", onAnswer: (answer: MarketingAnswer) => void) {
	const request = useRequest(onAnswer, {
		action: href("/facebook/marketing"),
		isAnsweredFirst: true,
	});
	return {
		...request,
		// Validating changes nothing, so the page is not revalidated.
		send: (typed: Typed): void => request.send({ intent, ...typed }, intent === "add"),
	};
}

/** Returns a function that words a refusal: Meta's message if there is one. */
function useReason(): (answer: MarketingAnswer) => string {
	const errorText = useFacebookErrorText();
	return ({ code, message }) => message ?? errorText(code ?? "unavailable");
}

function judge(answer: MarketingAnswer, reason: string): TokenVerdict {
	if (answer.code === null) return { kind: "valid", name: answer.name ?? "" };
	return { kind: "invalid", isChecked: !NOT_ASKED_CODES.includes(answer.code), reason };
}

/** 'Validar Token': the verdict about the token as it was sent; editing clears it. */
export function useTokenVerdict() {
	const t = useStrings({ pt, en }).add;
	const reasonOf = useReason();
	const [lookedAt, setLookedAt] = useState<string | null>(null);
	const request = useDialogRequest("validate", (answer) => {
		const verdict = judge(answer, reasonOf(answer));
		if (verdict.kind === "valid") notify.success(t.valid, isolate(verdict.name));
		else notify.error(verdict.isChecked ? t.invalid : t.checkFailed, verdict.reason);
	});
	return {
		isBusy: request.isBusy,
		of: (token: string): TokenVerdict | null =>
			request.answer && lookedAt === token ? judge(request.answer, reasonOf(request.answer)) : null,
		look: (typed: Typed): void => {
			setLookedAt(typed.token);
			request.send(typed);
		},
		clear: (): void => setLookedAt(null),
	};
}

/** 'Sincronizar Conta'; `onDone` is called once it is stored. */
export function useAddition(onDone: () => void) {
	const t = useStrings({ pt, en }).add;
	const reasonOf = useReason();
	const [sent, setSent] = useState<Typed | null>(null);
	const request = useDialogRequest("add", (answer) => {
		if (answer.code !== null) return notify.error(t.syncFailed, reasonOf(answer));
		notify.success(t.synced, answer.name === undefined ? undefined : isolate(answer.name));
		onDone();
	});
	return {
		isBusy: request.isBusy,
		send: (typed: Typed): void => {
			setSent(typed);
			request.send(typed);
		},
		/** The refusal of exactly these fields; null after they were edited. */
		refusalOf: ({ token, accountId }: Typed): string | null =>
			request.answer?.code && sent?.token === token && sent.accountId === accountId
				? reasonOf(request.answer)
				: null,
	};
}
