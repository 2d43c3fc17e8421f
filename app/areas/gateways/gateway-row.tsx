import { useState } from "react";
import { href, Link } from "react-router";
import type { OwnGatewayView } from "#app/contracts/gateways.ts";
import { isolate } from "#app/i18n/isolate.ts";
import { useFormat } from "#app/i18n/use-format.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "#app/ui/button.tsx";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { StatusBadge } from "#app/ui/status-badge.tsx";
import { notify } from "#app/ui/toasts.ts";
import { useIntent } from "#app/ui/use-intent.ts";
import type { GatewaysAnswer } from "./actions.ts";
import { KeyDialog } from "./key-dialog.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import { useGatewayError } from "./use-gateway-error.ts";

/** One gateway: what the last test found, who uses it, and what can be done with it. */
export function GatewayRow({ gateway, now }: { gateway: OwnGatewayView; now: number }) {
	const t = useStrings({ pt, en });
	const format = useFormat();
	const errorText = useGatewayError();
	const { id, name, finding, usedBy } = gateway;
	const [isChanging, setChanging] = useState(false);
	const testing = useIntent<GatewaysAnswer>("test", (answer) => {
		const code = answer.code ?? answer.finding ?? null;
		if (code === null || code === "ok") return notify.success(t.own.tested);
		notify.error(t.own.failed, errorText(code));
	});
	const facts = [
		t.vendors[gateway.vendor],
		t.own.key(gateway.keyMask),
		t.own.testedAt(format.relative(gateway.checkedAt, now)),
		usedBy.length === 0 ? t.own.unused : t.own.usedBy(listNames(usedBy), usedBy.length),
	];
	return (
		<li className="flex flex-col gap-3 border-b border-line px-4 py-4 last:border-b-0 last:pb-0 md:px-6">
			<div className="min-w-0">
				<div className="flex flex-wrap items-center gap-x-3 gap-y-1">
					<h3 className="min-w-0 font-medium text-gray-12 [overflow-wrap:anywhere]">
						<bdi>{name}</bdi>
					</h3>
					<StatusBadge tone={finding === "ok" ? "good" : "bad"}>{t.findings[finding]}</StatusBadge>
				</div>
				<p className="mt-0.5 font-mono text-xs text-gray-12 [overflow-wrap:anywhere]">
					{gateway.url}
				</p>
				<p className="mt-1 text-[13px] text-gray-11 [overflow-wrap:anywhere]">
					{facts.join(" · ")}
				</p>
				{finding === "ok" ? null : (
					<p className="mt-1 text-[13px] text-red-11">{errorText(finding)}</p>
				)}
			</div>
			<div className="flex flex-wrap gap-2">
				<Button
					aria-label={t.own.of(t.own.test, name)}
					loading={testing.isSending}
					onClick={() => testing.send({ id })}
					type="button"
				>
					{t.own.test}
				</Button>
				<Button asChild>
					<Link
						aria-label={t.own.of(t.own.link, name)}
						to={`${href("/whatsapp/instances/new")}?${new URLSearchParams({ gateway: id })}`}
					>
						{t.own.link}
					</Link>
				</Button>
				<Button
					aria-label={t.own.of(t.own.replaceKey, name)}
					onClick={() => setChanging(true)}
					type="button"
				>
					{t.own.replaceKey}
				</Button>
				<RemoveButton id={id} name={name} />
			</div>
			{isChanging ? <KeyDialog gateway={gateway} onClose={() => setChanging(false)} /> : null}
		</li>
	);
}

function RemoveButton({ id, name }: { id: string; name: string }) {
	const t = useStrings({ pt, en });
	const errorText = useGatewayError();
	const [isOpen, setOpen] = useState(false);
	const removing = useIntent<GatewaysAnswer>(
		"remove",
		({ code }) => {
			setOpen(false);
			if (code !== null) return notify.error(t.own.failed, errorText(code));
			notify.success(t.removal.done);
		},
		{ isAnsweredFirst: true },
	);
	return (
		<ConfirmDialog
			busy={removing.isSending}
			confirmLabel={t.removal.confirm}
			onConfirm={() => removing.send({ id })}
			onOpenChange={setOpen}
			open={isOpen}
			title={t.removal.title(isolate(name))}
			trigger={
				<Button aria-label={t.own.of(t.own.remove, name)} type="button">
					{t.own.remove}
				</Button>
			}
		>
			{t.removal.text}
		</ConfirmDialog>
	);
}

/** The first three, and that there are more. */
const listNames = (names: readonly string[]): string =>
	`${names.slice(0, 3).map(isolate).join(", ")}${names.length > 3 ? "…" : ""}`;
