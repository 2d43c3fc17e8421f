import { ArrowRightLeft, CircleUserRound, Undo2, UserRoundPlus } from "lucide-react";
import { useStrings } from "#app/i18n/use-strings.ts";
import { ReasonedMenuItem } from "#app/ui/reasoned-menu-item.tsx";
import { en } from "../transfer/strings.en.ts";
import { pt } from "../transfer/strings.pt.ts";
import { useLaterStrings } from "../use-later-strings.ts";

/** Items of a conversation's menus: take, give to a member, and give back. */
export function AssignItems(props: {
	/** Null: there is nothing to take. */
	onTake: (() => void) | null;
	onGive: () => void;
	/** Null: it is closed. */
	onTransfer: (() => void) | null;
	/** Null: nobody has it. */
	onGiveBack: (() => void) | null;
	/** Why the member's role does not allow it; null when it does. */
	refusal: string | null;
}) {
	const t = useLaterStrings().menu;
	const { item, closed } = useStrings({ pt, en });
	const { onTake, onGive, onGiveBack, onTransfer, refusal } = props;
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
			<ReasonedMenuItem
				icon={ArrowRightLeft}
				label={item}
				onSelect={() => onTransfer?.()}
				refusal={refusal ?? (onTransfer === null ? closed : null)}
			/>
			{onGiveBack === null ? null : (
				<ReasonedMenuItem icon={Undo2} label={t.giveBack} onSelect={onGiveBack} refusal={refusal} />
			)}
		</>
	);
}
