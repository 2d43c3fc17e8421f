import { useEffect, useEffectEvent } from "react";
import { PermissionsPanel } from "../permissions/permissions-panel.tsx";
import { useWebhooksRequest } from "./use-webhooks-request.ts";
import type { WebhooksData } from "./webhooks.route.tsx";

/** Asks Meta when the tab is opened, and again by the button. */
export function PermissionsTab({ read }: { read: WebhooksData }) {
	const request = useWebhooksRequest(() => undefined);
	const hasToken = read.login !== null && !read.login.isExpired;
	const ask = useEffectEvent(() => request.send({ intent: "permissions" }));
	useEffect(() => {
		if (hasToken) ask();
	}, [hasToken]);
	return (
		<PermissionsPanel
			answer={request.answer}
			hasToken={hasToken}
			isBusy={request.isBusy}
			isOffered={read.isOffered}
			mayManage={read.mayManage}
			onRefresh={() => request.send({ intent: "permissions" })}
		/>
	);
}
