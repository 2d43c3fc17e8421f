import { notify } from "#app/ui/toasts.ts";

/**
 * Returns a function that copies a text and shows a toast; where the clipboard is blocked the toast
 * says what to do instead.
 */
export function useCopy(words: { copied: string; failed: string }): (text: string) => void {
	return (text) => {
		navigator.clipboard.writeText(text).then(
			() => notify.success(words.copied),
			() => notify.error(words.failed),
		);
	};
}
