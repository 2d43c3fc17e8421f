import { useState } from "react";

const TINTS = [
	"bg-accent-4 text-accent-12",
	"bg-green-4 text-green-12",
	"bg-amber-4 text-amber-12",
	"bg-red-4 text-red-12",
	"bg-gray-5 text-gray-12",
] as const;

/** One or two letters of a name: of its first and last word that begin with a letter. */
export function initials(name: string): string {
	const words = name.split(/\s+/u).filter((word) => /^\p{L}/u.test(word));
	const picked = words.length > 1 ? [words[0], words.at(-1)] : words.slice(0, 1);
	return picked.map((word) => Array.from(word ?? "")[0]?.toUpperCase() ?? "").join("");
}

/** A background colour for a name; the same name always has the same. */
export function tintOf(name: string): string {
	let sum = 0;
	for (const character of name) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 9973;
	return TINTS[sum % TINTS.length] ?? TINTS[0];
}

/**
 * Pictures come only from our own origin: a foreign address would tell its owner who reads (F09).
 */
const isOwnPicture = (src: string): boolean =>
	/^\/(?!\/)/.test(src) || src.startsWith("data:image/png;") || src.startsWith("blob:");

/** A picture, or initials on a tint. Decorative: the name is always beside it. `size` in px. */
export function Avatar(props: { name: string; src?: string | null; size?: number }) {
	const [broken, setBroken] = useState<string | null>(null);
	const size = props.size ?? 40;
	const src = props.src && isOwnPicture(props.src) && props.src !== broken ? props.src : null;
	const letters = initials(props.name);
	return (
		<span
			aria-hidden="true"
			// As generated content: the letters are a picture, not text to read out or to copy.
			className={`inline-flex shrink-0 select-none items-center justify-center overflow-hidden rounded-full before:content-[attr(data-initials)] font-medium ${tintOf(props.name)}`}
			data-initials={src ? undefined : letters || undefined}
			style={{ width: size, height: size, fontSize: Math.round(size * 0.38) }}
		>
			{src ? (
				<img
					alt=""
					className="size-full object-cover"
					height={size}
					loading="lazy"
					onError={() => setBroken(src)}
					src={src}
					width={size}
				/>
			) : letters ? null : (
				<PersonMark size={size} />
			)}
		</span>
	);
}

function PersonMark({ size }: { size: number }) {
	return (
		<svg
			aria-hidden="true"
			fill="currentColor"
			height={size / 2}
			viewBox="0 0 24 24"
			width={size / 2}
		>
			<circle cx="12" cy="8" r="4.5" />
			<path d="M3.5 21a8.5 8.5 0 0 1 17 0z" />
		</svg>
	);
}
