import { useState } from "react";
import { href, useNavigate } from "react-router";
import type { ErrorCode } from "#app/contracts/errors.ts";
import { useAgentErrorText } from "../use-agent-error-text.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { ApiError } from "#app/ui/api-error.ts";
import { notify } from "#app/ui/toasts.ts";
import { useRequest } from "#app/ui/use-request.ts";
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
	/** Of the toast after saving; null: the page it leads to says it. */
	done: string | null;
	/** What the address of the agent's page says beyond its id. */
	search?: string;
}

/**
 * One agent's form: what is typed, checked here first and then by the server, saved, and at last its
 * picture. Afterwards it leads to the agent's page.
 */
export function useAgentForm(options: FormOptions) {
	const t = useStrings({ pt, en });
	const errorText = useAgentErrorText();
	const { stored } = options;
	const [draft, setDraft] = useState(stored);
	/** Found here, before anything was sent. */
	const [found, setFound] = useState<ErrorCode | null>(null);
	/** A refusal that was edited after: it no longer counts. */
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
		/** A sentence about what belongs to no single field; null while there is none. */
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

/** The request, the picture after it, and the way to the agent's page when both are done. */
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
	const { send, isBusy, answer } = useRequest<SaveAnswer>((told) => void finish(told));
	const isSaved = (answer?.id ?? null) !== null;
	return {
		answer,
		isSaving: isBusy || isSaved,
		/** From now on nothing is unsaved: the guard lets the page go. */
		isLeaving: isSaved,
		send: (draft: Draft): void => send(toFields(draft)),
	};
}

/** After the next painting, when the marks are there. */
function focusFirstError(): void {
	requestAnimationFrame(() => {
		const wrong = document.querySelector<HTMLElement>("form [aria-invalid='true']");
		wrong?.focus();
	});
}
