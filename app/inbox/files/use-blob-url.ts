import { useEffect, useState } from "react";
import { ownerOf, useInboxParts } from "../store/inbox-context.ts";
import { readBytes } from "./bytes.ts";

/** An address of a file's bytes in this browser; null while they are read, GONE where they are not any more. */
export function useBlobUrl(key: string | null): string | null {
	const owner = ownerOf(useInboxParts());
	const [url, setUrl] = useState<string | null>(null);
	useEffect(() => {
		if (key === null) return;
		let made: string | null = null;
		let isLeft = false;
		void readBytes(key, owner).then((blob) => {
			if (isLeft) return;
			made = blob && URL.createObjectURL(blob);
			setUrl(made ?? GONE);
		});
		return () => {
			isLeft = true;
			setUrl(null);
			if (made !== null) URL.revokeObjectURL(made);
		};
	}, [key, owner]);
	return url;
}

export const GONE = "gone";
