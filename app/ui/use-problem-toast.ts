import { useStrings } from "#app/i18n/use-strings.ts";
import { createProblemToast } from "./problem-toast.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import { notify } from "./toasts.ts";

const toast = createProblemToast(() => Date.now());

/**
 * Returns a function that shows how many integrations have problems; calls close together make one
 * toast.
 */
export function useProblemToast(): (problems: number) => void {
	const t = useStrings({ pt, en }).problems;
	return (problems) => toast.report(problems, (count) => notify.warning(t.title, t.text(count)));
}
