import { useEffect, useState } from "react";
import type { VersionChanges } from "#app/contracts/agent-versions.ts";
import { useFormat } from "#app/i18n/use-format.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { callApi } from "#app/ui/api-request.ts";
import { Dialog } from "#app/ui/dialog.tsx";
import { ErrorState } from "#app/ui/error-state.tsx";
import { SkeletonRows } from "#app/ui/skeleton.tsx";
import { ChangesView } from "./changes-view.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** What a version changed; of number 0, what the draft would change. */
export function ChangesDialog(props: { agentId: string; number: number; onClose: () => void }) {
	const t = useStrings({ pt, en });
	const format = useFormat();
	const { agentId, number, onClose } = props;
	const { read, isFailed, retry } = useChanges(agentId, number);
	const against = read?.against ?? null;
	return (
		<Dialog
			onOpenChange={(open) => {
				if (!open) onClose();
			}}
			open
			purpose={against === null ? undefined : t.diff.against(format.number(against))}
			title={
				number === 0
					? t.diff.draftTitle
					: `${t.version(format.number(number))}: ${t.diff.title.toLowerCase()}`
			}
			width={680}
		>
			{isFailed ? <ErrorState onRetry={retry} title={t.failed} /> : null}
			{read ? (
				<div className="max-h-[60dvh] overflow-y-auto">
					{read.against === null ? (
						<p className="text-gray-11">{t.diff.first}</p>
					) : (
						<ChangesView changes={read.changes} />
					)}
				</div>
			) : isFailed ? null : (
				<SkeletonRows count={3} label={t.loading} />
			)}
		</Dialog>
	);
}

function useChanges(agentId: string, number: number) {
	const [read, setRead] = useState<VersionChanges | null>(null);
	const [isFailed, setFailed] = useState(false);
	const [tries, setTries] = useState(0);
	useEffect(() => {
		let isCurrent = true;
		callApi(`/api/agents/${agentId}/versions/${number}`)
			.then((answer) => answer.json())
			.then((changes) => isCurrent && setRead(changes as VersionChanges))
			.catch(() => isCurrent && setFailed(true));
		return () => {
			isCurrent = false;
		};
	}, [agentId, number, tries]);
	const retry = (): void => {
		setFailed(false);
		setTries((before) => before + 1);
	};
	return { read, isFailed, retry };
}
