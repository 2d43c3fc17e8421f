import type { ContactView } from "#app/contracts/frames.ts";
import { CloseButton } from "./close-button.tsx";
import { OwnerChip } from "./owner-chip.tsx";
import { type Onward, useDecisions } from "./use-decisions.ts";

/** What is decided most often, in the header: who has the conversation, and that it is done with. */
export function HeaderDecisions(props: { contact: ContactView; onward: Onward }) {
	const { contact, onward } = props;
	const decisions = useDecisions(contact, onward);
	return (
		<>
			<OwnerChip contact={contact} onAssign={decisions.assign} />
			<CloseButton contact={contact} decisions={decisions} />
		</>
	);
}
