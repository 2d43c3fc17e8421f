import { KeyRound, RefreshCw } from "lucide-react";
import type { DeadLettersPage } from "#app/contracts/dead-letters.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { StatusBadge } from "#app/ui/status-badge.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import { useLetterRequest } from "./use-letter-request.ts";

/**
 * Whether the workspace's own key is wrapped with the current master key. It says nothing about
 * other workspaces.
 */
export function KeyCard({ protection }: { protection: DeadLettersPage["key"] }) {
	const t = useStrings({ pt, en }).key;
	const { send, busy } = useLetterRequest(() => undefined);
	return (
		<Card>
			<section aria-labelledby="workspace-key" className="flex flex-col gap-3">
				<div className="flex flex-wrap items-center gap-x-3 gap-y-2">
					<KeyRound
						aria-hidden="true"
						className="shrink-0 text-gray-11"
						size={18}
						strokeWidth={1.75}
					/>
					<h2 className="font-semibold" id="workspace-key">
						{t.title}
					</h2>
					<StatusBadge tone={protection.isRenewing ? "warning" : "good"}>
						{protection.isRenewing ? t.waiting : t.current}
					</StatusBadge>
				</div>
				<p className="max-w-[70ch] text-[13px] text-gray-11 text-pretty">
					{protection.isRenewing ? t.waitingText : t.text}
				</p>
				<div className="flex flex-wrap items-center justify-between gap-3">
					<p className="text-xs text-gray-11">
						<code>{t.version(protection.id)}</code>
					</p>
					{protection.isRenewing ? (
						<Button
							loading={busy !== null}
							onClick={() => send({ intent: "renew_key" })}
							size="small"
							type="button"
						>
							<RefreshCw aria-hidden="true" size={14} />
							{t.renew}
						</Button>
					) : null}
				</div>
			</section>
		</Card>
	);
}
