import { Eye, EyeOff } from "lucide-react";
import { type ComponentProps, useState } from "react";
import { useStrings } from "#app/i18n/use-strings.ts";
import { TextInput } from "#app/ui/text-input.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** Pasting and password managers work as in any field; the eye shows what was typed. */
export function PasswordInput(props: ComponentProps<"input">) {
	const t = useStrings({ pt, en });
	const [isShown, setShown] = useState(false);
	const Icon = isShown ? EyeOff : Eye;
	return (
		<span className="relative block">
			<TextInput {...props} className="pr-10" type={isShown ? "text" : "password"} />
			<button
				aria-label={isShown ? t.hidePassword : t.showPassword}
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
