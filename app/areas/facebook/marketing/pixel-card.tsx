import { Code } from "lucide-react";
import { useState } from "react";
import type { AccountView, PixelView } from "#app/contracts/facebook.ts";
import { pixelStatus, type PixelStatus } from "#app/domain/facebook/status.ts";
import { isolate } from "#app/i18n/isolate.ts";
import { useFormat } from "#app/i18n/use-format.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { StatusBadge, type StatusTone } from "#app/ui/status-badge.tsx";
import { CopyButton } from "#app/ui/copy-button.tsx";
import { FactList } from "../fact-list.tsx";
import { en as facebookEn } from "../strings.en.ts";
import { pt as facebookPt } from "../strings.pt.ts";
import { pixelWord } from "./pixel-word.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

const TONES: Record<PixelStatus, StatusTone> = {
	not_created: "neutral",
	unavailable: "bad",
	active: "good",
};

/** One pixel with Meta's data, and the code for a site. */
export function PixelCard(props: {
	pixel: PixelView;
	/** Undefined when it was removed a moment ago. */
	account: AccountView | undefined;
	now: number;
}) {
	const t = useStrings({ pt, en }).pixels;
	const [isCodeOpen, setIsCodeOpen] = useState(false);
	const { pixel, account } = props;
	const status = pixelStatus(pixel, account?.syncs ?? []);
	return (
		<Card className="flex h-full flex-col p-4">
			<div className="flex items-start gap-3">
				<div className="min-w-0 flex-1">
					<h3
						className="line-clamp-2 font-semibold [overflow-wrap:anywhere] text-gray-12"
						title={pixel.name}
					>
						<bdi>{pixel.name}</bdi>
					</h3>
					<p className="tabular truncate text-[13px] text-gray-11">{t.id(pixel.pixelId)}</p>
				</div>
				<StatusBadge tone={TONES[status]}>{t.statuses[status]}</StatusBadge>
			</div>
			<PixelFacts now={props.now} pixel={pixel} />
			<div className="mt-auto flex justify-end pt-4">
				<Button
					aria-label={t.codeNamed(isolate(pixel.name))}
					onClick={() => setIsCodeOpen(true)}
					type="button"
				>
					<Code aria-hidden="true" size={16} />
					{t.code}
				</Button>
			</div>
			<PixelCodeDialog isOpen={isCodeOpen} onClose={() => setIsCodeOpen(false)} pixel={pixel} />
		</Card>
	);
}

function PixelFacts({ pixel, now }: { pixel: PixelView; now: number }) {
	const t = useStrings({ pt, en }).pixels;
	const words = useStrings({ pt: facebookPt, en: facebookEn });
	const format = useFormat();
	const { creationTime, lastFiredTime } = pixel;
	return (
		<FactList
			facts={[
				[t.created, creationTime === null ? words.notAvailable : format.date(creationTime)],
				[t.lastFired, lastFiredTime === null ? words.never : format.dateTime(lastFiredTime)],
				[t.matching, pixel.enableAutomaticMatching ? t.on : t.off],
				[t.crm, pixel.isCrm ? t.yes : t.no],
				[t.dataUse, pixelWord(pixel.dataUseSetting, t.dataUses) ?? words.notAvailable],
				[t.cookies, pixelWord(pixel.firstPartyCookieStatus, t.cookieStates) ?? words.notAvailable],
				[t.lastSync, format.relative(pixel.lastSyncAt, now)],
			]}
		/>
	);
}

/** 'Ver Código': the code for a site's head, as text; it never runs here. */
function PixelCodeDialog(props: { pixel: PixelView; isOpen: boolean; onClose: () => void }) {
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
