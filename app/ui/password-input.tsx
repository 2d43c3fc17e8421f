import type { ComponentProps } from "react";
import { useStrings } from "#app/i18n/use-strings.ts";
import { ConcealedInput } from "./concealed-input.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** A password field with a button that shows what is typed. Pasting and password managers work. */
export function PasswordInput(props: ComponentProps<"input">) {
	const t = useStrings({ pt, en }).password;
	return <ConcealedInput {...props} hideLabel={t.hide} showLabel={t.show} />;
}
