import type { EmojiStrings } from "./strings.pt.ts";

export const en: EmojiStrings = {
	search: "Search emoji",
	loading: "Loading emoji",
	failed: "The emoji could not be loaded",
	none: "No emoji found",
	recent: "Recent",
	tone: "Skin tone",
	tones: {
		"": "Yellow",
		"🏻": "Light skin",
		"🏼": "Medium-light skin",
		"🏽": "Medium skin",
		"🏾": "Medium-dark skin",
		"🏿": "Dark skin",
	},
	found: "Found",
	groups: {
		0: "Smileys and emotion",
		1: "People and body",
		3: "Animals and nature",
		4: "Food and drink",
		5: "Travel and places",
		6: "Activities",
		7: "Objects",
		8: "Symbols",
		9: "Flags",
	},
	names: "Emoji by name",
};
