/** Untrusted text under a title, as text only (F10); it scrolls above the height of `className`. */
export function ScrolledText(props: { title: string; text: string; className: string }) {
	return (
		<div>
			<h3 className="mb-1 text-[13px] font-medium">{props.title}</h3>
			<section
				aria-label={props.title}
				className={`focus-ring overflow-auto rounded-control border border-line bg-gray-2 p-3 ${props.className}`}
				// oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard must reach it
				tabIndex={0}
			>
				<pre className="text-xs/5 whitespace-pre-wrap [overflow-wrap:anywhere]">{props.text}</pre>
			</section>
		</div>
	);
}
