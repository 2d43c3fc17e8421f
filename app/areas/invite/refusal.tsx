import { CircleAlert } from "lucide-react";

/** A refusal that belongs to no single field; it stays after the toast is gone. */
export function Refusal(props: { title: string; text: string }) {
	return (
		<div
			className="flex items-start gap-2 rounded-control border border-red-6 bg-red-3 px-3 py-2 text-red-12"
			role="alert"
		>
			<CircleAlert aria-hidden="true" className="mt-0.5 shrink-0 text-red-11" size={16} />
			<div>
				<p className="font-medium">{props.title}</p>
				<p className="text-[13px]">{props.text}</p>
			</div>
		</div>
	);
}
