import { useSyncExternalStore } from "react";
import { createPartLoader } from "#app/ui/part-loader.ts";
import { notify } from "#app/ui/toasts.ts";
import { ownerOf, useInboxParts } from "../store/inbox-context.ts";
import { NO_FILES } from "../store/tray-book.ts";
import { useInboxStrings } from "../use-inbox-strings.ts";

const intake = createPartLoader(() => import("../files/intake.ts"), "takeFiles");

/** The files beside the draft of a contact. */
export function useFiles(contactId: string) {
	const { tray } = useInboxParts();
	const files = useSyncExternalStore(
		tray.subscribe,
		() => tray.get(contactId),
		() => NO_FILES,
	);
	return { files, isPreparing: files.some(({ state }) => state === "preparing") };
}

/** Takes files into the tray of a contact; null where this channel sends none, and says so instead. */
export function useTakeFiles(contactId: string): (files: readonly File[]) => void {
	const t = useInboxStrings().composer;
	const parts = useInboxParts();
	const rules = parts.capabilities.files;
	return (files) => {
		if (!rules) return notify.info(t.soon, t.soonHint);
		if (files.length === 0) return;
		void intake.ask().then(({ takeFiles }) => {
			const { tray } = parts;
			const gifs = parts.capabilities.gifs === true;
			const left = takeFiles({ tray, contactId, owner: ownerOf(parts), rules, gifs }, files);
			if (left > 0) notify.warning(t.tooManyFiles);
		});
	};
}
