import { useEffect, useState } from "react";
import { callApi } from "#app/ui/api-request.ts";
import { resizePicture } from "#app/ui/resize-picture.ts";

/** A picture chosen or removed, and not saved yet. */
type Change = { kind: "put"; blob: Blob; preview: string } | { kind: "remove" };

/** A picture that is saved after the form around it, because a new agent needs an id first. */
export function usePicture(stored: string | null) {
	const [change, setChange] = useState<Change | null>(null);
	const [isRefused, setRefused] = useState(false);
	const preview = change?.kind === "put" ? change.preview : null;
	useEffect(
		() => () => {
			if (preview) URL.revokeObjectURL(preview);
		},
		[preview],
	);
	return {
		src: change === null ? stored : preview,
		isChanged: change !== null,
		isRefused,
		async choose(file: Blob): Promise<void> {
			try {
				const blob = await resizePicture(file);
				setChange({ kind: "put", blob, preview: URL.createObjectURL(blob) });
				setRefused(false);
			} catch {
				// Not a picture that this browser can read.
				setRefused(true);
			}
		},
		remove: (): void => {
			setRefused(false);
			setChange(stored === null ? null : { kind: "remove" });
		},
		forget: (): void => setChange(null),
		/** Saves the change, if there is one. Throws ApiError. */
		async save(agentId: string): Promise<void> {
			const path = `/api/agents/${agentId}/avatar`;
			if (change?.kind === "put") await callApi(path, { method: "PUT", body: change.blob });
			if (change?.kind === "remove") await callApi(path, { method: "DELETE" });
		},
	};
}
export type PictureState = ReturnType<typeof usePicture>;
