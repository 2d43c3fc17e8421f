const ADDRESS = /(https?:\/\/[^\s<>"]+)/;

/** The plain text of a mail with its addresses as links; never its HTML. */
export function MailText({ text }: { text: string }) {
	return (
		<p className="px-4 py-4 whitespace-pre-wrap text-gray-12 [overflow-wrap:anywhere]">
			{text.split(ADDRESS).map((part, index) =>
				// `split` with a group puts the addresses at the odd places.
				index % 2 === 1 ? (
					<a
						className="focus-ring rounded-sm font-medium text-accent-11 underline underline-offset-2"
						href={part}
						// oxlint-disable-next-line react/no-array-index-key -- the parts of one text never move
						key={index}
						rel="noreferrer"
					>
						{part}
					</a>
				) : (
					part
				),
			)}
		</p>
	);
}
