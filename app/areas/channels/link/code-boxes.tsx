/** A code in boxes as the phone shows it, in two groups; read out as one code. */
export function CodeBoxes(props: { code: string; label: string }) {
	const groups = props.code.split("-");
	return (
		<p className="flex items-center justify-center gap-1">
			<span className="sr-only">{`${props.label}: ${props.code}`}</span>
			{groups.map((group, at) => (
				<span
					aria-hidden="true"
					className={`flex gap-0.5 min-[400px]:gap-1 ${at > 0 ? "before:mr-1 before:self-center before:text-xl before:text-gray-10 before:content-['–']" : ""}`}
					// oxlint-disable-next-line react/no-array-index-key -- two equal groups are still two places
					key={`${String(at)}${group}`}
				>
					{[...group].map((character, index) => (
						<span
							className="tabular flex h-10 w-[1.4rem] items-center justify-center rounded-control border border-gray-7 bg-panel font-mono text-lg font-semibold text-gray-12 min-[400px]:h-11 min-[400px]:w-7 min-[400px]:text-xl"
							// oxlint-disable-next-line react/no-array-index-key -- characters have no other name
							key={`${String(index)}${character}`}
						>
							{character}
						</span>
					))}
				</span>
			))}
		</p>
	);
}
