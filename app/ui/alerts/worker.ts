/** Where the build puts the service worker; at the root, so that it may answer for every page. */
const SCRIPT = "/service-worker.js";

/** The service worker of this browser; null where there is none, as in a private window of some. */
export async function registerWorker(): Promise<ServiceWorkerRegistration | null> {
	if (!("serviceWorker" in navigator)) return null;
	try {
		return await navigator.serviceWorker.register(SCRIPT);
	} catch {
		return null;
	}
}
