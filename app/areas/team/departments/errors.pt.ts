import type { DepartmentErrorCode } from "#app/contracts/errors.ts";

export const pt = {
	department_name_taken: "Já existe um departamento com este nome.",
	too_many_departments: "O limite é de 50 departamentos.",
} satisfies Record<DepartmentErrorCode, string>;
