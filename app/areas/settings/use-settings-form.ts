import { useIntent } from "#app/ui/use-intent.ts";
import type { SettingsAnswer, SettingsIntent } from "./actions.ts";

/** One form of the page; its request outlives the section that shows it. */
export const useSettingsForm = (
	intent: SettingsIntent,
	onAnswer: (answer: SettingsAnswer) => void,
) => useIntent<SettingsAnswer>(intent, onAnswer, { key: `settings-${intent}` });
