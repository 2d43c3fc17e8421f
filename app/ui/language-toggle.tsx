import { useStrings } from "#app/i18n/use-strings.ts";
import { Hint } from "./hint.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import { useLanguage } from "./use-language.ts";

/**
 * Switches the language. Shows the other language's code and is named in that language, for people
 * who cannot read this one.
 */
export function LanguageToggle() {
	const t = useStrings({ pt, en });
	const { other, choose } = useLanguage();
	return (
		<Hint side="bottom" text={t.language.name}>
			<button
				className="focus-ring h-8 min-w-8 rounded-control px-1.5 text-[13px] font-medium text-gray-12 hover:bg-gray-4"
				lang={other === "en" ? "en" : "pt-BR"}
				onClick={() => choose(other)}
				type="button"
			>
				{t.language.code}
				<span className="sr-only">: {t.language.name}</span>
			</button>
		</Hint>
	);
}
