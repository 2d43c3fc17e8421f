import { useEffect, useRef } from "react";
import { callApi } from "#app/ui/api-request.ts";

/** Which ready answers the text being written was made of: counted once it is sent, and not if it was wiped out before. */
export function useCannedUses(text: string) {
	const used = useRef(new Set<string>());
	useEffect(() => {
		if (text === "") used.current.clear();
	}, [text]);
	return {
		note: (responseId: string): void => void used.current.add(responseId),
		/** The text was sent. A count that does not get there is worth no word to anybody. */
		report(): void {
			for (const id of used.current)
				void callApi(`/api/canned-responses/${id}/uses`, { method: "POST" }).catch(() => undefined);
			used.current.clear();
		},
	};
}
