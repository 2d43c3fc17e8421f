import { createContext, use } from "react";
import type { HeaderData } from "#app/contracts/header.ts";

export interface HeaderState {
	/** Null until the first answer. */
	data: HeaderData | null;
	/** The last requests failed: the data may be old. */
	isFailing: boolean;
}

export const EMPTY_HEADER: HeaderState = { data: null, isFailing: false };

/** The last answer of `GET /api/header`; provided by the feed, which is loaded after the page. */
export const HeaderContext = createContext<HeaderState>(EMPTY_HEADER);

export const useHeader = (): HeaderState => use(HeaderContext);
