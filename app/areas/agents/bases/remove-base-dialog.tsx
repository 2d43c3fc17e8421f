import type { BaseView } from "#app/contracts/knowledge.ts";
import { isolate } from "#app/i18n/isolate.ts";
import { useFormat } from "#app/i18n/use-format.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { useAgentErrorText } from "../use-agent-error-text.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import { useBaseRequest } from "./use-base-request.ts";

const SHOWN_NAMES = 5;

/** Names of the agents that know a base, the last of many being how many more there are. */
function namesOf({ agents }: BaseView, others: (count: number) => string): string[] {
	const names = agents.slice(0, SHOWN_NAMES).map(({ name }) => isolate(name));
	return agents.length > SHOWN_NAMES ? [...names, others(agents.length - SHOWN_NAMES)] : names;
}

/** Asks before a base goes: says what goes with it, and which agents lose it. */
export function RemoveBaseDialog(props: {
	base: BaseView;
	/** The page that asks is the base's own, which is gone afterwards. */
	isOwnPage: boolean;
	onClose: () => void;
	onDone: () => void;
}) {
	const t = useStrings({ pt, en }).removal;
	const format = useFormat();
	const errorText = useAgentErrorText();
	const { base } = props;
	const request = useBaseRequest(props.onDone);
	return (
		<ConfirmDialog
			busy={request.isBusy}
			confirmLabel={t.confirm}
			onConfirm={() => request.send({ intent: "remove", baseId: base.id }, !props.isOwnPage)}
			onOpenChange={(open) => {
				if (!open) props.onClose();
			}}
			open
			title={t.title(isolate(base.name))}
		>
			{base.entries === 0
				? t.nothing
				: t.what(format.number(base.entries), format.number(base.characters))}{" "}
			{base.agents.length === 0
				? t.unused
				: t.who(base.agents.length, format.list(namesOf(base, t.others)))}
			{request.refusal ? (
				<span className="mt-3 block text-red-11" role="alert">
					{errorText(request.refusal)}
				</span>
			) : null}
		</ConfirmDialog>
	);
}
