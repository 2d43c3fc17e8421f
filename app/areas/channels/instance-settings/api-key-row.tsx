import { KeyRound } from "lucide-react";
import { useState } from "react";
import type { InstanceSettingsView } from "#app/contracts/instance-settings.ts";
import { showKey } from "#app/domain/channels/api-key.ts";
import { useFormat } from "#app/i18n/use-format.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "#app/ui/button.tsx";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { SecretDialog } from "#app/ui/secret-dialog.tsx";
import { notify } from "#app/ui/toasts.ts";
import { useIntent } from "#app/ui/use-intent.ts";
import type { SettingsAnswer } from "./actions.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/**
 * The key of `/api/v1`: its first 8 characters and an ellipsis; in full only right after it was
 * created.
 */
export function ApiKeyRow(props: {
	apiKey: InstanceSettingsView["apiKey"];
	mayManage: boolean;
	apiUrl: string;
}) {
	const { apiKey } = props;
	const t = useStrings({ pt, en }).apiKey;
	const format = useFormat();
	return (
		<div className="flex flex-col gap-3">
			<div className="flex flex-wrap items-start justify-between gap-3">
				<div className="min-w-0 flex-1 basis-60">
					<h3 className="font-medium">{t.title}</h3>
					{apiKey ? (
						<p className="tabular mt-1 flex flex-wrap items-baseline gap-x-3 text-[13px] text-gray-11">
							<code className="text-sm text-gray-12">{showKey(apiKey.prefix)}</code>
							{t.since(format.date(apiKey.createdAt))}
						</p>
					) : (
						<p className="mt-1 text-[13px] text-gray-11">{t.none}</p>
					)}
				</div>
				{props.mayManage ? <KeyActions hasKey={apiKey !== null} /> : null}
			</div>
			<details className="rounded-control bg-gray-2 text-[13px]">
				<summary className="focus-ring cursor-pointer rounded-control px-3 py-2 font-medium">
					{t.usage}
				</summary>
				<div className="flex flex-col gap-2 px-3 pb-3 text-gray-11">
					<p>{t.usageText}</p>
					<pre
						className="overflow-x-auto rounded-control border border-line bg-panel p-3 text-xs/5 text-gray-12"
						// A text wider than the screen is scrolled; the keyboard must reach it.
						// oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
						tabIndex={0}
					>
						{exampleOf(props.apiUrl, t.exampleText)}
					</pre>
				</div>
			</details>
		</div>
	);
}

const exampleOf = (apiUrl: string, text: string): string =>
	[
		`curl -X POST ${apiUrl}/messages \\`,
		'  -H "Authorization: Bearer pk_..." \\',
		'  -H "Content-Type: application/json" \\',
		`  -d '{"to": "5511987654321", "text": "${text}"}'`,
		"",
		`curl ${apiUrl} -H "Authorization: Bearer pk_..."`,
	].join("\n");

function KeyActions({ hasKey }: { hasKey: boolean }) {
	const { apiKey: t, once } = useStrings({ pt, en });
	const [asking, setAsking] = useState<"replace" | "revoke" | null>(null);
	const [key, setKey] = useState<string | null>(null);
	const creating = useIntent<SettingsAnswer>("create-key", (answer) => {
		setAsking(null);
		if (answer.code || !answer.key) return notify.error(t.failed);
		return setKey(answer.key);
	});
	const revoking = useIntent<SettingsAnswer>("revoke-key", ({ code }) => {
		setAsking(null);
		return code ? notify.error(t.failed) : notify.success(t.revoked);
	});
	const isRevoking = asking === "revoke";
	return (
		<div className="flex flex-wrap gap-3">
			<Button
				loading={creating.isSending}
				onClick={() => (hasKey ? setAsking("replace") : creating.send())}
				type="button"
			>
				<KeyRound aria-hidden="true" size={16} />
				{hasKey ? t.replace : t.create}
			</Button>
			{hasKey ? (
				<Button onClick={() => setAsking("revoke")} type="button">
					{t.revoke}
				</Button>
			) : null}
			<ConfirmDialog
				busy={creating.isSending || revoking.isSending}
				confirmLabel={isRevoking ? t.revoke : t.replace}
				onConfirm={() => (isRevoking ? revoking.send() : creating.send())}
				onOpenChange={(open) => {
					if (!open) setAsking(null);
				}}
				open={asking !== null}
				title={isRevoking ? t.revokeQuestion : t.replaceQuestion}
			>
				{t.lost}
			</ConfirmDialog>
			<SecretDialog {...once.key} onClose={() => setKey(null)} value={key} />
		</div>
	);
}
