import { useEffect } from "react";
import { notify } from "#app/ui/toasts.ts";

/** One toast for each answer of the server, beside what the form itself says. */
export function useRefusalToast(attempt: object | undefined, title: string, text: string | null) {
	// The answer's identity is what is new: the same refusal twice is two toasts.
	useEffect(() => {
		if (attempt && text) notify.error(title, text);
	}, [attempt, title, text]);
}
