import { type ComponentProps, lazy, Suspense } from "react";
import { Composer } from "./composer.tsx";

const LimitNotice = lazy(async () => ({
	default: (await import("./limit-notice.tsx")).LimitNotice,
}));

/** The composer; once the plan's conversations are used up, what there is to know of it instead. */
export function WritingPlace(props: ComponentProps<typeof Composer>) {
	const { closedAt, conversation } = props.contact;
	if (closedAt !== null || !conversation?.isOverLimit) return <Composer {...props} />;
	return (
		<Suspense fallback={<div className="h-14 shrink-0" />}>
			<LimitNotice />
		</Suspense>
	);
}
