import { useState } from "react";
import { href, useNavigate } from "react-router";
import type { ErrorCode } from "#app/contracts/errors.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { codeOf } from "#app/ui/api-error.ts";
import { notify } from "#app/ui/toasts.ts";
import { useRequest } from "#app/ui/use-request.ts";
import { PUBLISH_STATE } from "../publish-state.ts";
import { useAgentErrorText } from "../use-agent-error-text.ts";
import type { SaveAnswer } from "./answer.ts";
import { type Draft, isSameDraft } from "./draft.ts";
import { type FormSaving, toFields, toSavingFields } from "./forms.ts";
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
	/** What the form is filled from; null: a new agent. */
	seen?: FormSaving["seen"];
	/** The agent's tests run before it is published: saving makes a draft, which its page publishes. */
	isTested?: boolean;
	/** Toast after saving as a draft. */
	draftDone?: string;
}

/** How the form is saved: for customers, or as a draft. */
export type SaveKind = "live" | "draft";

/**
 * One agent's form: validated here, then by the server, saved together with its picture. Afterwards
 * the agent's page opens.
 */
export function useAgentForm(options: FormOptions) {
	const t = useStrings({ pt, en });
	const errorText = useAgentErrorText();
	const { stored } = options;
	const [draft, setDraft] = useState(stored);
	/** As the form was filled: the page may be read again meanwhile, and then shows what others did. */
	const [seen, setSeen] = useState(options.seen ?? null);
	/** A problem found here, before anything was sent. */
	const [found, setFound] = useState<ErrorCode | null>(null);
	/** A refusal after which the form was edited: it is no longer shown. */
	const [settled, setSettled] = useState<SaveAnswer | null>(null);
	const picture = usePicture(options.avatarUrl);
	const saving = useSaving({ ...options, seen }, picture);
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
		/** Somebody else changed the agent: what they saved is in `stored`, what was typed here stays. */
		isOvertaken: problem === "agent_changed",
		forget(): void {
			settle();
			setDraft(stored);
			setSeen(options.seen ?? null);
			picture.forget();
		},
		/** @param isForced in place of what somebody else saved meanwhile */
		save(kind: SaveKind = "live", isForced = false): void {
			const wrong = findProblem(draft);
			setFound(wrong);
			const base = isForced ? (options.seen ?? null) : seen;
			setSeen(base);
			if (wrong === null) return saving.send(draft, kind, base);
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
	const [kind, setKind] = useState<SaveKind>("live");
	const isPublished = kind === "live" && !options.isTested;
	const finish = async ({ id, code }: SaveAnswer): Promise<void> => {
		if (id === null) {
			if (code && fieldOf(code) !== null) focusFirstError();
			return notify.error(t.failed, errorText(code ?? "unavailable"));
		}
		try {
			await picture.save(id);
			const saved = isPublished ? options.done : null;
			const done = kind === "draft" ? (options.draftDone ?? null) : saved;
			if (done !== null) notify.success(done);
		} catch (error) {
			const refusal = codeOf(error, "unavailable");
			notify.error(t.pictureLost, errorText(refusal));
		}
		const state = kind === "live" && options.isTested ? PUBLISH_STATE : null;
		await navigate(`${href("/agents/:id", { id })}${options.search ?? ""}`, { state });
	};
	const { send, isBusy, answer } = useRequest<SaveAnswer>((saved) => void finish(saved));
	const isSaved = (answer?.id ?? null) !== null;
	return {
		answer,
		isSaving: isBusy || isSaved,
		/** Everything is saved, so the leave guard lets the page go. */
		isLeaving: isSaved,
		send(draft: Draft, as: SaveKind, seen: FormSaving["seen"]): void {
			setKind(as);
			const isDraft = as === "draft" || (options.isTested ?? false);
			send({ ...toFields(draft), ...toSavingFields({ seen, isDraft }) });
		},
	};
}

/** After the next paint, when the fields are marked as invalid. */
function focusFirstError(): void {
	requestAnimationFrame(() => {
		const wrong = document.querySelector<HTMLElement>("form [aria-invalid='true']");
		wrong?.focus();
	});
}
