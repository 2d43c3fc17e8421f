import { useEffect } from "react";
import { notify } from "#app/ui/toasts.ts";

/** Shows one toast for each answer of the server, beside the form's own message. */
export function useRefusalToast(attempt: object | undefined, title: string, text: string | null) {
	// Compared by identity: the same refusal twice makes two toasts.
	useEffect(() => {
		if (attempt && text) notify.error(title, text);
	}, [attempt, title, text]);
}
