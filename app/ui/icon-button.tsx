import { IconButton as RadixIconButton } from "@radix-ui/themes";
import type { ComponentProps, ReactNode } from "react";
import { Hint } from "./hint.tsx";

type RadixProps = ComponentProps<typeof RadixIconButton>;

export interface IconButtonProps extends Omit<RadixProps, "aria-label" | "size" | "variant"> {
	/** The accessible name, also the tooltip's text. */
	label: string;
	children: ReactNode;
	/** The side on which the tooltip opens. */
	side?: "top" | "right" | "bottom" | "left";
	variant?: "ghost" | "solid" | "surface";
}

/** An icon as a button, with an accessible name, a tooltip and a target of at least 32 px. */
export function IconButton({ label, side, variant = "ghost", ...rest }: IconButtonProps) {
	return (
		<Hint side={side} text={label}>
			<RadixIconButton
				color={variant === "solid" ? undefined : "gray"}
				highContrast={variant !== "solid"}
				type="button"
				variant={variant}
				{...rest}
				aria-label={label}
				className={`!m-0 !size-8 shrink-0 !p-0 ${rest.className ?? ""}`}
				size="2"
			/>
		</Hint>
	);
}
