import { createContext } from "react";

/** Nonce of the answer's Content-Security-Policy; undefined in the browser. */
export const NonceContext = createContext<string | undefined>(undefined);
