import { CircleAlert } from "lucide-react";

/**
 * A refusal that belongs to no single field, with an optional second line. It stays after the toast
 * is gone.
 */
export function FormRefusal(props: { text: string; more?: string }) {
	return (
		<div
			className="flex items-start gap-2 rounded-control border border-red-6 bg-red-3 px-3 py-2 text-red-12"
			role="alert"
		>
			<CircleAlert aria-hidden="true" className="mt-0.5 shrink-0 text-red-11" size={16} />
			<div>
				<p>{props.text}</p>
				{props.more ? <p className="text-[13px]">{props.more}</p> : null}
			</div>
		</div>
	);
}
