import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { recordError } from "./ui/error-log.ts";
import { noteOwnBuild } from "./ui/own-build.ts";

noteOwnBuild();

// Spec 1, section 8. It is here from the start: loaded with the first error it would fail with it.
window.addEventListener("error", (event) =>
	recordError(event.error ?? event.message, { severity: "high" }),
);
window.addEventListener("unhandledrejection", (event) =>
	recordError(event.reason, { severity: "high" }),
);
// After everything else: measuring must not be what makes a page slow.
setTimeout(() => {
	void import("./ui/performance-monitor.ts").then(
		({ startPerformanceMonitor }) => startPerformanceMonitor(),
		// Without it the page is as good; offline there is nobody to tell.
		() => undefined,
	);
}, 5000);

startTransition(() => {
	hydrateRoot(
		document,
		<StrictMode>
			<HydratedRouter
				onError={(error, { errorInfo }) =>
					recordError(error, {
						severity: "normal",
						componentStack: errorInfo?.componentStack ?? null,
					})
				}
			/>
		</StrictMode>,
	);
});
