/** A sentence in which what is typed into files and terminals stands between backticks. */
export const Step = ({ text }: { text: string }) =>
	text.split("`").map((part, at) =>
		at % 2 === 0 ? (
			part
		) : (
			<code className="rounded bg-gray-3 px-1 py-0.5 text-[13px] whitespace-nowrap" key={part}>
				{part}
			</code>
		),
	);
