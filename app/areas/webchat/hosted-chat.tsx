import { Copy } from "lucide-react";
import { type RefObject, useEffect, useRef, useState } from "react";
import { en as commonEn } from "#app/i18n/common.en.ts";
import { pt as commonPt } from "#app/i18n/common.pt.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "#app/ui/button.tsx";
import { ErrorState } from "#app/ui/error-state.tsx";
import { Logo } from "#app/ui/logo.tsx";
import { toQrSource } from "#app/ui/qr-image.ts";
import { notify } from "#app/ui/toasts.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

const ID = "prosa-webchat-page";
/** After this time the loading of the widget counts as failed. */
const GIVE_UP_MS = 15_000;

/**
 * Loads the script that sites embed, into an element of this page. That element belongs to the
 * script: React never renders into it.
 */
function useWidget(key: string): {
	place: RefObject<HTMLDivElement | null>;
	state: "loading" | "there" | "failed";
} {
	const place = useRef<HTMLDivElement>(null);
	const [state, setState] = useState<"loading" | "there" | "failed">("loading");
	useEffect(() => {
		const target = place.current;
		if (!target) return;
		const fail = (): void => setState("failed");
		const timer = setTimeout(() => target.childElementCount === 0 && fail(), GIVE_UP_MS);
		const watcher = new MutationObserver(() => {
			if (target.childElementCount > 0) setState("there");
		});
		watcher.observe(target, { childList: true });
		target.id = ID;
		target.addEventListener("prosa-webchat-failed", fail);
		const script = document.createElement("script");
		script.async = true;
		script.src = "/widget.js";
		script.dataset.channel = key;
		script.dataset.target = `#${ID}`;
		script.addEventListener("error", fail);
		document.head.appendChild(script);
		return () => {
			clearTimeout(timer);
			watcher.disconnect();
			target.removeEventListener("prosa-webchat-failed", fail);
			script.remove();
			target.replaceChildren();
		};
	}, [key]);
	return { place, state };
}

const WORDS = { pt, en };

/** The webchat of a channel on a page of its own, in the channel's language. */
export function HostedChat(props: {
	chat: { key: string; name: string; color: string; locale: "pt" | "en" };
	url: string;
}) {
	const { chat } = props;
	const t = WORDS[chat.locale];
	const { product } = useStrings({ pt: commonPt, en: commonEn });
	const { place, state } = useWidget(chat.key);
	return (
		<div
			className="flex h-dvh min-h-0 flex-col bg-page"
			lang={chat.locale === "pt" ? "pt-BR" : "en"}
		>
			<title>{`${t.tab(chat.name)} · ${product}`}</title>
			<meta content="noindex, nofollow" name="robots" />
			<main className="mx-auto flex min-h-0 w-full max-w-5xl flex-1 items-stretch justify-center gap-12 md:p-8">
				<h1 className="sr-only" tabIndex={-1}>
					{t.tab(chat.name)}
				</h1>
				<div className="relative flex min-h-0 w-full max-w-xl flex-col overflow-hidden bg-panel md:rounded-2xl md:border md:border-line md:shadow-lg">
					<div className="min-h-0 flex-1" ref={place} />
					{state === "there" ? null : (
						<div className="absolute inset-0 flex flex-col items-center justify-center p-6">
							{state === "failed" ? (
								<ErrorState onRetry={() => location.reload()} title={t.failedTitle}>
									{t.failedText}
								</ErrorState>
							) : (
								<output className="text-gray-11">{t.loading}</output>
							)}
							<noscript>
								<p className="mt-3 text-gray-12">{t.withoutScript}</p>
							</noscript>
						</div>
					)}
				</div>
				<Aside t={t} url={props.url} />
			</main>
			<footer className="hidden items-center justify-center gap-2 pb-6 text-[13px] text-gray-11 md:flex">
				{t.by} <Logo size={18} /> <span className="font-medium text-gray-12">{product}</span>
			</footer>
		</div>
	);
}

/** For people at a computer who would rather continue on their phone. */
function Aside({ t, url }: { t: typeof pt; url: string }) {
	const source = toQrSource({ kind: "code", value: url });
	const copy = (): void => {
		navigator.clipboard.writeText(url).then(
			() => notify.success(t.copied),
			() => notify.error(t.copyFailed),
		);
	};
	return (
		<aside className="hidden w-56 shrink-0 flex-col justify-center gap-3 lg:flex">
			<h2 className="text-base font-semibold">{t.phone}</h2>
			<p className="text-[13px] text-gray-11">{t.phoneHint}</p>
			{source ? (
				<img
					alt={t.qrLabel}
					className="size-40 rounded-card border border-line bg-white"
					height={160}
					src={source}
					width={160}
				/>
			) : null}
			<div>
				<Button onClick={copy} size="small" type="button">
					<Copy aria-hidden="true" size={14} />
					{t.copy}
				</Button>
			</div>
		</aside>
	);
}
