import { Inbox, Send } from "lucide-react";
import { useEffect, useRef } from "react";
import { Link, useSearchParams } from "react-router";
import type { InstanceSettingsView } from "#app/contracts/instance-settings.ts";
import { useErrorText } from "#app/i18n/use-error-text.ts";
import { useFormat } from "#app/i18n/use-format.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { notify } from "#app/ui/toasts.ts";
import { useIntent } from "#app/ui/use-intent.ts";
import { usePatientRevalidate } from "#app/ui/use-patient-revalidate.ts";
import { useWorkspaceEvent } from "#app/ui/workspace-events.ts";
import type { SettingsAnswer } from "./actions.ts";
import { DeliveryRow } from "./delivery-row.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** Events within this time cause one reading. */
const GATHER_MS = 400;

/** Webhook deliveries and their results, live. */
export function DeliveriesTab(props: {
	view: InstanceSettingsView;
	mayManage: boolean;
	now: number;
}) {
	const { view, mayManage } = props;
	const { managersOnly, deliveries: t } = useStrings({ pt, en });
	useLiveDeliveries(view.instance.id);
	const isPaused = view.webhook.pausedAt !== null;
	const refusal = !mayManage ? managersOnly : isPaused ? t.pausedShort : null;
	return (
		<div className="flex flex-col gap-4">
			<AddressNotice mayManage={mayManage} now={props.now} webhook={view.webhook} />
			<div className="flex flex-wrap items-center justify-between gap-3">
				<p className="max-w-[60ch] text-[13px] text-gray-11 text-pretty">{t.purpose}</p>
				<TestButton mayManage={mayManage} webhook={view.webhook} />
			</div>
			<Card className="">
				{view.deliveries.length === 0 ? (
					<EmptyState icon={Inbox} title={t.empty}>
						{t.emptyText}
					</EmptyState>
				) : (
					<ul>
						{view.deliveries.map((delivery) => (
							<DeliveryRow delivery={delivery} key={delivery.id} refusal={refusal} />
						))}
					</ul>
				)}
			</Card>
			<Pages olderCursor={view.olderCursor} />
		</div>
	);
}

/** Revalidates when the workspace's socket says that this instance's deliveries changed. */
function useLiveDeliveries(instanceId: string): void {
	const revalidate = usePatientRevalidate();
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
	useEffect(() => () => clearTimeout(timer.current), []);
	useWorkspaceEvent("deliveries_changed", ({ channelId }) => {
		if (channelId !== instanceId) return;
		clearTimeout(timer.current);
		timer.current = setTimeout(revalidate, GATHER_MS);
	});
}

function TestButton(props: { mayManage: boolean; webhook: InstanceSettingsView["webhook"] }) {
	const { webhook } = props;
	const t = useStrings({ pt, en });
	const errorText = useErrorText();
	const { send, isSending } = useIntent<SettingsAnswer>("send-test", ({ code }) =>
		code ? notify.error(errorText(code)) : notify.success(t.deliveries.testQueued),
	);
	const reason = !props.mayManage
		? t.managersOnly
		: !webhook.address.isSet
			? t.deliveries.noAddress
			: webhook.pausedAt !== null
				? t.deliveries.pausedShort
				: null;
	return (
		<div className="flex flex-col items-end gap-1">
			<Button disabled={reason !== null} loading={isSending} onClick={() => send()} type="button">
				<Send aria-hidden="true" size={16} />
				{t.deliveries.test}
			</Button>
			{reason ? <p className="text-xs text-gray-11">{reason}</p> : null}
		</div>
	);
}

/**
 * Calls to the address failed: it pauses between attempts, or is not called at all until a member
 * resumes it.
 */
function AddressNotice(props: {
	mayManage: boolean;
	now: number;
	webhook: InstanceSettingsView["webhook"];
}) {
	const { pausedAt, retryAt } = props.webhook;
	const t = useStrings({ pt, en }).deliveries;
	const errorText = useErrorText();
	const format = useFormat();
	const { send, isSending } = useIntent<SettingsAnswer>("resume", ({ code }) =>
		code ? notify.error(errorText(code)) : notify.success(t.resumed),
	);
	if (pausedAt === null && (retryAt === null || retryAt <= props.now)) return null;
	return (
		<div
			aria-live="polite"
			className="flex flex-wrap items-center gap-3 rounded-card border border-amber-6 bg-amber-3 px-4 py-3"
		>
			<div className="min-w-0 flex-1 basis-60 text-amber-12">
				<p className="font-medium">{pausedAt === null ? t.resting : t.paused}</p>
				<p className="text-[13px] text-pretty">
					{pausedAt === null
						? t.restingText(format.time(retryAt ?? 0))
						: t.pausedText(format.dateTime(pausedAt))}
				</p>
			</div>
			{props.mayManage ? (
				<Button loading={isSending} onClick={() => send()} type="button">
					{t.resume}
				</Button>
			) : null}
		</div>
	);
}

function Pages({ olderCursor }: { olderCursor: string | null }) {
	const t = useStrings({ pt, en }).deliveries;
	const [search] = useSearchParams();
	const isFirst = !search.has("antes");
	if (isFirst && olderCursor === null) return null;
	return (
		<nav aria-label={t.pages} className="flex justify-between gap-3">
			{isFirst ? (
				<span />
			) : (
				<Button asChild>
					<Link to="?tab=entregas">{t.newest}</Link>
				</Button>
			)}
			{olderCursor === null ? null : (
				<Button asChild>
					<Link to={`?${new URLSearchParams({ tab: "entregas", antes: olderCursor })}`}>
						{t.older}
					</Link>
				</Button>
			)}
		</nav>
	);
}
