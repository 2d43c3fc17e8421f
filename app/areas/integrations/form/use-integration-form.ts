import { useState } from "react";
import { href } from "react-router";
import type { ErrorCode } from "#app/contracts/errors.ts";
import type { IntegrationTest } from "#app/contracts/integrations.ts";
import { useErrorText } from "#app/i18n/use-error-text.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { notify } from "#app/ui/toasts.ts";
import { useRequest } from "#app/ui/use-request.ts";
import type { IntegrationsAnswer } from "../actions.ts";
import { en } from "../strings.en.ts";
import { pt } from "../strings.pt.ts";
import { typeWordsEn } from "../type-words.en.ts";
import { typeWordsPt } from "../type-words.pt.ts";
import { type Draft, isSameDraft, isTestable, toFilled } from "./draft.ts";
import { type FieldErrors, findProblems, placeRefusal } from "./problems.ts";

interface FormOptions {
	/** Null for a new one. */
	id: string | null;
	stored: Draft;
	/** Called once after saving; `secret` can be shown only this once. */
	onSaved: (secret: string | null) => void;
}

/** The result of a test; null while there is none for the present fields. */
export type TestOutcome = { test: IntegrationTest } | { code: ErrorCode } | null;

/** One integration's form: validated here, then by the server; tested and saved. */
export function useIntegrationForm(options: FormOptions) {
	const words = useWords();
	const { id, stored } = options;
	const [draft, setDraft] = useState(stored);
	const [errors, setErrors] = useState<FieldErrors>({});
	const [refusal, setRefusal] = useState<ErrorCode | null>(null);
	const saving = useSaving(options, (code) => {
		const placed = placeRefusal(code, draft, words);
		setErrors(placed);
		setRefusal(Object.keys(placed).length === 0 ? code : null);
		focusFirstError();
	});
	const testing = useTesting(id);
	return {
		draft,
		errors,
		refusal,
		isDirty: !isSameDraft(stored, draft) && !saving.isSaved,
		isSaving: saving.isSaving,
		isTestable: isTestable(draft),
		testing: { outcome: testing.outcome, isRunning: testing.isRunning },
		test: (): void => testing.run(draft),
		edit(change: Partial<Draft>): void {
			setErrors({});
			setRefusal(null);
			testing.forget();
			setDraft((before) => ({ ...before, ...change }));
		},
		save(): void {
			const found = findProblems(draft, words);
			setErrors(found);
			setRefusal(null);
			if (Object.keys(found).length === 0) return saving.send(draft);
			return focusFirstError();
		},
	};
}
export type IntegrationFormState = ReturnType<typeof useIntegrationForm>;

function useWords() {
	const { form } = useStrings({ pt, en });
	const types = useStrings({ pt: typeWordsPt, en: typeWordsEn });
	return { form, types, ofCode: useErrorText() };
}

function useSaving(options: FormOptions, onRefused: (code: ErrorCode) => void) {
	const t = useStrings({ pt, en }).toasts;
	const { id } = options;
	const isNew = id === null;
	const { send, isBusy, answer } = useRequest<IntegrationsAnswer>(
		({ code, secret = null }) => {
			if (code !== null) {
				notify.error(
					isNew ? t.createFailed : t.updateFailed,
					isNew ? t.createFailedText : t.updateFailedText,
				);
				return onRefused(code);
			}
			notify.success(isNew ? t.created : t.updated, isNew ? t.createdText : t.updatedText);
			return options.onSaved(secret);
		},
		{ action: href("/integrations") },
	);
	return {
		isSaving: isBusy,
		isSaved: answer?.code === null,
		send: (draft: Draft): void =>
			send({ intent: isNew ? "create" : "update", id, filled: JSON.stringify(toFilled(draft)) }),
	};
}

function useTesting(id: string | null) {
	/** The answer about fields that were edited since; it is no longer shown. */
	const [forgotten, setForgotten] = useState<IntegrationsAnswer | null>(null);
	const { send, isBusy, answer, lastAnswer } = useRequest<IntegrationsAnswer>(() => undefined, {
		action: href("/integrations"),
	});
	return {
		isRunning: isBusy,
		outcome: answer && answer !== forgotten ? outcomeOf(answer) : null,
		forget: (): void => setForgotten(lastAnswer),
		// A test stores nothing, so the page is not revalidated.
		run: (draft: Draft): void =>
			send({ intent: "test", id, filled: JSON.stringify(toFilled(draft)) }, false),
	};
}

function outcomeOf({ code, test }: IntegrationsAnswer): TestOutcome {
	if (code !== null) return { code };
	return test === undefined ? null : { test };
}

/** After the next paint, when the fields are marked as invalid. */
function focusFirstError(): void {
	requestAnimationFrame(() => {
		const wrong = document.querySelector<HTMLElement>("[role=dialog] form [aria-invalid='true']");
		wrong?.focus();
	});
}
