import { type ComponentProps } from "react";
import { lazyPart } from "#app/ui/lazy-part.tsx";
import { Composer } from "./composer.tsx";

const LimitNotice = lazyPart(() => import("./limit-notice.tsx"), "LimitNotice", {
	onFailure: "nothing",
});

/** The composer, with a notice above it when the plan's conversations are used up. */
export function ComposerArea(props: ComponentProps<typeof Composer>) {
	const { closedAt, conversation } = props.contact;
	if (closedAt !== null || !conversation?.isOverLimit) return <Composer {...props} />;
	return (
		<>
			<LimitNotice fallback={<div className="h-14 shrink-0" />} />
			<Composer {...props} />
		</>
	);
}
