import { useErrorText } from "#app/i18n/use-error-text.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import type { WishRefusal } from "./use-template-wish.ts";

/** Why a wish was not granted, with what Meta says itself. */
export function useWishText() {
	const t = useStrings({ pt, en });
	const errorText = useErrorText();
	return ({ code, said }: WishRefusal): string => {
		const words = t.outcomes[code] ?? errorText(code);
		return said === "" ? words : `${words} ${t.said(said)}`;
	};
}
