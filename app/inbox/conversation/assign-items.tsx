import { CircleUserRound, Undo2, UserRoundPlus } from "lucide-react";
import { ReasonedMenuItem } from "#app/ui/reasoned-menu-item.tsx";
import { useLaterStrings } from "../use-later-strings.ts";

/** Items of a conversation's menus: take, give to a member, and give back. */
export function AssignItems(props: {
	/** Null: there is nothing to take. */
	onTake: (() => void) | null;
	onGive: () => void;
	/** Null: nobody has it. */
	onGiveBack: (() => void) | null;
	/** Why the member's role does not allow it; null when it does. */
	refusal: string | null;
}) {
	const t = useLaterStrings().menu;
	const { onTake, onGive, onGiveBack, refusal } = props;
	return (
		<>
			{onTake === null ? null : (
				<ReasonedMenuItem
					icon={CircleUserRound}
					label={t.take}
					onSelect={onTake}
					refusal={refusal}
				/>
			)}
			<ReasonedMenuItem icon={UserRoundPlus} label={t.give} onSelect={onGive} refusal={refusal} />
			{onGiveBack === null ? null : (
				<ReasonedMenuItem icon={Undo2} label={t.giveBack} onSelect={onGiveBack} refusal={refusal} />
			)}
		</>
	);
}
