import type { IntegrationView } from "#app/contracts/integrations.ts";
import { isolate } from "#app/i18n/isolate.ts";
import { useFormat } from "#app/i18n/use-format.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "#app/ui/button.tsx";
import { en } from "../strings.en.ts";
import { pt } from "../strings.pt.ts";
import { useIntegrationRequest } from "../use-integration-request.ts";

/** An automation's address failed: it rests between tries, or is not called until somebody resumes it. */
export function DeliveryNotice(props: { integration: IntegrationView; now: number }) {
	const { integration, now } = props;
	const t = useStrings({ pt, en }).control;
	const format = useFormat();
	const resuming = useIntegrationRequest(integration.id);
	const { delivery } = integration;
	if (delivery === null) return null;
	const { pausedAt, retryAt } = delivery;
	if (pausedAt === null && (retryAt === null || retryAt <= now)) return null;
	return (
		<div className="flex flex-wrap items-center gap-2 rounded-control border border-amber-6 bg-amber-3 px-3 py-2">
			<p className="min-w-0 flex-1 basis-48 text-[13px] text-pretty text-amber-12">
				{pausedAt === null ? t.resting(format.time(retryAt ?? 0)) : t.paused}
			</p>
			{integration.isOwn ? (
				<Button
					aria-label={t.of(t.resume, isolate(integration.name))}
					loading={resuming.isBusy}
					onClick={() => resuming.send("resume")}
					size="small"
					type="button"
				>
					{t.resume}
				</Button>
			) : null}
		</div>
	);
}
