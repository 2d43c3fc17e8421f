import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { en } from "#app/i18n/common.en.ts";
import { pt } from "#app/i18n/common.pt.ts";
import { useStrings } from "#app/i18n/use-strings.ts";

/**
 * Title, one line of purpose, and the main action at the right. Also sets the browser tab's title.
 */
export function PageHeader(props: {
	title: string;
	purpose?: ReactNode;
	/** Address of 'Voltar'. */
	backTo?: string;
	actions?: ReactNode;
	/** Title of the browser tab, where it differs. */
	tab?: string;
	/** Right of the title: a status or a badge. */
	badge?: ReactNode;
	/** Left of the title: a picture. */
	mark?: ReactNode;
}) {
	const t = useStrings({ pt, en });
	return (
		<header className="mb-6">
			<title>{`${props.tab ?? props.title} · ${t.product}`}</title>
			{props.backTo ? <BackLink label={t.back} to={props.backTo} /> : null}
			<div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
				<div className="flex min-w-0 items-center gap-4">
					{props.mark}
					<div className="min-w-0">
						<div className="flex flex-wrap items-center gap-x-3 gap-y-1">
							<h1
								className="min-w-0 text-xl/7 font-semibold tracking-tight text-gray-12 [overflow-wrap:anywhere] md:text-2xl/8"
								tabIndex={-1}
							>
								{props.title}
							</h1>
							{props.badge}
						</div>
						{props.purpose ? (
							<p className="mt-1 max-w-[70ch] text-gray-11 text-pretty">{props.purpose}</p>
						) : null}
					</div>
				</div>
				{props.actions ? (
					<div className="flex flex-wrap items-center gap-3">{props.actions}</div>
				) : null}
			</div>
		</header>
	);
}

function BackLink({ to, label }: { to: string; label: string }) {
	return (
		<Link
			className="focus-ring mb-3 -ml-1.5 inline-flex h-8 items-center gap-1.5 rounded-control px-1.5 text-[13px] font-medium text-gray-11 hover:bg-gray-4 hover:text-gray-12"
			to={to}
		>
			<ArrowLeft aria-hidden="true" size={16} strokeWidth={1.75} />
			{label}
		</Link>
	);
}
