import { createContext, use } from "react";

const Words = createContext("");

/** Provides the search words that message texts below it mark. */
export const SearchWords = Words.Provider;

export const useSearchWords = (): string => use(Words);
