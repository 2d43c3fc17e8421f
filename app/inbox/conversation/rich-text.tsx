import { Fragment, memo, type ReactNode, useMemo } from "react";
import { cutNodes } from "#app/domain/chat/long-text.ts";
import { type InlineNode, parseMarks } from "#app/domain/chat/marks.ts";
import type { Named } from "#app/domain/inbox/group.ts";
import { formatPhone } from "#app/i18n/phone.ts";
import { lazyPart } from "#app/ui/lazy-part.tsx";
import { useSearchWords } from "../list/search-words.ts";

const MarkedWords = lazyPart(() => import("../list/marked-words.tsx"), "MarkedWords", {
	onFailure: "nothing",
});

/**
 * A message's text with WhatsApp formatting. Only React nodes: message text is never treated as
 * markup (F01).
 */
export const RichText = memo(function RichText(props: {
	text: string;
	/** Only the beginning, of what was written or spoken (long-text.ts). */
	cut?: "written" | "spoken";
	/** In a group: whom it names. */
	mentions?: readonly Named[] | undefined;
}) {
	const { text, cut, mentions } = props;
	const q = useSearchWords();
	const nodes = useMemo(() => {
		const all = parseMarks(text, mentions?.map(writtenName));
		return cut === undefined ? all : cutNodes(all, cut === "spoken");
	}, [cut, mentions, text]);
	return (
		<bdi className="whitespace-pre-wrap [overflow-wrap:anywhere]">
			{nodes.map((node, index) => (
				// The tree is rebuilt only when the text changes, so the index is a stable key.
				<Fragment key={index}>{draw(node, q)}</Fragment>
			))}
		</bdi>
	);
});

/** What stands behind the `@`. */
const writtenName = ({ id, name }: Named): string => name ?? id.slice(id.indexOf(":") + 1);

/** Whoever has no name is shown by their number. */
const shownMention = (text: string): string =>
	/^@\d{10,15}$/u.test(text) ? `@${formatPhone(text.slice(1))}` : text;

function draw(node: InlineNode, q: string): ReactNode {
	switch (node.type) {
		case "text":
			return q === "" ? node.text : <MarkedWords fallback={node.text} q={q} text={node.text} />;
		case "code":
			return (
				<code
					className={`rounded-[5px] bg-[var(--gray-a3)] px-1 font-mono text-[0.92em] ${node.isBlock ? "block px-2 py-1" : ""}`}
				>
					{node.text}
				</code>
			);
		case "link":
			return (
				<a
					className="text-accent-11 underline underline-offset-2 hover:decoration-2"
					href={node.href}
					rel="noopener noreferrer nofollow"
					target={node.href.startsWith("http") ? "_blank" : undefined}
				>
					{node.text}
				</a>
			);
		case "mention":
			return <span className="font-medium text-accent-11">{shownMention(node.text)}</span>;
		case "bold":
			return <strong className="font-semibold">{drawAll(node.children, q)}</strong>;
		case "italic":
			return <em>{drawAll(node.children, q)}</em>;
		case "strike":
			return <s>{drawAll(node.children, q)}</s>;
	}
}

function drawAll(nodes: readonly InlineNode[], q: string): ReactNode {
	return nodes.map((node, index) => <Fragment key={index}>{draw(node, q)}</Fragment>);
}
