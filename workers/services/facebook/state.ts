import { LOGIN_STATE_TTL_MS } from "#app/domain/facebook/login.ts";
import type { LoginPurpose } from "#app/domain/facebook/permission.ts";
import type { SignedIn } from "#app/contracts/sign-in.ts";

/** What goes to Meta's dialog and comes back: whose it is, and what for. */
interface Carried {
	signInId: string;
	workspaceId: string;
	purpose: LoginPurpose;
	expiresAt: number;
	/** Two dialogs at once are two. */
	nonce: string;
}

export interface StateDeps {
	/** A code over a text that only this deployment makes, always the same. */
	sign(text: string): string;
	isSame(one: string, other: string): boolean;
	newId(): string;
	now(): number;
}

/**
 * The `state` of the dialog. It is bound to the sign-in of the browser that asked, so a code that
 * somebody else obtained cannot be slipped under it; nothing has to be stored meanwhile.
 */
export function createLoginState(deps: StateDeps) {
	return {
		issue(signedIn: SignedIn, purpose: LoginPurpose): string {
			const carried: Carried = {
				signInId: signedIn.signInId,
				workspaceId: signedIn.workspace.id,
				purpose,
				expiresAt: deps.now() + LOGIN_STATE_TTL_MS,
				nonce: deps.newId(),
			};
			const text = btoa(JSON.stringify(carried));
			return `${text}.${deps.sign(text)}`;
		},

		/** What the dialog was for; null when it is not this sign-in's, or too old. */
		redeem(signedIn: SignedIn, state: string): LoginPurpose | null {
			const [text = "", code = "", ...rest] = state.split(".");
			if (rest.length > 0 || !deps.isSame(code, deps.sign(text))) return null;
			// Its own words: nobody else makes the code.
			const carried = JSON.parse(atob(text)) as Carried;
			const isTheirs =
				carried.signInId === signedIn.signInId && carried.workspaceId === signedIn.workspace.id;
			return isTheirs && carried.expiresAt > deps.now() ? carried.purpose : null;
		},
	};
}
export type LoginState = ReturnType<typeof createLoginState>;
