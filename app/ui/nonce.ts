import { createContext } from "react";

/** Nonce of the answer's Content-Security-Policy; only known while the server renders. */
export const NonceContext = createContext<string | undefined>(undefined);
