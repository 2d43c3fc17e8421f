import type { AcceptAnswer, AcceptView } from "./accept-view.ts";
import { AcceptForm } from "./accept-form.tsx";
import { JoinPanel, OtherAccountPanel, SignInPanel } from "./existing-account.tsx";
import { InviteFrame } from "./invite-frame.tsx";
import { ReturnForm } from "./return-form.tsx";

type OpenView = Extract<AcceptView, { state: "open" }>;

interface AcceptScreenProps {
	view: OpenView;
	answer: AcceptAnswer | undefined;
	passwordMin: number;
}

/** A valid invitation: an account is made, an existing one signs in, a signed-in one joins. */
export function AcceptScreen(props: AcceptScreenProps) {
	return (
		<InviteFrame offer={props.view.offer}>
			<Panel {...props} />
		</InviteFrame>
	);
}

function Panel({ view, answer, passwordMin }: AcceptScreenProps) {
	const { token, offer, signedInAs } = view;
	const shared = { token, offer, answer };
	if (signedInAs !== null)
		return signedInAs === offer.email ? (
			<JoinPanel {...shared} />
		) : (
			<OtherAccountPanel invited={offer.email} signedInAs={signedInAs} />
		);
	if (!offer.hasAccount) return <AcceptForm {...shared} passwordMin={passwordMin} />;
	return offer.canSignIn ? <SignInPanel {...shared} /> : <ReturnForm {...shared} />;
}
