import type { InvitationOffer } from "#app/contracts/team.ts";
import type { AcceptProblem } from "./forms.ts";

/** What is known of the invitation behind the page. */
export type AcceptView =
	/** No token in the address: the browser may have kept one. */
	| { state: "unknown" }
	| { state: "invalid"; problem: AcceptProblem }
	| {
			state: "open";
			token: string;
			offer: InvitationOffer;
			/** E-mail of whoever is signed in here; null for a visitor. */
			signedInAs: string | null;
	  };

/** What became of a form of the page that did not lead elsewhere. */
export interface AcceptAnswer {
	/** Null: as it was. */
	view: AcceptView | null;
	/** Null: nothing was refused. */
	problem: AcceptProblem | null;
	fullName: string;
}
