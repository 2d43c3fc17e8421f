import { useEffect, useRef, useState } from "react";

/** What was typed and is not saved, by field. It outlives the pane: a refusal loses nothing. */
const unsaved = new Map<string, string>();

export interface FieldDraft {
	/** What the control shows. */
	text: string;
	state: "idle" | "saving" | "saved";
	/** Code of the last refusal; null when there is none. */
	refusal: string | null;
	type: (text: string) => void;
	/** Saves what was typed, if it is something else than what is kept. */
	commit: () => void;
	/** Forgets what was typed; false when there is nothing to forget. */
	revert: () => boolean;
	refuse: (code: string) => void;
}

/**
 * One field that is saved when it is left. Until it is saved, what was typed stays, whatever the server and colleagues say
 * meanwhile: who leaves the field last has the last word.
 * @param id of the field in this browser
 * @param shown what is kept, as it is shown
 * @param save answers the code of a refusal, or null
 */
export function useFieldDraft(
	id: string,
	shown: string,
	save: (text: string) => Promise<string | null>,
): FieldDraft {
	const [draft, setDraft] = useState(() => unsaved.get(id) ?? null);
	const [state, setState] = useState<FieldDraft["state"]>("idle");
	const [refusal, setRefusal] = useState<string | null>(null);
	const latest = useRef({ draft, shown, save, isSaving: false });
	useEffect(() => {
		latest.current = { ...latest.current, draft, shown, save };
	});

	const set = (text: string | null): void => {
		if (text === null) unsaved.delete(id);
		else unsaved.set(id, text);
		latest.current.draft = text;
		setDraft(text);
	};
	const commit = async (): Promise<void> => {
		const { draft: text, isSaving } = latest.current;
		if (text === null || isSaving) return;
		if (text === latest.current.shown) return set(null);
		latest.current.isSaving = true;
		setState("saving");
		const code = await latest.current.save(text);
		latest.current.isSaving = false;
		setRefusal(code);
		setState(code === null ? "saved" : "idle");
		// Typed on while it was being saved: that is saved when the field is left again.
		if (code === null && latest.current.draft === text) set(null);
	};
	const leave = useRef(commit);
	useEffect(() => {
		leave.current = commit;
	});
	// Keys lead to another conversation without leaving the field.
	useEffect(() => () => void leave.current(), []);

	return {
		text: draft ?? shown,
		state: draft === null || state === "saving" ? state : "idle",
		refusal,
		type: (text) => {
			setRefusal(null);
			set(text);
		},
		commit: () => void commit(),
		revert() {
			const hadDraft = latest.current.draft !== null;
			setRefusal(null);
			set(null);
			return hadDraft;
		},
		refuse: setRefusal,
	};
}
