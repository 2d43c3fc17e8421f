/** What to do on the phone, one numbered line each: plain words, then the words that stand there. */
export function LinkSteps(props: { title: string; steps: [string, string][] }) {
	return (
		<>
			<h2 className="mb-6 text-xl/7 font-semibold tracking-tight">{props.title}</h2>
			<ol className="flex flex-col gap-4">
				{props.steps.map(([text, strong], index) => (
					<li className="flex items-center gap-3 text-base text-gray-12" key={text + strong}>
						<span className="tabular flex size-7 shrink-0 items-center justify-center rounded-full border border-gray-7 text-[13px] font-medium text-gray-11">
							{index + 1}
						</span>
						<span>
							{text}
							<strong className="font-semibold">{strong}</strong>
						</span>
					</li>
				))}
			</ol>
		</>
	);
}
