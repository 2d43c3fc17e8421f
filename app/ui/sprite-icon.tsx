import type { LucideIcon, LucideProps } from "lucide-react";

/** Address of the file that holds every icon (vite.icons.ts). */
declare const ICON_SPRITE: string;

/** An icon of the sprite, with the properties of lucide's own components. */
export function spriteIcon(id: string): LucideIcon {
	const href = `${ICON_SPRITE}#${id}`;
	return function SpriteIcon({ size = 24, strokeWidth = 2, ...rest }: LucideProps) {
		return (
			<svg aria-hidden="true" height={size} strokeWidth={strokeWidth} width={size} {...rest}>
				<use href={href} />
			</svg>
		);
	} as LucideIcon;
}
