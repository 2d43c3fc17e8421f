import { href, Link } from "react-router";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "#app/ui/button.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** The configured providers, and the page to open afterwards. */
export interface SocialOffer {
	google: boolean;
	facebook: boolean;
	next: string;
}

const LINK = "underline underline-offset-2 hover:text-gray-12";

/** The providers' logos, in their own colours. */
const MARKS = {
	google: [
		[
			"#4285f4",
			"M22.6 12.3c0-.8-.1-1.5-.2-2.3H12v4.3h5.9a5 5 0 0 1-2.2 3.3v2.8h3.6c2.1-2 3.3-4.8 3.3-8.1z",
		],
		[
			"#34a853",
			"M12 23c3 0 5.5-1 7.3-2.7l-3.6-2.8a6.600 6.600 0 0 1-9.900-3.500H2.200v2.900A11 11 0 0 0 12 23z",
		],
		["#fbbc05", "M5.800 14.100a6.600 6.600 0 0 1 0-4.200V7.100H2.200a11 11 0 0 0 0 9.900z"],
		[
			"#ea4335",
			"M12 5.400c1.600 0 3.100.6 4.200 1.600l3.200-3.200A11 11 0 0 0 2.200 7.100l3.600 2.800A6.600 6.600 0 0 1 12 5.400z",
		],
	],
	facebook: [
		[
			"#0866ff",
			"M24 12a12 12 0 1 0-14.900 11.600v-7.900H6.600V12h2.500v-1.600c0-4.100 1.900-6 5.900-6 .8 0 2.100.2 2.600.3v3.300l-1.400-.1c-2 0-2.700.7-2.700 2.700V12h3.900l-.7 3.700h-3.200v8.200A12 12 0 0 0 24 12z",
		],
	],
} as const;

/**
 * Each button is a form of its own, so it works without scripts. Disabled while no Google or
 * Facebook app is configured; its text gives the reason.
 */
export function SocialButtons({ offer }: { offer: SocialOffer }) {
	const t = useStrings({ pt, en });
	return (
		<div className="mt-5 flex flex-col gap-3">
			{/* Same as the page's own header: a page opened without a referrer would post no origin. */}
			<meta content="strict-origin" name="referrer" />
			<p className="flex items-center gap-3 text-[13px] text-gray-11 before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
				{t.social.or}
			</p>
			<div className="grid gap-2.5">
				{(["google", "facebook"] as const).map((provider) => (
					<form
						action={`/api/auth/signin/${provider}`}
						className="grid"
						key={provider}
						method="post"
					>
						<input name="next" type="hidden" value={offer.next} />
						<Button disabled={!offer[provider]} size="large" type="submit">
							<svg aria-hidden="true" height="18" viewBox="0 0 24 24" width="18">
								{MARKS[provider].map(([colour, path]) => (
									<path d={path} fill={offer[provider] ? colour : "currentColor"} key={path} />
								))}
							</svg>
							{offer[provider] ? t.social[provider] : t.social.missing[provider]}
						</Button>
					</form>
				))}
			</div>
			<p className="text-center text-xs text-gray-11 text-pretty">
				{t.terms.before}
				<Link className={LINK} to={href("/terms-of-service")}>
					{t.terms.service}
				</Link>
				{t.terms.between}
				<Link className={LINK} to={href("/privacy-policy")}>
					{t.terms.privacy}
				</Link>
				{t.terms.after}
			</p>
		</div>
	);
}
