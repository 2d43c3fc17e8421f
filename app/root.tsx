import interUrl from "@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url";
import { type ReactNode, use, useEffect } from "react";
import {
	isRouteErrorResponse,
	Links,
	Meta,
	Outlet,
	Scripts,
	ScrollRestoration,
	useMatches,
	useRouteError,
	useRouteLoaderData,
} from "react-router";
import type { Route } from "./+types/root";
import appCss from "./app.css?url";
import { type Preferences, preferencesContext } from "./context.ts";
import { BUILD } from "./contracts/build.ts";
import { en } from "./i18n/common.en.ts";
import { pt } from "./i18n/common.pt.ts";
import { languageTag } from "./i18n/format.ts";
import { FORMATS_AHEAD_SCRIPT } from "./i18n/formats-ahead.ts";
import { DEFAULT_PREFERENCES, PreferencesProvider } from "./i18n/preferences.tsx";
import { inboxShouldRevalidate, needsServer } from "./inbox/should-revalidate.ts";
import { preferencesMiddleware } from "./middleware/preferences.ts";
import { CookieBanner } from "./ui/cookie-banner.tsx";
import { EARLY_SCRIPT, replayEarlyEvents } from "./ui/early-events.ts";
import { ErrorPage } from "./ui/error-page.tsx";
import { NonceContext } from "./ui/nonce.ts";
import { NotFoundPage } from "./ui/not-found-page.tsx";
import { isWithoutApp } from "./ui/shell-handle.ts";
import { OfflineHold } from "./ui/offline-hold.tsx";
import { AppTheme } from "./ui/theme.tsx";
import { SYSTEM_THEME_SCRIPT, THEME_COLORS } from "./ui/theme-choice.ts";
import { Toaster } from "./ui/toaster.tsx";
import { useNavigationFocus } from "./ui/use-navigation-focus.ts";
import { useTimeZoneCookie } from "./ui/use-time-zone-cookie.ts";

export const links: Route.LinksFunction = () => [
	{ rel: "preload", href: interUrl, as: "font", type: "font/woff2", crossOrigin: "anonymous" },
	{ rel: "stylesheet", href: appCss },
	{ rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
	{ rel: "apple-touch-icon", href: "/icon-192.png" },
	{ rel: "manifest", href: "/site.webmanifest" },
];

const PURPOSE = { pt: pt.productPurpose, en: en.productPurpose };

export const middleware: Route.MiddlewareFunction[] = [preferencesMiddleware];

/** Preferences do not change when another conversation or list is opened. */
export const shouldRevalidate = inboxShouldRevalidate;

export function loader({ context }: Route.LoaderArgs): Preferences & { build: string } {
	return { ...context.get(preferencesContext), build: BUILD };
}

export function Layout({ children }: { children: ReactNode }) {
	// Undefined when the loader itself failed: the error page then uses the default language.
	const loaded = useRouteLoaderData<typeof loader>("root");
	const nonce = use(NonceContext);
	// The page that says what failed has buttons of ours.
	const isFailed = Boolean(useRouteError());
	const matches = useMatches();
	const isDrawnOnly = isWithoutApp(matches) && !isFailed;
	const isInShell = matches.some(({ id }) => id === "areas/shell/shell.route");
	const theme = loaded?.theme ?? null;
	const { locale } = loaded ?? DEFAULT_PREFERENCES;
	return (
		<html
			className={theme === "dark" ? "dark" : undefined}
			data-build={loaded?.build}
			lang={languageTag(locale)}
			// The theme script may add the class before hydration.
			suppressHydrationWarning
		>
			<head>
				<meta charSet="utf-8" />
				<meta
					content="width=device-width, initial-scale=1, interactive-widget=resizes-content"
					name="viewport"
				/>
				<ThemeColor theme={theme} />
				{theme === null ? (
					<script nonce={nonce} suppressHydrationWarning>
						{SYSTEM_THEME_SCRIPT}
					</script>
				) : null}
				{isDrawnOnly ? null : (
					<script nonce={nonce} suppressHydrationWarning>
						{isInShell ? EARLY_SCRIPT + FORMATS_AHEAD_SCRIPT : EARLY_SCRIPT}
					</script>
				)}
				<meta content={PURPOSE[locale]} name="description" />
				<Meta />
				<Links />
			</head>
			<body>
				<PreferencesProvider value={loaded ?? DEFAULT_PREFERENCES}>
					<AppTheme>
						{children}
						<Toaster />
						<CookieBanner />
					</AppTheme>
				</PreferencesProvider>
				{isDrawnOnly ? null : (
					<>
						<ScrollRestoration />
						<Scripts />
					</>
				)}
			</body>
		</html>
	);
}

function ThemeColor({ theme }: { theme: Preferences["theme"] }) {
	if (theme) return <meta content={THEME_COLORS[theme]} name="theme-color" />;
	return (
		<>
			<meta content={THEME_COLORS.light} media="(prefers-color-scheme: light)" name="theme-color" />
			<meta content={THEME_COLORS.dark} media="(prefers-color-scheme: dark)" name="theme-color" />
		</>
	);
}

export default function Root() {
	useNavigationFocus();
	useTimeZoneCookie();
	useEffect(replayEarlyEvents, []);
	return (
		<>
			<OfflineHold needsServer={needsServer} />
			<Outlet />
		</>
	);
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />;
	return <ErrorPage error={error} />;
}
