import { Copy, RotateCcw } from "lucide-react";
import { use } from "react";
import { en as commonEn } from "#app/i18n/common.en.ts";
import { pt as commonPt } from "#app/i18n/common.pt.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "#app/ui/button.tsx";
import { ErrorState } from "#app/ui/error-state.tsx";
import { Logo } from "#app/ui/logo.tsx";
import { NonceContext } from "#app/ui/nonce.ts";
import { toQrSource } from "#app/ui/qr-image.ts";
import { HOSTED_SCRIPT, PLACE } from "./hosted-script.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

const WORDS = { pt, en };
/** Shown in the widget's place until it is there, or when it does not come. */
const OVER_PLACE = "absolute inset-0 hidden flex-col items-center justify-center p-6";

/**
 * The webchat of a channel on a page of its own, in the channel's language. It is drawn by the server alone; what it does
 * in the browser is the widget's, and `hosted-script.ts`.
 */
export function HostedChat(props: {
	chat: { key: string; name: string; color: string; locale: "pt" | "en" };
	url: string;
}) {
	const { chat } = props;
	const t = WORDS[chat.locale];
	const { product, tryAgain } = useStrings({ pt: commonPt, en: commonEn });
	const nonce = use(NonceContext);
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
					<div className="peer min-h-0 flex-1" id={PLACE} />
					<div className={`${OVER_PLACE} peer-empty:flex peer-data-[state=failed]:hidden`}>
						<output className="text-gray-11">{t.loading}</output>
						<noscript>
							<p className="mt-3 text-gray-12">{t.withoutScript}</p>
						</noscript>
					</div>
					<div className={`${OVER_PLACE} peer-data-[state=failed]:flex`}>
						<ErrorState
							action={
								<Button data-does="reload" size="small" type="button">
									<RotateCcw aria-hidden="true" size={14} />
									{tryAgain}
								</Button>
							}
							title={t.failedTitle}
						>
							{t.failedText}
						</ErrorState>
					</div>
				</div>
				<Aside t={t} url={props.url} />
			</main>
			<footer className="hidden items-center justify-center gap-2 pb-6 text-[13px] text-gray-11 md:flex">
				{t.by} <Logo size={18} /> <span className="font-medium text-gray-12">{product}</span>
			</footer>
			<script
				data-channel={chat.key}
				data-target={`#${PLACE}`}
				defer
				nonce={nonce}
				src="/widget.js"
			/>
			<script nonce={nonce}>{HOSTED_SCRIPT}</script>
		</div>
	);
}

/** For people at a computer who would rather continue on their phone. */
function Aside({ t, url }: { t: typeof pt; url: string }) {
	const source = toQrSource({ kind: "code", value: url });
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
				<Button
					data-address={url}
					data-copied={t.copied}
					data-does="copy"
					data-refused={t.copyFailed}
					size="small"
					type="button"
				>
					<Copy aria-hidden="true" size={14} />
					{t.copy}
				</Button>
				<output className="mt-2 block text-[13px] text-gray-11" data-said />
			</div>
		</aside>
	);
}
