/** Draws a part of a page in a window without a browser, as a person with keyboard and mouse meets it. */
import { Theme } from "@radix-ui/themes";
import { render } from "@testing-library/react";
import { type UserEvent, userEvent } from "@testing-library/user-event";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type ComponentType, type ReactNode, useEffect } from "react";
import { createRoutesStub, Outlet, useLocation } from "react-router";
import { DEFAULT_PREFERENCES, PreferencesProvider } from "#app/i18n/preferences.tsx";

export interface Drawn {
	user: UserEvent;
	/** Path, query and hash of the page one is on. */
	address: () => string;
	/** What is drawn, for `querySelector`. */
	container: HTMLElement;
}

export interface DrawOptions {
	/** Where the part stands; every other address leads to an empty page. */
	at?: string;
	locale?: "pt" | "en";
	/** What forms of the page answer, by path; also loaders of `useFetcher`. */
	routes?: Parameters<typeof createRoutesStub>[0];
	/** What the page's own loader and action answer. */
	page?: Pick<
		Parameters<typeof createRoutesStub>[0][number],
		"action" | "loader" | "shouldRevalidate"
	>;
	/** Routes in the place of `part`, which is not drawn then, with what their loaders answered by the routes' ids. */
	tree?: Parameters<typeof createRoutesStub>[0];
	loaded?: Record<string, unknown>;
	/** Fake timers are in use: the person waits by them. */
	advanceTimers?: (ms: number) => void;
}

/** How long a page takes to be read anew, ms: as over any network, what an action answers is seen before it, also on a busy machine. */
const READING_MS = 50;
export const readLater = (): Promise<void> =>
	new Promise((resolve) => {
		setTimeout(resolve, READING_MS);
	});

const Nothing = (): null => null;

/** @returns the person who uses it, once it stands */
export function draw(part: ReactNode, options: DrawOptions = {}): Drawn {
	const { at = "/", locale = "pt", routes = [], page = {}, tree } = options;
	let address = at;
	const here = (drawn: ReactNode): ComponentType =>
		function Here() {
			const { pathname, search, hash } = useLocation();
			useEffect(() => {
				address = `${pathname}${search}${hash}`;
			});
			return drawn;
		};
	const Stub = createRoutesStub([
		tree
			? { id: "tree", Component: here(<Outlet />), HydrateFallback: Nothing, children: tree }
			: {
					...page,
					path: new URL(at, "http://dom").pathname,
					Component: here(part),
					HydrateFallback: Nothing,
				},
		...routes,
		{ path: "*", Component: here(null) },
	]);
	const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
	const { container } = render(
		<PreferencesProvider value={{ ...DEFAULT_PREFERENCES, locale }}>
			<QueryClientProvider client={queries}>
				<Theme>
					<Stub
						{...(options.loaded && { hydrationData: { loaderData: options.loaded } })}
						initialEntries={[at]}
					/>
				</Theme>
			</QueryClientProvider>
		</PreferencesProvider>,
	);
	const user = userEvent.setup(
		options.advanceTimers ? { advanceTimers: options.advanceTimers } : {},
	);
	return { user, address: () => address, container };
}
