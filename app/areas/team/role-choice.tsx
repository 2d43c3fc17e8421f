import { useId } from "react";
import { type Role, ROLES } from "#app/domain/team/role.ts";
import { en as commonEn } from "#app/i18n/common.en.ts";
import { pt as commonPt } from "#app/i18n/common.pt.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/**
 * The four roles with their permissions. A role that may not be given is disabled, with the reason.
 */
export function RoleChoice(props: {
	initial: Role;
	/** Why administrators cannot be chosen; null when they can. */
	adminReason: string | null;
	onChange?: (role: Role) => void;
}) {
	const t = useStrings({ pt, en });
	const common = useStrings({ pt: commonPt, en: commonEn });
	const id = useId();
	return (
		<fieldset className="flex flex-col gap-1.5">
			<legend className="mb-1.5 font-medium text-gray-12">{t.invite.role}</legend>
			<div className="grid gap-2 sm:grid-cols-2">
				{ROLES.map((role) => {
					const reason = role === "admin" ? props.adminReason : null;
					return (
						<div
							className={`relative flex items-start gap-2.5 rounded-control border border-gray-7 px-3 py-2 has-checked:border-accent-9 has-checked:bg-accent-2 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent-9 ${reason ? "bg-gray-2" : ""}`}
							key={role}
						>
							<input
								aria-describedby={`${id}-${role}-text`}
								className="relative z-1 mt-1 shrink-0 accent-(--accent-9)"
								defaultChecked={role === props.initial}
								disabled={reason !== null}
								id={`${id}-${role}`}
								name="role"
								onChange={() => props.onChange?.(role)}
								type="radio"
								value={role}
							/>
							<div className="min-w-0">
								{/* The label covers the whole card. */}
								<label
									className={`font-medium after:absolute after:inset-0 ${reason ? "cursor-not-allowed text-gray-11" : "text-gray-12"}`}
									htmlFor={`${id}-${role}`}
								>
									{common.roles[role]}
								</label>
								<p className="text-xs text-gray-11 text-pretty" id={`${id}-${role}-text`}>
									{reason ?? t.invite.roleTexts[role]}
								</p>
							</div>
						</div>
					);
				})}
			</div>
		</fieldset>
	);
}
