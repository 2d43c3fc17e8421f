import type { DepartmentErrorCode } from "#app/contracts/errors.ts";

export const en = {
	department_name_taken: "There is a department of this name already.",
	too_many_departments: "There may be 50 departments at most.",
} satisfies Record<DepartmentErrorCode, string>;
