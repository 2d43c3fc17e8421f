// Issue 5, part 2: what a webchat channel is set up with. Stored as `channels.options`.
import type { BusinessHours } from "./business-hours.ts";

export const PRE_CHAT_FIELDS = ["name", "email", "phone"] as const;
export type PreChatField = (typeof PRE_CHAT_FIELDS)[number];

export interface WebchatOptions {
	/** `#rrggbb`. */
	color: string;
	greeting: string;
	locale: "pt" | "en";
	preChat: PreChatField[];
	/** Origins whose pages may embed it, e.g. `https://loja.com.br`; our own page always may. */
	allowedOrigins: string[];
	hours: BusinessHours | null;
	/** Said outside of the hours. */
	awayMessage: string;
	/** Whether visitors see who of the team answered. */
	showsAuthors: boolean;
}
