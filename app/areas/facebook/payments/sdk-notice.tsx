import { ShieldCheck } from "lucide-react";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { ErrorState } from "#app/ui/error-state.tsx";
import { Skeleton } from "#app/ui/skeleton.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import type { SdkState } from "#app/ui/use-facebook-sdk.ts";

/**
 * Asks for permission to load third-party code: its purpose and a button; or why it could not be
 * loaded.
 */
export function SdkNotice(props: { state: SdkState["state"]; onLoad: () => void }) {
	const t = useStrings({ pt, en }).sdk;
	if (props.state === "failed")
		return (
			<div className="mb-6">
				<ErrorState onRetry={props.onLoad} title={t.missing}>
					{t.missingText}
				</ErrorState>
			</div>
		);
	if (props.state !== "off") return null;
	return (
		<Card className="mb-6 flex flex-wrap items-center gap-4 p-4 md:p-6">
			<span className="flex size-10 shrink-0 items-center justify-center rounded-control bg-accent-3 text-accent-11">
				<ShieldCheck aria-hidden="true" size={20} strokeWidth={1.75} />
			</span>
			<div className="min-w-0 flex-1 basis-64">
				<h2 className="font-semibold">{t.title}</h2>
				<p className="max-w-[65ch] text-[13px] text-gray-11 text-pretty">{t.text}</p>
			</div>
			<Button kind="primary" onClick={props.onLoad} type="button">
				{t.load}
			</Button>
		</Card>
	);
}

/** Spec 2, section 2: the loading screen of the SDK, with the geometry of the products. */
export function SdkLoading() {
	const t = useStrings({ pt, en }).sdk;
	return (
		<output aria-busy="true" className="block">
			<p className="mb-4 text-gray-11">{t.loading}</p>
			<span className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
				{[0, 1, 2].map((card) => (
					<Skeleton className="h-44" key={card} />
				))}
			</span>
		</output>
	);
}
