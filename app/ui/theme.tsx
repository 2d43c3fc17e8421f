import { Theme } from "@radix-ui/themes";
import type { ReactNode } from "react";

/**
 * Radix theme tokens for everything inside. Light or dark is a class on <html>, hence `inherit`.
 */
export function AppTheme({ children }: { children: ReactNode }) {
	return (
		<Theme
			accentColor="indigo"
			appearance="inherit"
			grayColor="slate"
			panelBackground="solid"
			radius="medium"
		>
			{children}
		</Theme>
	);
}
