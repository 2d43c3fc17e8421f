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
const UNASKED: readonly ErrorCode[] = [
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
function useAsk(intent: "validate" | "add", onAnswer: (told: MarketingAnswer) => void) {
	const request = useRequest(onAnswer, { action: href("/facebook/marketing"), isHeardFirst: true });
	return {
		...request,
		// Validating changes nothing, so the page is not revalidated.
		send: (typed: Typed): void => request.send({ intent, ...typed }, intent === "add"),
	};
}

/** Returns a function that words a refusal: Meta's message if there is one. */
function useReason(): (told: MarketingAnswer) => string {
	const errorText = useFacebookErrorText();
	return ({ code, message }) => message ?? errorText(code ?? "unavailable");
}

function judge(told: MarketingAnswer, reason: string): TokenVerdict {
	if (told.code === null) return { kind: "valid", name: told.name ?? "" };
	return { kind: "invalid", isChecked: !UNASKED.includes(told.code), reason };
}

/** 'Validar Token': the verdict about the token as it was sent; editing clears it. */
export function useTokenVerdict() {
	const t = useStrings({ pt, en }).add;
	const reasonOf = useReason();
	const [lookedAt, setLookedAt] = useState<string | null>(null);
	const ask = useAsk("validate", (told) => {
		const verdict = judge(told, reasonOf(told));
		if (verdict.kind === "valid") notify.success(t.valid, isolate(verdict.name));
		else notify.error(verdict.isChecked ? t.invalid : t.checkFailed, verdict.reason);
	});
	return {
		isBusy: ask.isBusy,
		of: (token: string): TokenVerdict | null =>
			ask.answer && lookedAt === token ? judge(ask.answer, reasonOf(ask.answer)) : null,
		look: (typed: Typed): void => {
			setLookedAt(typed.token);
			ask.send(typed);
		},
		clear: (): void => setLookedAt(null),
	};
}

/** 'Sincronizar Conta'; `onDone` is called once it is stored. */
export function useAddition(onDone: () => void) {
	const t = useStrings({ pt, en }).add;
	const reasonOf = useReason();
	const [sent, setSent] = useState<Typed | null>(null);
	const ask = useAsk("add", (told) => {
		if (told.code !== null) return notify.error(t.syncFailed, reasonOf(told));
		notify.success(t.synced, told.name === undefined ? undefined : isolate(told.name));
		onDone();
	});
	return {
		isBusy: ask.isBusy,
		send: (typed: Typed): void => {
			setSent(typed);
			ask.send(typed);
		},
		/** The refusal of exactly these fields; null after they were edited. */
		refusalOf: ({ token, accountId }: Typed): string | null =>
			ask.answer?.code && sent?.token === token && sent.accountId === accountId
				? reasonOf(ask.answer)
				: null,
	};
}
