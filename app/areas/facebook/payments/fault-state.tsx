import type { GraphFaultView } from "#app/contracts/facebook.ts";
import { isolate } from "#app/i18n/isolate.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { ErrorState } from "#app/ui/error-state.tsx";
import { useFacebookErrorText } from "../use-facebook-error-text.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** A failure of Meta: our explanation, then Meta's message. */
export function FaultState(props: {
	title: string;
	fault: GraphFaultView | null;
	isBusy: boolean;
	onRetry: () => void;
}) {
	const t = useStrings({ pt, en });
	const errorText = useFacebookErrorText();
	const { fault } = props;
	return (
		<ErrorState onRetry={props.onRetry} retrying={props.isBusy} title={props.title}>
			<p>{errorText(fault?.code ?? "facebook_unavailable")}</p>
			{fault?.message ? <p>{t.metaSays(isolate(fault.message))}</p> : null}
			{fault?.traceId ? (
				<p className="text-xs [overflow-wrap:anywhere]">
					fbtrace_id <code>{fault.traceId}</code>
				</p>
			) : null}
		</ErrorState>
	);
}
