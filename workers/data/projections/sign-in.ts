import type { FoundSignIn } from "#app/contracts/hub-questions.ts";
import { createDatabase } from "#workers/data/database.ts";
import * as signIns from "../queries/auth/sign-ins.ts";

/** See `findSignIn` of queries/auth/sign-ins.ts: of whatever workspace the sign-in is. */
export const findSignIn = (
	d1: D1Database,
	tokenHash: string,
	now: number,
	idleMs: number,
): Promise<FoundSignIn | null> => signIns.findSignIn(createDatabase(d1), tokenHash, now, idleMs);
