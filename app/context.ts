/** What a request carries to loaders and actions. Set by workers/app.ts and the middleware. */
import { createContext } from "react-router";
import type { MenuGroupName } from "#app/domain/preferences/menu-groups.ts";
import type { SignedIn } from "#app/contracts/sign-in.ts";
import type { Services } from "#workers/services/index.ts";

export const servicesContext = createContext<Services>();
/** Set by middleware/require-member.ts; routes without that middleware have no member. */
export const signedInContext = createContext<SignedIn>();
export const preferencesContext = createContext<Preferences>();
export const requestIdContext = createContext<string>();
/** Nonce of the Content-Security-Policy of this answer. */
export const nonceContext = createContext<string>();

export interface Preferences {
	locale: "pt" | "en";
	/** Null: follow the system. */
	theme: "light" | "dark" | null;
	/** IANA name, e.g. "America/Sao_Paulo". */
	timeZone: string;
	sidebarOpen: boolean;
	/** Groups of the menu that stay open. */
	menuGroups: readonly MenuGroupName[];
	/** Whether the person hid the home's first steps. */
	hidesSteps: boolean;
}
