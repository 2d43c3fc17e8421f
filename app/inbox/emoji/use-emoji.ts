import { useEffect, useState } from "react";
import type { Emoji } from "#app/domain/chat/emoji-search.ts";
import { usePreferences } from "#app/i18n/preferences.tsx";
import { loadEmoji } from "./emoji-data.ts";

/** All emoji; null while they are loaded, "failed" when they cannot be. */
export function useEmoji(): Emoji[] | null | "failed" {
	const { locale } = usePreferences();
	const [all, setAll] = useState<Emoji[] | null | "failed">(null);
	useEffect(() => {
		let isLeft = false;
		loadEmoji(locale)
			.then((loaded) => {
				if (!isLeft) setAll(loaded);
			})
			.catch(() => {
				if (!isLeft) setAll("failed");
			});
		return () => {
			isLeft = true;
		};
	}, [locale]);
	return all;
}
