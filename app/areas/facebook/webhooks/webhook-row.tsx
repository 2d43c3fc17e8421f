import { useState } from "react";
import type { WebhookView } from "#app/contracts/facebook.ts";
import { isolate } from "#app/i18n/isolate.ts";
import { useFormat } from "#app/i18n/use-format.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { ReasonedButton } from "#app/ui/reasoned-button.tsx";
import { StatusBadge } from "#app/ui/status-badge.tsx";
import { notify } from "#app/ui/toasts.ts";
import { en as facebookEn } from "../strings.en.ts";
import { pt as facebookPt } from "../strings.pt.ts";
import { useFacebookErrorText } from "../use-facebook-error-text.ts";
import { FieldChips } from "./field-chips.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import { useWebhooksRequest } from "./use-webhooks-request.ts";

/** One webhook: its object and fields, whether Meta still delivers it, test and removal. */
export function WebhookRow(props: { webhook: WebhookView; mayManage: boolean }) {
	const t = useStrings({ pt, en });
	const format = useFormat();
	const { webhook } = props;
	const object = t.objects[webhook.objectType];
	const name = webhook.name === "" ? object : webhook.name;
	const facts = [
		...(webhook.name === "" ? [] : [object]),
		webhook.includeValues ? t.list.withValues : t.list.withoutValues,
		t.list.created(format.date(webhook.createdAt)),
	];
	return (
		<li className="flex flex-wrap items-center gap-x-4 gap-y-3 border-b border-line px-4 py-4 last:border-b-0">
			<div className="min-w-0 flex-1 basis-72">
				<div className="flex flex-wrap items-center gap-x-3 gap-y-1">
					<h3 className="min-w-0 font-medium text-gray-12 [overflow-wrap:anywhere]">
						<bdi>{name}</bdi>
					</h3>
					<StatusBadge tone={webhook.isRegistered ? "good" : "warning"}>
						{webhook.isRegistered ? t.list.registered : t.list.unregistered}
					</StatusBadge>
				</div>
				<p className="mt-0.5 text-[13px] text-gray-11">{facts.join(" · ")}</p>
				<FieldChips fields={webhook.fields} />
			</div>
			<div className="flex gap-2">
				<TestButton id={webhook.id} mayManage={props.mayManage} name={name} />
				<RemoveButton id={webhook.id} mayManage={props.mayManage} name={name} />
			</div>
		</li>
	);
}

interface ActProps {
	id: string;
	name: string;
	mayManage: boolean;
}

/** The test asks Meta whether it is subscribed to these fields. */
function TestButton({ id, name, mayManage }: ActProps) {
	const t = useStrings({ pt, en }).list;
	const words = useStrings({ pt: facebookPt, en: facebookEn });
	const errorText = useFacebookErrorText();
	const request = useWebhooksRequest(({ code, message }) =>
		code === null
			? notify.success(t.tested, t.testedHint)
			: notify.error(t.testFailed, message ?? errorText(code)),
	);
	return (
		<ReasonedButton
			aria-label={`${t.test}: ${name}`}
			loading={request.isBusy}
			onClick={() => request.send({ intent: "test", id })}
			reason={mayManage ? null : words.managersOnly}
			type="button"
		>
			{t.test}
		</ReasonedButton>
	);
}

function RemoveButton({ id, name, mayManage }: ActProps) {
	const t = useStrings({ pt, en });
	const words = useStrings({ pt: facebookPt, en: facebookEn });
	const errorText = useFacebookErrorText();
	const [isOpen, setOpen] = useState(false);
	const request = useWebhooksRequest(({ code }) => {
		if (code !== null) return notify.error(t.removal.failed, errorText(code));
		setOpen(false);
		notify.success(t.removal.done);
	});
	return (
		<>
			<ReasonedButton
				aria-label={`${t.list.remove}: ${name}`}
				onClick={() => setOpen(true)}
				reason={mayManage ? null : words.managersOnly}
				type="button"
			>
				{t.list.remove}
			</ReasonedButton>
			<ConfirmDialog
				busy={request.isBusy}
				confirmLabel={t.removal.confirm}
				onConfirm={() => request.send({ intent: "remove", id })}
				onOpenChange={setOpen}
				open={isOpen}
				title={t.removal.title(isolate(name))}
			>
				{t.removal.text}
			</ConfirmDialog>
		</>
	);
}
