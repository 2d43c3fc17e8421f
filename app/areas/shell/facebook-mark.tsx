import type { LucideIcon, LucideProps } from "lucide-react";

function Mark({ size = 24, strokeWidth = 2, ...rest }: LucideProps) {
	return (
		<svg
			aria-hidden="true"
			fill="none"
			height={size}
			stroke="currentColor"
			strokeLinecap="round"
			strokeLinejoin="round"
			strokeWidth={strokeWidth}
			viewBox="0 0 24 24"
			width={size}
			{...rest}
		>
			<path d="M18 2h-3a5 5 0 0 0-5 5v3H7v4h3v8h4v-8h3l1-4h-4V7a1 1 0 0 1 1-1h3z" />
		</svg>
	);
}

/** The icon library has no company logos. */
export const FacebookMark = Mark as LucideIcon;
