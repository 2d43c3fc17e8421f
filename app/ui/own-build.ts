const RELOADED_KEY = "prosa.reloaded-for";

let own: string | null = null;

/** The build that this page came from. Called once, before a newer server's answers reach the page. */
export function noteOwnBuild(): void {
	own = document.documentElement.dataset["build"] ?? null;
}

/**
 * Whether the server is of another build than this page. One for which the page was reloaded already
 * is not offered again: while a release goes on, two of them answer side by side.
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
		// Then it is offered once more at worst.
	}
	window.location.reload();
}
