import { notify } from "#app/ui/toasts.ts";

/** Puts a text on the clipboard and says so; where it may not, says what to do instead. */
export function useCopy(words: { copied: string; failed: string }): (text: string) => void {
	return (text) => {
		navigator.clipboard.writeText(text).then(
			() => notify.success(words.copied),
			() => notify.error(words.failed),
		);
	};
}
