import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "#app/ui/button.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** Disabled while no app of Google or Facebook is configured; the reason is the button's own text. */
export function SocialButtons() {
	const t = useStrings({ pt, en });
	return (
		<div className="flex flex-col gap-3">
			<p className="flex items-center gap-3 text-[13px] text-gray-11 before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
				{t.social.or}
			</p>
			<div className="grid gap-2.5">
				<Button disabled size="large" type="button">
					{t.social.google}
				</Button>
				<Button disabled size="large" type="button">
					{t.social.facebook}
				</Button>
			</div>
			<p className="text-center text-xs text-gray-11 text-pretty">{t.terms}</p>
		</div>
	);
}
