import { useState } from "react";
import { useSearchParams } from "react-router";

/** "Novo" in the header leads here with the dialog open. */
const PARAM = "invite";

/** Whether the invite dialog is open: asked for on the page, or by the address one came with. */
export function useInviting() {
	const [search, setSearch] = useSearchParams();
	const [isAsked, setAsked] = useState(false);
	return {
		isOpen: isAsked || search.has(PARAM),
		open: (): void => setAsked(true),
		close(this: void): void {
			setAsked(false);
			if (!search.has(PARAM)) return;
			setSearch(
				(before) => {
					const after = new URLSearchParams(before);
					after.delete(PARAM);
					return after;
				},
				{ replace: true, preventScrollReset: true, defaultShouldRevalidate: false },
			);
		},
	};
}
