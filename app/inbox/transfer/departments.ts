import { createContext, use } from "react";
import type { SignedInDepartment } from "#app/contracts/sign-in.ts";

/** The workspace's departments, for what the inbox loads later. */
export const DepartmentsContext = createContext<readonly SignedInDepartment[]>([]);

export const useDepartments = (): readonly SignedInDepartment[] => use(DepartmentsContext);
