import { onTestFinished } from "vitest";
import { takeToasts } from "#app/ui/toasts.ts";

/** What the test's page tells by toasts from now on, each as `kind: title` and `description` below it. */
export function listenToToasts(): string[] {
	const told: string[] = [];
	const leave = takeToasts((kind, title, { description }) => {
		told.push(`${kind}: ${title}`);
		if (description) told.push(description);
	});
	onTestFinished(leave);
	return told;
}
