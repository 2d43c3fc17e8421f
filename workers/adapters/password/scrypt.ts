import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";
import type { PasswordHasher } from "./port.ts";
import { createGate } from "./gate.ts";

interface Cost {
	/** log2 of N: memory is 128 * r * N bytes, here 32 MB. */
	ln: number;
	r: number;
	p: number;
}

/** An OWASP-listed set that fits an isolate of 128 MB twice. */
const COST: Cost = { ln: 15, r: 8, p: 3 };
const SALT_BYTES = 16;
const HASH_BYTES = 32;
/** Two hashes of 32 MB at a time; more wait, and past that people are told to (A25). */
const MAX_RUNNING = 2;
const MAX_WAITING = 20;

/** Memory is an isolate's, so its gate is too: one for all requests. It holds no tenant's data. */
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
 * scrypt of node:crypto (production Workers cap PBKDF2 too low), at most `MAX_RUNNING` at a time.
 * Only tests of what surrounds a password give a `cost` of their own.
 */
export function createScryptHasher(cost: Cost = COST): PasswordHasher {
	/*
	 * Never matches: nobody knows what would hash to it. Verifying costs what a real one does (A04).
	 * Not random, because a Worker may not draw random values while it starts.
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
