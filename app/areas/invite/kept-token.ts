// Attack C12: the token leaves the address; the tab keeps it, so that a reload still works.

const KEY = "prosa.invite";

/** The token of the invitation this tab is about; null when none, or where storage is blocked. */
export function readKeptToken(): string | null {
	try {
		return sessionStorage.getItem(KEY);
	} catch {
		return null;
	}
}

/** Keeps the token, or forgets it when null. */
export function keepToken(token: string | null): void {
	try {
		if (token === null) sessionStorage.removeItem(KEY);
		else sessionStorage.setItem(KEY, token);
	} catch {
		// Without storage a reload asks for the mail's link again.
	}
}
