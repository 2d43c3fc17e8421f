import { type ComponentProps } from "react";
import { Composer } from "./composer.tsx";
import { lazyPart } from "#app/ui/lazy-part.tsx";

const LimitNotice = lazyPart(() => import("./limit-notice.tsx"), "LimitNotice", {
	tells: "nothing",
});

/** The composer; once the plan's conversations are used up, what there is to know of it above. */
export function WritingPlace(props: ComponentProps<typeof Composer>) {
	const { closedAt, conversation } = props.contact;
	if (closedAt !== null || !conversation?.isOverLimit) return <Composer {...props} />;
	return (
		<>
			<LimitNotice fallback={<div className="h-14 shrink-0" />} />
			<Composer {...props} />
		</>
	);
}
