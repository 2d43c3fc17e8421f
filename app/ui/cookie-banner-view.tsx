import { X } from "lucide-react";
import { useEffect, useId, useRef } from "react";
import { href, Link } from "react-router";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "./button.tsx";
import { en } from "./cookie-banner.en.ts";
import { pt } from "./cookie-banner.pt.ts";
import { type Consent, rememberClosed, storeConsent } from "./cookie-consent.ts";
import { IconButton } from "./icon-button.tsx";

/**
 * Both answers have the same size and weight (LGPD); closing is no answer. It lies over the page
 * without moving it and below every dialog, and takes the focus only from who asked for it.
 */
export function CookieBannerView(props: {
	/** Somebody asked for it; otherwise it came by itself. */
	isAsked: boolean;
	onDone: () => void;
}) {
	const t = useStrings({ pt, en });
	const title = useId();
	const region = useRef<HTMLElement>(null);
	const { isAsked, onDone } = props;
	useEffect(() => {
		if (isAsked) region.current?.focus();
	}, [isAsked]);
	const choose = (consent: Consent) => () => {
		storeConsent(consent);
		onDone();
	};
	const close = (): void => {
		rememberClosed();
		onDone();
	};
	return (
		<section
			aria-labelledby={title}
			className="fixed inset-x-3 bottom-12 z-40 animate-appear rounded-card border border-gray-6 bg-raised p-4 shadow-float outline-none sm:right-auto sm:w-104 max-md:[html:has([data-bottom-bar])_&]:bottom-24"
			data-cookie-banner
			ref={region}
			tabIndex={-1}
		>
			<div className="flex items-start gap-2">
				<h2 className="flex-1 text-base/8 font-semibold text-gray-12" id={title}>
					{t.title}
				</h2>
				<IconButton label={t.close} onClick={close} side="top">
					<X aria-hidden="true" size={18} strokeWidth={1.75} />
				</IconButton>
			</div>
			<p className="mt-1 text-[13px] text-gray-11 text-pretty">
				{t.text}{" "}
				<Link
					className="focus-ring rounded-sm font-medium text-accent-11 underline"
					to={href("/privacy-policy")}
				>
					{t.more}
				</Link>
			</p>
			<div className="mt-4 grid gap-2 sm:grid-cols-2 sm:gap-3">
				<Button onClick={choose("rejected")} type="button">
					{t.reject}
				</Button>
				<Button onClick={choose("accepted")} type="button">
					{t.accept}
				</Button>
			</div>
		</section>
	);
}
