import { createContext, use } from "react";

const Words = createContext("");

/** Provides the search words that message texts below it mark. */
export const SoughtWords = Words.Provider;

export const useSoughtWords = (): string => use(Words);
