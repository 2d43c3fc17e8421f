import { QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { getQueryClient } from "./query-client.ts";

/**
 * The query cache: one in the browser, a new one for each page on the server. Screens that use
 * queries mount it themselves, so that other pages do not load the library.
 */
export function QueryProvider({ children }: { children: ReactNode }) {
	const [client] = useState(getQueryClient);
	return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
