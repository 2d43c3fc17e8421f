import type { ComponentProps } from "react";
import { Button } from "./button.tsx";
import { Hint } from "./hint.tsx";

/**
 * A button that can be off for a reason: it stays focusable, so that the keyboard reaches the
 * reason.
 */
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
