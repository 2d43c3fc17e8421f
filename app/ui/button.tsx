import { Button as RadixButton } from "@radix-ui/themes";
import type { ComponentProps, ReactNode } from "react";

type RadixProps = ComponentProps<typeof RadixButton>;

export interface ButtonProps extends Omit<RadixProps, "variant" | "color" | "size"> {
	/** primary: the one main action of a screen; danger: the action loses something. */
	kind?: "primary" | "secondary" | "quiet" | "danger";
	size?: "small" | "medium" | "large";
	children: ReactNode;
}

const KINDS = {
	primary: { variant: "solid" },
	secondary: { variant: "surface", color: "gray" },
	quiet: { variant: "ghost", color: "gray" },
	danger: { variant: "solid", color: "red" },
} as const;
const SIZES = { small: "1", medium: "2", large: "3" } as const;

/**
 * The product's button. `asChild` gives a link the shape of a button; `loading` keeps the width and
 * blocks clicks.
 */
export function Button({ kind = "secondary", size = "medium", ...rest }: ButtonProps) {
	const look: { variant: "solid" | "surface" | "ghost"; color?: "gray" | "red" } = KINDS[kind];
	return (
		<RadixButton
			{...rest}
			className={`font-medium ${rest.className ?? ""}`}
			highContrast={kind === "secondary" || kind === "quiet"}
			size={SIZES[size]}
			{...look}
		/>
	);
}
