import { useState } from "react";
import { href, useNavigate } from "react-router";
import type { ErrorCode } from "#app/contracts/errors.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { ApiError } from "#app/ui/api-error.ts";
import { notify } from "#app/ui/toasts.ts";
import { useRequest } from "#app/ui/use-request.ts";
import { useAgentErrorText } from "../use-agent-error-text.ts";
import type { SaveAnswer } from "./answer.ts";
import { type Draft, isSameDraft } from "./draft.ts";
import { toFields } from "./forms.ts";
import { fieldOf, findProblem } from "./problems.ts";
import type { FieldErrors } from "./section-props.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import { type PictureState, usePicture } from "./use-picture.ts";

interface FormOptions {
	stored: Draft;
	avatarUrl: string | null;
	/** Toast after saving; null where the page that follows says it. */
	done: string | null;
	/** Query of the agent's page that follows. */
	search?: string;
}

/**
 * One agent's form: validated here, then by the server, saved together with its picture. Afterwards
 * the agent's page opens.
 */
export function useAgentForm(options: FormOptions) {
	const t = useStrings({ pt, en });
	const errorText = useAgentErrorText();
	const { stored } = options;
	const [draft, setDraft] = useState(stored);
	/** A problem found here, before anything was sent. */
	const [found, setFound] = useState<ErrorCode | null>(null);
	/** A refusal after which the form was edited: it is no longer shown. */
	const [settled, setSettled] = useState<SaveAnswer | null>(null);
	const picture = usePicture(options.avatarUrl);
	const saving = useSaving(options, picture);
	const { answer } = saving;
	const problem = found ?? (answer === settled ? null : (answer?.code ?? null));
	const field = problem === null ? null : fieldOf(problem);
	const errors: FieldErrors = {};
	if (problem !== null && field !== null) errors[field] = errorText(problem);
	const settle = (): void => {
		setFound(null);
		setSettled(answer);
	};
	return {
		draft,
		picture,
		errors,
		isDirty: picture.isChanged || !isSameDraft(stored, draft),
		isSaving: saving.isSaving,
		isLeaving: saving.isLeaving,
		/** A refusal that belongs to no single field; null while there is none. */
		refusal: problem === null || field !== null ? null : errorText(problem),
		edit(change: Partial<Draft>): void {
			settle();
			setDraft((before) => ({ ...before, ...change }));
		},
		forget(): void {
			settle();
			setDraft(stored);
			picture.forget();
		},
		save(): void {
			const wrong = findProblem(draft);
			setFound(wrong);
			if (wrong === null) return saving.send(draft);
			notify.error(t.failed, t.checkFields);
			return focusFirstError();
		},
	};
}
export type AgentFormState = ReturnType<typeof useAgentForm>;

/** Sends the form, then the picture, then opens the agent's page. */
function useSaving(options: FormOptions, picture: PictureState) {
	const t = useStrings({ pt, en });
	const errorText = useAgentErrorText();
	const navigate = useNavigate();
	const finish = async ({ id, code }: SaveAnswer): Promise<void> => {
		if (id === null) {
			if (code && fieldOf(code) !== null) focusFirstError();
			return notify.error(t.failed, errorText(code ?? "unavailable"));
		}
		try {
			await picture.save(id);
			if (options.done !== null) notify.success(options.done);
		} catch (error) {
			const refusal = error instanceof ApiError ? error.code : "unavailable";
			notify.error(t.pictureLost, errorText(refusal));
		}
		await navigate(`${href("/agents/:id", { id })}${options.search ?? ""}`);
	};
	const { send, isBusy, answer } = useRequest<SaveAnswer>((saved) => void finish(saved));
	const isSaved = (answer?.id ?? null) !== null;
	return {
		answer,
		isSaving: isBusy || isSaved,
		/** Everything is saved, so the leave guard lets the page go. */
		isLeaving: isSaved,
		send: (draft: Draft): void => send(toFields(draft)),
	};
}

/** After the next paint, when the fields are marked as invalid. */
function focusFirstError(): void {
	requestAnimationFrame(() => {
		const wrong = document.querySelector<HTMLElement>("form [aria-invalid='true']");
		wrong?.focus();
	});
}
