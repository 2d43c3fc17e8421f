import { useRevalidator } from "react-router";
import type { NewView, ViewChange } from "#app/contracts/saved-views.ts";
import { useErrorText } from "#app/i18n/use-error-text.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { codeOf } from "#app/ui/api-error.ts";
import { callApi, sendJson } from "#app/ui/api-request.ts";
import { notify } from "#app/ui/toasts.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

const PATH = "/api/conversations/views";

/** Changes of saved views; the page reads them anew after each. */
export function useViewsApi() {
	const t = useStrings({ pt, en });
	const errorText = useErrorText();
	const { revalidate } = useRevalidator();

	/** Resolves to the code of a refusal, which is shown; null when it was done. */
	async function run(call: () => Promise<unknown>): Promise<string | null> {
		try {
			await call();
			await revalidate();
			return null;
		} catch (error) {
			const code = codeOf(error);
			notify.error(t.failed, code === "conflict" ? t.tooMany : errorText(code));
			return code;
		}
	}

	return {
		create: (view: NewView) => run(() => sendJson(PATH, view)),
		change: (id: string, change: ViewChange) => run(() => sendJson(`${PATH}/${id}`, change, "PUT")),
		remove: (id: string) => run(() => callApi(`${PATH}/${id}`, { method: "DELETE" })),
	};
}
