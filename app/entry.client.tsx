import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";

/** Spec 1, section 8. What keeps errors is loaded with the first one: most visits need it never. */
function report(error: unknown, severity: "normal" | "high", componentStack?: string | null): void {
	void import("./ui/error-log.ts").then(({ recordError }) =>
		recordError(error, { severity, componentStack: componentStack ?? null }),
	);
}

window.addEventListener("error", (event) => report(event.error ?? event.message, "high"));
window.addEventListener("unhandledrejection", (event) => report(event.reason, "high"));
// After everything else: measuring must not be what makes a page slow.
setTimeout(() => {
	void import("./ui/performance-monitor.ts").then(({ startPerformanceMonitor }) =>
		startPerformanceMonitor(),
	);
}, 5000);

startTransition(() => {
	hydrateRoot(
		document,
		<StrictMode>
			<HydratedRouter
				onError={(error, { errorInfo }) => report(error, "normal", errorInfo?.componentStack)}
			/>
		</StrictMode>,
	);
});
