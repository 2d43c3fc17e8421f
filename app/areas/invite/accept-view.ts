import type { InvitationOffer } from "#app/contracts/team.ts";
import type { AcceptProblem } from "./forms.ts";

/** What is known about the invitation. */
export type AcceptView =
	/** No token in the address: the browser may have stored one. */
	| { state: "unknown" }
	| { state: "invalid"; problem: AcceptProblem }
	| {
			state: "open";
			token: string;
			offer: InvitationOffer;
			/** E-mail of the person signed in here; null for a visitor. */
			signedInAs: string | null;
	  };

/** Answer of a form that did not redirect. */
export interface AcceptAnswer {
	/** Null: unchanged. */
	view: AcceptView | null;
	/** Null: nothing was refused. */
	problem: AcceptProblem | null;
	fullName: string;
}
