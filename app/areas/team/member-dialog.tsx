import type { MemberView } from "#app/contracts/team.ts";
import { isolate } from "#app/i18n/isolate.ts";
import { useAccountErrorText } from "#app/i18n/use-account-error-text.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { RoleDialog } from "./role-dialog.tsx";
import { RoutingDialog } from "./routing-dialog.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import { TeamQuestion } from "./team-question.tsx";

/** What is asked about a member before it is done. */
export interface MemberQuestion {
	about: "role" | "routing" | "remove" | "erase";
	member: MemberView;
}

interface DialogProps {
	member: MemberView;
	onClose: () => void;
	onChanged: () => void;
}

/** The dialog of a question; it stands beside the lists, for what TeamQuestion says. */
export function MemberDialog(props: {
	question: MemberQuestion | null;
	onClose: () => void;
	onChanged: () => void;
}) {
	if (props.question === null) return null;
	const { about, member } = props.question;
	const shared = { member, onClose: props.onClose, onChanged: props.onChanged };
	if (about === "role") return <RoleDialog {...shared} />;
	if (about === "routing") return <RoutingDialog {...shared} />;
	return about === "remove" ? <RemoveDialog {...shared} /> : <EraseDialog {...shared} />;
}

/** Spec 1, sections 5 and 8: asks by name before removing a member. */
function RemoveDialog({ member, ...shared }: DialogProps) {
	const t = useStrings({ pt, en }).remove;
	const errorText = useAccountErrorText();
	return (
		<TeamQuestion
			{...shared}
			confirmLabel={t.confirm}
			done={t.done}
			isRefusalTold
			request={{ intent: "remove", id: member.id }}
			title={t.title(isolate(member.fullName))}
			wordsOf={(code) => t.failed(code === "not_found" ? t.notFound : errorText(code))}
		>
			<span className="mb-2 block font-medium text-gray-12">{t.question}</span>
			{t.lost}
		</TeamQuestion>
	);
}

/** Says what goes and what stays before a member is erased for good. */
function EraseDialog({ member, ...shared }: DialogProps) {
	const t = useStrings({ pt, en }).erase;
	const errorText = useAccountErrorText();
	return (
		<TeamQuestion
			{...shared}
			confirmLabel={t.confirm}
			done={t.done}
			request={{ intent: "erase", id: member.id }}
			title={t.title(isolate(member.fullName))}
			wordsOf={(code) => t.failed(code === "not_found" ? t.gone : errorText(code))}
		>
			<span className="mb-2 block">{t.goes}</span>
			<span className="mb-2 block">{t.stays}</span>
			<span className="block font-medium text-gray-12">{t.forGood}</span>
		</TeamQuestion>
	);
}
