import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";
import type { PasswordHasher } from "./port.ts";
import { createGate } from "./gate.ts";

interface Cost {
	/** log2 of N: memory is 128 * r * N bytes, here 32 MB. */
	ln: number;
	r: number;
	p: number;
}

/** A parameter set recommended by OWASP that fits twice into an isolate's 128 MB. */
const COST: Cost = { ln: 15, r: 8, p: 3 };
/** For passwords that a terminal or a test prints (`/dev/seed`): a hash of theirs protects nothing. */
export const COST_OF_PRINTED_PASSWORDS: Cost = { ln: 8, r: 8, p: 1 };
const SALT_BYTES = 16;
const HASH_BYTES = 32;
/** Hashes of 32 MB that run at once; more wait, and beyond MAX_WAITING they are refused (A25). */
const MAX_RUNNING = 2;
const MAX_WAITING = 20;

/** One gate for all requests of an isolate, because they share its memory. It contains no tenant's data. */
const isolateGate = createGate(MAX_RUNNING, MAX_WAITING);

function formatPhc(cost: Cost, salt: Buffer, hash: Buffer): string {
	const text = (bytes: Buffer) => bytes.toString("base64").replace(/=+$/, "");
	return `$scrypt$ln=${cost.ln},r=${cost.r},p=${cost.p}$${text(salt)}$${text(hash)}`;
}

function parsePhc(phc: string): { cost: Cost; salt: Buffer; hash: Buffer } | null {
	const parts =
		/^\$scrypt\$ln=(\d{1,2}),r=(\d{1,2}),p=(\d{1,2})\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/.exec(
			phc,
		);
	const [, ln, r, p, salt, hash] = parts ?? [];
	if (!ln || !r || !p || !salt || !hash) return null;
	return {
		cost: { ln: Number(ln), r: Number(r), p: Number(p) },
		salt: Buffer.from(salt, "base64"),
		hash: Buffer.from(hash, "base64"),
	};
}

function derive(password: string, salt: Buffer, length: number, cost: Cost): Promise<Buffer> {
	const N = 2 ** cost.ln;
	const options = { N, r: cost.r, p: cost.p, maxmem: 256 * N * cost.r };
	return new Promise((resolve, reject) => {
		scrypt(password, salt, length, options, (error, key) => (error ? reject(error) : resolve(key)));
	});
}

/**
 * scrypt of node:crypto (Workers limit PBKDF2 to too few iterations), at most MAX_RUNNING at a time.
 * @param cost lower only in tests and for printed passwords
 */
export function createScryptHasher(cost: Cost = COST): PasswordHasher {
	/*
	 * A hash that no password matches, so that verifying an unknown account takes the same time (A04). Not random,
	 * because Workers must not generate random values in global scope.
	 */
	const dummy = formatPhc(cost, Buffer.alloc(SALT_BYTES, 1), Buffer.alloc(HASH_BYTES, 1));
	return {
		hash: (password) =>
			isolateGate.run(async () => {
				const salt = randomBytes(SALT_BYTES);
				return formatPhc(cost, salt, await derive(password, salt, HASH_BYTES, cost));
			}),
		verify: (password, phc) =>
			isolateGate.run(async () => {
				const stored = parsePhc(phc ?? dummy);
				if (!stored) throw new Error("a stored password hash cannot be read");
				const hash = await derive(password, stored.salt, stored.hash.length, stored.cost);
				return timingSafeEqual(hash, stored.hash) && phc !== null;
			}),
	};
}
