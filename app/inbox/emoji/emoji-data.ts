import { type Emoji, foldEmojiName } from "#app/domain/chat/emoji-search.ts";
import type { Locale } from "#app/i18n/format.ts";

/** As far as the build keeps it (vite.emoji.ts). */
interface Row {
	unicode: string;
	label: string;
	group?: number;
	tags?: string[];
	/** There are some in tones of skin. */
	skins?: unknown;
}

/** Skin tones and hair alone are no emoji. */
const COMPONENTS = 2;
const loading = new Map<Locale, Promise<Emoji[]>>();

/** All emoji in Unicode's order, read aloud in the person's language and found in both. */
export function loadEmoji(locale: Locale): Promise<Emoji[]> {
	const known = loading.get(locale);
	if (known) return known;
	const coming = read(locale);
	loading.set(locale, coming);
	// The next one who asks tries again.
	coming.catch(() => loading.delete(locale));
	return coming;
}

async function read(locale: Locale): Promise<Emoji[]> {
	const [pt, en] = await Promise.all([
		import("emojibase-data/pt/compact.json"),
		import("emojibase-data/en/compact.json"),
	]);
	const tables = { pt: pt.default as Row[], en: en.default as Row[] };
	const other = new Map(tables[locale === "pt" ? "en" : "pt"].map((row) => [row.unicode, row]));
	return tables[locale].flatMap((row): Emoji[] => {
		if (row.group === undefined || row.group === COMPONENTS) return [];
		const names = [row, other.get(row.unicode)].flatMap((one) =>
			one ? [one.label, ...(one.tags ?? [])] : [],
		);
		const words = [...new Set(names.map(foldEmojiName))];
		const { unicode: emoji, label, group, skins } = row;
		return [{ emoji, label, words, group, hasTones: skins !== undefined }];
	});
}
