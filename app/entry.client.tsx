import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { endEarlyEvents } from "./ui/early-events.ts";
import { recordError } from "./ui/error-log.ts";
import { noteOwnBuild } from "./ui/own-build.ts";

noteOwnBuild();

// Spec 1, section 8. Imported statically: a network failure would be the first error, and would
// keep a lazy module from loading.
window.addEventListener("error", (event) =>
	recordError(event.error ?? event.message, { severity: "high" }),
);
window.addEventListener("unhandledrejection", (event) =>
	recordError(event.reason, { severity: "high" }),
);
// Starts last: measuring must not make a page slow.
setTimeout(() => {
	void import("./ui/performance-monitor.ts").then(
		({ startPerformanceMonitor }) => startPerformanceMonitor(),
		// The page works without it, and offline there is nobody to report to.
		() => undefined,
	);
}, 5000);

startTransition(() => {
	endEarlyEvents();
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
