import { createContext, use } from "react";

/**
 * Opens the next conversation where the open one is among those that are put away.
 * @returns leads back to it where it is among those that return
 */
export type Leave = (leaving: ReadonlySet<string>) => (returning: ReadonlySet<string>) => void;

const Leaving = createContext<Leave>(() => () => undefined);

export const LeavingProvider = Leaving.Provider;

/** What a decision made in the list calls before it puts conversations away. */
export const useLeaving = (): Leave => use(Leaving);
