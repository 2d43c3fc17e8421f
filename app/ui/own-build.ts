const RELOADED_KEY = "prosa.reloaded-for";

let own: string | null = null;

/**
 * Stores the build id of this page. Called once, before answers of a newer server reach the page.
 */
export function noteOwnBuild(): void {
	own = document.documentElement.dataset["build"] ?? null;
}

/**
 * Whether the server is of another build than this page. A build that the page was reloaded for is
 * not offered again: during a release both builds answer side by side.
 */
export function isNewBuild(build: string): boolean {
	if (own === null || build === own) return false;
	try {
		return window.sessionStorage.getItem(RELOADED_KEY) !== build;
	} catch {
		return true;
	}
}

export function reloadFor(build: string): void {
	try {
		window.sessionStorage.setItem(RELOADED_KEY, build);
	} catch {
		// Then the reload is offered at most once more.
	}
	window.location.reload();
}
