import { Eye, EyeOff } from "lucide-react";
import { type ComponentProps, useState } from "react";
import { TextInput } from "./text-input.tsx";

/**
 * A password input with a button that shows what is typed. Only for what is being typed, never for
 * stored secrets (J08).
 */
export function ConcealedInput({
	showLabel,
	hideLabel,
	...input
}: ComponentProps<"input"> & { showLabel: string; hideLabel: string }) {
	const [isShown, setShown] = useState(false);
	const Icon = isShown ? EyeOff : Eye;
	return (
		<span className="relative block">
			<TextInput {...input} className="pr-10" type={isShown ? "text" : "password"} />
			<button
				aria-label={isShown ? hideLabel : showLabel}
				aria-pressed={isShown}
				className="focus-ring absolute inset-y-0 right-1 my-auto flex size-8 items-center justify-center rounded-control text-gray-11 hover:text-gray-12"
				onClick={() => setShown((shown) => !shown)}
				type="button"
			>
				<Icon aria-hidden="true" size={16} strokeWidth={1.75} />
			</button>
		</span>
	);
}
