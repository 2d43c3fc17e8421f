import { useState } from "react";
import { useRevalidator } from "react-router";
import { codeOf } from "#app/ui/api-error.ts";

/** Runs one call that changes the library; `onDone` once the page shows it. */
export function useLibraryCall(onDone: () => void) {
	const [isBusy, setIsBusy] = useState(false);
	const [refusal, setRefusal] = useState<string | null>(null);
	const { revalidate } = useRevalidator();
	return {
		isBusy,
		refusal,
		async run(call: () => Promise<unknown>): Promise<void> {
			setIsBusy(true);
			setRefusal(null);
			try {
				await call();
				await revalidate();
				onDone();
			} catch (error) {
				setRefusal(codeOf(error, "unavailable"));
			} finally {
				setIsBusy(false);
			}
		},
	};
}
