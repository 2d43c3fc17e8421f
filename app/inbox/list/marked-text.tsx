import { Fragment } from "react";
import { markFound } from "#app/domain/chat/search-marks.ts";

/** Text with the search words marked. */
export function MarkedText({ text, words }: { text: string; words: readonly string[] }) {
	return markFound(text, words).map((part, index) =>
		part.isFound ? (
			<mark className="rounded-[3px] bg-amber-6 text-gray-12" key={index}>
				{part.text}
			</mark>
		) : (
			<Fragment key={index}>{part.text}</Fragment>
		),
	);
}
