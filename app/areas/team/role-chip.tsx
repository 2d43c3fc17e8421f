import type { Role } from "#app/domain/team/role.ts";
import { en } from "#app/i18n/common.en.ts";
import { pt } from "#app/i18n/common.pt.ts";
import { useStrings } from "#app/i18n/use-strings.ts";

/** A member's role in words; administrators are slightly emphasized. */
export function RoleChip({ role }: { role: Role }) {
	const t = useStrings({ pt, en });
	const tint =
		role === "admin"
			? "border-accent-6 bg-accent-2 text-accent-11"
			: "border-gray-6 bg-gray-2 text-gray-11";
	return (
		<span
			className={`inline-flex h-6 items-center whitespace-nowrap rounded-full border px-2.5 text-xs font-medium ${tint}`}
		>
			{t.roles[role]}
		</span>
	);
}
