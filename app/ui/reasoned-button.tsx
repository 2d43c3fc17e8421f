import type { ComponentProps } from "react";
import { Button } from "./button.tsx";
import { Hint } from "./hint.tsx";

/** A button that says why it does nothing: it stays a stop of the keyboard, where the reason is read. */
export function ReasonedButton({
	reason,
	...button
}: ComponentProps<typeof Button> & { reason: string | null }) {
	if (reason === null) return <Button {...button} />;
	const name = button["aria-label"];
	return (
		<Hint text={reason}>
			<Button
				className={`opacity-60 ${button.className ?? ""}`}
				aria-disabled="true"
				aria-label={name === undefined ? undefined : `${name}. ${reason}`}
				kind="secondary"
				size={button.size ?? "medium"}
				type="button"
			>
				{button.children}
				<span className="sr-only">. {reason}</span>
			</Button>
		</Hint>
	);
}
