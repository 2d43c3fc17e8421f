import { RotateCcw, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { en } from "#app/i18n/common.en.ts";
import { pt } from "#app/i18n/common.pt.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "./button.tsx";

/**
 * Says what failed and what was kept, with a way to try again. Unlike a toast it stays on the page.
 */
export function ErrorState(props: {
	title: string;
	/** What was kept, or what to do. */
	children?: ReactNode;
	onRetry?: () => void;
	/** Another way than `onRetry`. */
	action?: ReactNode;
	retrying?: boolean;
}) {
	const t = useStrings({ pt, en });
	return (
		<div
			className="flex flex-wrap items-center gap-3 rounded-card border border-red-6 bg-red-3 px-4 py-3"
			role="alert"
		>
			<TriangleAlert aria-hidden="true" className="shrink-0 text-red-11" size={18} />
			<div className="min-w-0 flex-1 basis-48">
				<p className="font-medium text-red-12">{props.title}</p>
				{props.children ? <div className="text-[13px] text-red-12">{props.children}</div> : null}
			</div>
			{props.onRetry ? (
				<Button loading={props.retrying} onClick={props.onRetry} size="small" type="button">
					<RotateCcw aria-hidden="true" size={14} />
					{t.tryAgain}
				</Button>
			) : null}
			{props.action}
		</div>
	);
}
