import { ArrowLeftRight, Info } from "lucide-react";
import { type ReactNode, useState } from "react";
import type { InstanceSettingsView } from "#app/contracts/instance-settings.ts";
import { gatewayOf } from "#app/domain/channels/settings.ts";
import { en as commonEn } from "#app/i18n/common.en.ts";
import { pt as commonPt } from "#app/i18n/common.pt.ts";
import { isolate } from "#app/i18n/isolate.ts";
import { formatPhone } from "#app/i18n/phone.ts";
import { useFormat } from "#app/i18n/use-format.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "#app/ui/button.tsx";
import { FormSection } from "#app/ui/form-section.tsx";
import { InstanceStatusBadge } from "#app/ui/instance-status.tsx";
import { useLiveChannels } from "#app/ui/live-channels.ts";
import { SignUpLink } from "../embedded-signup/sign-up-offer.tsx";
import { en as areaEn } from "../instances/strings.en.ts";
import { pt as areaPt } from "../instances/strings.pt.ts";
import { ApiKeyRow } from "./api-key-row.tsx";
import { GatewayDialog } from "./gateway-dialog.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/**
 * Spec 2, section 2: technical info. It names the gateway, as the licence of one of them requires.
 */
export function TechnicalSection(props: {
	view: InstanceSettingsView;
	mayManage: boolean;
	apiUrl: string;
}) {
	const { view, mayManage } = props;
	const t = useStrings({ pt, en }).technical;
	const format = useFormat();
	const [live] = useLiveChannels([view.instance]);
	const phone = live?.phone ?? view.instance.phone;
	return (
		<FormSection id="settings-technical" purpose={t.purpose} title={t.title}>
			<ApiKeyRow apiKey={view.apiKey} apiUrl={props.apiUrl} mayManage={mayManage} />
			<GatewayRow mayManage={mayManage} view={view} />
			<dl className="grid gap-x-6 gap-y-4 border-t border-line pt-5 sm:grid-cols-2">
				<Fact title={t.status}>
					<InstanceStatusBadge status={live?.status ?? view.instance.status} />
				</Fact>
				<Fact title={t.phone}>{phone ? formatPhone(phone) : t.noPhone}</Fact>
				<Fact title={t.createdAt}>{format.dateTime(view.instance.createdAt)}</Fact>
				<Fact title={t.maxAttempts}>{view.settings.maxConnectionAttempts}</Fact>
				<Fact title={t.id}>
					<code className="text-[13px] [overflow-wrap:anywhere]">{view.instance.id}</code>
				</Fact>
			</dl>
		</FormSection>
	);
}

function Fact({ title, children }: { title: string; children: ReactNode }) {
	return (
		<div className="min-w-0">
			<dt className="text-[13px] text-gray-11">{title}</dt>
			<dd className="tabular mt-0.5">{children}</dd>
		</div>
	);
}

function GatewayRow({ view, mayManage }: { view: InstanceSettingsView; mayManage: boolean }) {
	const t = useStrings({ pt, en }).technical;
	const { gateways } = useStrings({ pt: areaPt, en: areaEn });
	const common = useStrings({ pt: commonPt, en: commonEn });
	const [isOpen, setOpen] = useState(false);
	const { name: vendor } = gateways[gatewayOf(view.instance)];
	const name = view.gatewayName === null ? vendor : `${isolate(view.gatewayName)} (${vendor})`;
	const reason = !mayManage ? common.forbidden : view.otherWays.length === 0 ? t.noOther : null;
	return (
		<div className="flex flex-wrap items-start justify-between gap-3 border-t border-line pt-5">
			<div className="min-w-0 flex-1 basis-60">
				<h3 className="font-medium">{t.gateway}</h3>
				<p className="mt-1 flex items-start gap-2 text-[13px] text-gray-11">
					<Info aria-hidden="true" className="mt-0.5 shrink-0 text-accent-11" size={14} />
					{t.notice(name)}
				</p>
			</div>
			{view.cloud?.isSignedUp && mayManage ? (
				<SignUpLink instanceId={view.instance.id} isView />
			) : null}
			<div className="flex flex-col items-end gap-1">
				<Button disabled={reason !== null} onClick={() => setOpen(true)} type="button">
					<ArrowLeftRight aria-hidden="true" size={16} />
					{t.change}
				</Button>
				{reason ? <p className="text-xs text-gray-11">{reason}</p> : null}
			</div>
			{isOpen ? (
				<GatewayDialog name={name} onClose={() => setOpen(false)} ways={view.otherWays} />
			) : null}
		</div>
	);
}
