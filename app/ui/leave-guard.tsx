import { useBeforeUnload, useBlocker } from "react-router";
import { useCallback } from "react";
import { ConfirmDialog } from "./confirm-dialog.tsx";

/**
 * Asks before a page with unsaved changes is left: by a link, a tab, "back" or the browser itself.
 */
export function LeaveGuard(props: {
	isDirty: boolean;
	title: string;
	text: string;
	leaveLabel: string;
}) {
	const { isDirty } = props;
	const blocker = useBlocker(
		({ currentLocation: from, nextLocation: to }) =>
			isDirty && (from.pathname !== to.pathname || from.search !== to.search),
	);
	useBeforeUnload(
		useCallback(
			(event: BeforeUnloadEvent) => {
				if (isDirty) event.preventDefault();
			},
			[isDirty],
		),
	);
	return (
		<ConfirmDialog
			confirmLabel={props.leaveLabel}
			onConfirm={() => blocker.proceed?.()}
			onOpenChange={(open) => {
				if (!open) blocker.reset?.();
			}}
			open={blocker.state === "blocked"}
			title={props.title}
		>
			{props.text}
		</ConfirmDialog>
	);
}
