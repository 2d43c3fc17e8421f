import type { ComponentProps } from "react";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Select } from "#app/ui/select.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** Whose yes an action waits for. */
export type Asks = "never" | "anybody" | "member";
const ASKS: readonly Asks[] = ["never", "anybody", "member"];

interface Asking {
	isWriting: boolean;
	needsMember?: true;
}

export const asksOf = ({ isWriting, needsMember }: Asking): Asks =>
	isWriting ? (needsMember ? "member" : "anybody") : "never";

/** An action or tool that waits for this yes. */
export function withAsks<Action extends Asking>(action: Action, asks: Asks): Action {
	const { needsMember: _, ...rest } = action;
	const asking: Asking = {
		isWriting: asks !== "never",
		...(asks === "member" && { needsMember: true }),
	};
	return { ...rest, ...asking } as Action;
}

/** Before what it asks, and whom. */
export function AskSelect({
	value,
	onAsks,
	mayNever = true,
	...rest
}: Omit<ComponentProps<typeof Select>, "value" | "onChange"> & {
	value: Asks;
	onAsks: (asks: Asks) => void;
	/** False: its method always changes something. */
	mayNever?: boolean;
}) {
	const t = useStrings({ pt, en }).dialog;
	return (
		<Select {...rest} onChange={(event) => onAsks(event.currentTarget.value as Asks)} value={value}>
			{ASKS.filter((asks) => mayNever || asks !== "never").map((asks) => (
				<option key={asks} value={asks}>
					{t.asks[asks]}
				</option>
			))}
		</Select>
	);
}
