import { LOGIN_STATE_TTL_MS } from "#app/domain/facebook/login.ts";
import type { SignedIn } from "#app/contracts/sign-in.ts";

/** The contents of the dialog's `state` parameter. */
interface Carried<Purpose> {
	signInId: string;
	workspaceId: string;
	purpose: Purpose;
	expiresAt: number;
	/** Makes the states of two simultaneous dialogs differ. */
	nonce: string;
}

export interface StateDeps {
	/** A deterministic MAC of a text. */
	sign(text: string): string;
	isSame(one: string, other: string): boolean;
	newId(): string;
	now(): number;
}

/**
 * The `state` parameter of Meta's dialog. It is bound to the sign-in of the browser that opened the dialog, so an
 * attacker cannot inject a code of their own; nothing has to be stored.
 */
export function createLoginState<Purpose extends string>(deps: StateDeps) {
	return {
		issue(signedIn: SignedIn, purpose: Purpose): string {
			const carried: Carried<Purpose> = {
				signInId: signedIn.signInId,
				workspaceId: signedIn.workspace.id,
				purpose,
				expiresAt: deps.now() + LOGIN_STATE_TTL_MS,
				nonce: deps.newId(),
			};
			const text = btoa(JSON.stringify(carried));
			return `${text}.${deps.sign(text)}`;
		},

		/** The dialog's purpose; null for an invalid state, another sign-in's or an expired one. Never throws. */
		redeem(signedIn: SignedIn, state: string): Purpose | null {
			const [text = "", code = "", ...rest] = state.split(".");
			if (rest.length > 0 || !deps.isSame(code, deps.sign(text))) return null;
			// The MAC was verified, so the text is ours and parses.
			const carried = JSON.parse(atob(text)) as Carried<Purpose>;
			const isTheirs =
				carried.signInId === signedIn.signInId && carried.workspaceId === signedIn.workspace.id;
			return isTheirs && carried.expiresAt > deps.now() ? carried.purpose : null;
		},
	};
}
export type LoginState<Purpose extends string> = ReturnType<typeof createLoginState<Purpose>>;
