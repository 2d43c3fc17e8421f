import { createContext, use } from "react";

const Words = createContext("");

/** Around messages: the words somebody looks for, which their texts mark. */
export const SoughtWords = Words.Provider;

export const useSoughtWords = (): string => use(Words);
