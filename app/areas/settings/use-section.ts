import { useSyncExternalStore } from "react";
import { useLocation } from "react-router";

/** The sections by their hash (founding.md, Routes): `/settings#perfil`. */
export const SECTIONS = {
	integrations: "#integracoes",
	profile: "#perfil",
	security: "#seguranca",
	appearance: "#aparencia",
	notifications: "#notificacoes",
	inbox: "#atendimento",
	data: "#dados",
} as const;
export type SectionName = keyof typeof SECTIONS;

const isName = (name: string): name is SectionName => name in SECTIONS;
export const SECTION_NAMES = Object.keys(SECTIONS).filter(isName);

/** The section of a hash; the first one for every other hash. */
export const sectionOf = (hash: string): SectionName =>
	SECTION_NAMES.find((name) => SECTIONS[name] === hash) ?? "integrations";

const never = () => () => {};

/**
 * The section of the address. The server never receives the hash, so hydration starts with the
 * first.
 */
export function useSection(): SectionName {
	const { hash } = useLocation();
	const isHydrated = useSyncExternalStore(
		never,
		() => true,
		() => false,
	);
	return sectionOf(isHydrated ? hash : "");
}
