import type { PixelView } from "#app/contracts/facebook.ts";
import { isolate } from "#app/i18n/isolate.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Dialog } from "#app/ui/dialog.tsx";
import { CopyButton } from "../copy-button.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** 'Ver Código': what goes into the head of a site, as text; it never runs here. */
export function PixelCodeDialog(props: { pixel: PixelView; isOpen: boolean; onClose: () => void }) {
	const t = useStrings({ pt, en }).pixels;
	const { code, name } = props.pixel;
	return (
		<Dialog
			onOpenChange={(open) => {
				if (!open) props.onClose();
			}}
			open={props.isOpen}
			purpose={t.codePurpose}
			title={t.codeTitle(isolate(name))}
			width={680}
		>
			{code === null || code === "" ? (
				<p className="text-gray-11">{t.codeMissing}</p>
			) : (
				<>
					<section
						aria-label={t.code}
						className="focus-ring max-h-[50vh] overflow-auto rounded-control border border-line bg-gray-2 p-3"
						// oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard must reach it
						tabIndex={0}
					>
						<pre className="font-mono text-[13px]/5 whitespace-pre-wrap [overflow-wrap:anywhere]">
							{code}
						</pre>
					</section>
					<div className="mt-4 flex justify-end">
						<CopyButton done={t.codeCopied} label={t.copyCode} text={code} />
					</div>
				</>
			)}
		</Dialog>
	);
}
