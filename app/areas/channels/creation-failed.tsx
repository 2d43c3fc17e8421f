/** A refused creation that belongs to no field. */
export function CreationFailed(props: { title: string; text: string }) {
	return (
		<div
			className="rounded-control border border-red-6 bg-red-3 px-3 py-2 text-red-12"
			role="alert"
		>
			<p className="font-medium">{props.title}</p>
			<p className="text-[13px]">{props.text}</p>
		</div>
	);
}
