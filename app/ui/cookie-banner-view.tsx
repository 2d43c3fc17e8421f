import { X } from "lucide-react";
import { type RefObject, useEffect, useId, useRef } from "react";
import { href, Link } from "react-router";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "./button.tsx";
import { en } from "./cookie-banner.en.ts";
import { pt } from "./cookie-banner.pt.ts";
import { type Consent, rememberClosed, storeConsent } from "./cookie-consent.ts";
import { IconButton } from "./icon-button.tsx";

/**
 * CSS variable with the banner's height, of which page and menus keep that much free at their end
 * (app.css). Not inherited, and so set on each: inherited, it would have the whole page styled anew.
 */
const HEIGHT = "--cookie-banner";
const ENDS = "html, body, [data-menu]";
const listEnds = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(ENDS)];

/** What has the focus when the banner appears must not end up under it (WCAG 2.4.11). */
function useReservedSpace(region: RefObject<HTMLElement | null>): void {
	useEffect(() => {
		const banner = region.current;
		if (!banner) return;
		const observer = new ResizeObserver(() => {
			for (const end of listEnds()) end.style.setProperty(HEIGHT, `${banner.offsetHeight}px`);
			const focused = document.activeElement;
			if (!(focused instanceof HTMLElement) || focused === document.body) return;
			if (banner.contains(focused)) return;
			const { bottom } = focused.getBoundingClientRect();
			if (bottom > banner.getBoundingClientRect().top)
				focused.scrollIntoView({ block: "nearest", inline: "nearest" });
		});
		observer.observe(banner);
		return () => {
			observer.disconnect();
			for (const end of listEnds()) end.style.removeProperty(HEIGHT);
		};
	}, [region]);
}

/**
 * The cookie banner. Both answers have the same size and weight (LGPD); closing it is no answer. It
 * lies over the page without moving it, below every dialog, and takes the focus only when it was
 * opened on request. On a phone it is a low bar at the lower edge; on pages whose form is in the
 * left half it is at the right.
 */
export function CookieBannerView(props: {
	/** Opened on request ("Preferências de cookies"); otherwise it appeared by itself. */
	isAsked: boolean;
	onDone: () => void;
}) {
	const t = useStrings({ pt, en });
	const title = useId();
	const region = useRef<HTMLElement>(null);
	const { isAsked, onDone } = props;
	useReservedSpace(region);
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
			className="fixed inset-x-0 bottom-0 z-40 animate-appear border-t border-gray-6 bg-raised px-4 py-3 shadow-float outline-none max-md:[html:has([data-bottom-bar])_&]:bottom-14 sm:inset-x-auto sm:bottom-12 sm:left-3 sm:w-104 sm:rounded-card sm:border sm:p-4 lg:[html:not(:has([data-sidebar]))_&]:right-3 lg:[html:not(:has([data-sidebar]))_&]:left-auto"
			data-cookie-banner
			ref={region}
			tabIndex={-1}
		>
			<IconButton
				className="float-right -mt-1.5 -mr-2 ml-2"
				label={t.close}
				onClick={close}
				side="top"
			>
				<X aria-hidden="true" size={18} strokeWidth={1.75} />
			</IconButton>
			<h2 className="text-base/6 font-semibold text-gray-12 max-sm:sr-only" id={title}>
				{t.title}
			</h2>
			<p className="text-[13px]/[1.35] text-gray-11 text-pretty sm:mt-2">
				{t.text}{" "}
				<Link
					className="focus-ring rounded-sm font-medium text-accent-11 underline"
					to={href("/privacy-policy")}
				>
					{t.more}
				</Link>
			</p>
			<div className="mt-2.5 grid grid-cols-2 gap-2 sm:mt-4 sm:gap-3">
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
