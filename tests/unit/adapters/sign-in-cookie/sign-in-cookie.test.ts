import { createHmac, generateKeyPairSync } from "node:crypto";
import { encode } from "@auth/core/jwt";
import { expect, test, vi } from "vitest";
import { createSignInCookie } from "#workers/adapters/sign-in-cookie/sign-in-cookie.ts";

const SECRET = "q8Zr2kVx0LmW5tYb7NcP3sHd9GfJ1aEu";
const DAY_MS = 86_400_000;
const cookieOf = (...secrets: string[]) => createSignInCookie({ secrets, maxAgeMs: 90 * DAY_MS });
const cookie = cookieOf(SECRET);
const NAME = "prosa.session";

const request = (header: string, url = "http://own.example/") =>
	new Request(url, { headers: { cookie: header } });
const pairOf = (setCookie: string) => setCookie.split(";")[0] ?? "";
const base64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");

test("a token comes back out of its cookie", async () => {
	const issued = await cookie.issue("the-token", false);
	expect(await cookie.read(request(`other=1; ${pairOf(issued)}`))).toEqual({
		token: "the-token",
		isOldKey: false,
	});
	expect(issued).not.toContain("the-token");
});

test("A07 over https the cookie is __Host-, Secure, HttpOnly, Lax, whole path, no domain", async () => {
	const issued = await cookie.issue("t", true);
	expect(issued).toMatch(/^__Host-prosa\.session=/);
	for (const part of ["Secure", "HttpOnly", "SameSite=Lax", "Path=/", "Max-Age=7776000"])
		expect(issued.split("; ")).toContain(part);
	expect(issued).not.toMatch(/domain/i);
	expect(issued.length).toBeLessThan(1024);
});

test("A07 a cookie without the prefix is not read over https, nor the other way round", async () => {
	const plain = pairOf(await cookie.issue("t", false));
	const secure = pairOf(await cookie.issue("t", true));
	expect(await cookie.read(request(plain, "https://own.example/"))).toBe("none");
	expect(await cookie.read(request(secure))).toBe("none");
	const renamed = secure.replace("__Host-", "");
	expect(await cookie.read(request(renamed))).toBe("forged");
});

test("A16 an edited cookie, another key's, another environment's and garbage are forged", async () => {
	const value = pairOf(await cookie.issue("t", false)).slice(NAME.length + 1);
	const foreign = pairOf(await cookieOf("another-key-k2Xw9QnB4vRz7TjM1yLh").issue("t", false));
	const parts = value.split(".");
	const edited = [
		...parts.map((part, at) =>
			parts.with(at, part.startsWith("A") ? `B${part.slice(1)}` : `A${part.slice(1)}`).join("."),
		),
		`${value}x`,
		value.slice(0, -4),
		"x",
		"....",
		"%",
		"a".repeat(5000),
	];
	for (const bad of edited)
		expect(await cookie.read(request(`${NAME}=${bad}`)), bad).toBe("forged");
	expect(await cookie.read(request(foreign))).toBe("forged");
});

test("A16 an expired cookie and one that begins later are forged; 15 s of clock are forgiven", async () => {
	const make = (token: Record<string, unknown>, maxAge = 60) =>
		encode({ token, secret: SECRET, salt: NAME, maxAge });
	const read = async (value: string) => cookie.read(request(`${NAME}=${value}`));
	const now = Math.floor(Date.now() / 1000);
	expect(await read(await make({ sid: "t" }, -10))).toEqual({ token: "t", isOldKey: false });
	expect(await read(await make({ sid: "t" }, -30))).toBe("forged");
	expect(await read(await make({ sid: "t", nbf: now + 60 }))).toBe("forged");
	expect(await read(await make({ sid: "t", nbf: now + 10 }))).toEqual({
		token: "t",
		isOldKey: false,
	});
	expect(await read(await make({ sub: "someone" }))).toBe("forged");
	expect(await read(await make({ sid: 7 }))).toBe("forged");
});

test("A16 a cookie past its end is forged by the clock of the day", async () => {
	const issued = pairOf(await cookie.issue("t", false));
	vi.useFakeTimers({ now: Date.now() + 91 * DAY_MS });
	expect(await cookie.read(request(issued))).toBe("forged");
	vi.useRealTimers();
});

test("A16 alg none is forged", async () => {
	const now = Math.floor(Date.now() / 1000);
	const claims = base64({ sid: "t", exp: now + 60 });
	for (const header of [{ alg: "none" }, { alg: "none", enc: "none" }, { alg: "None", typ: "JWT" }])
		for (const tail of [".", "..", "...", ""])
			expect(await cookie.read(request(`${NAME}=${base64(header)}.${claims}${tail}`))).toBe(
				"forged",
			);
});

test("A17 a signed token is never taken for an encrypted one: HS256 with our secret or a public key", async () => {
	const now = Math.floor(Date.now() / 1000);
	const { publicKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
	const pem = publicKey.export({ type: "spki", format: "pem" }).toString();
	for (const key of [SECRET, pem]) {
		const text = `${base64({ alg: "HS256", typ: "JWT" })}.${base64({ sid: "t", exp: now + 60 })}`;
		const signature = createHmac("sha256", key).update(text).digest("base64url");
		expect(await cookie.read(request(`${NAME}=${text}.${signature}`))).toBe("forged");
	}
	for (const alg of ["RSA-OAEP", "A256KW", "PBES2-HS256+A128KW", "ECDH-ES"]) {
		const header = base64({ alg, enc: "A256CBC-HS512", p2c: 1_000_000, p2s: "AAAA" });
		expect(await cookie.read(request(`${NAME}=${header}.AAAA.AAAA.AAAA.AAAA`))).toBe("forged");
	}
});

test("A26 a new secret in front still reads the old cookie and says so; dropping the old one ends it", async () => {
	const next = "k2Xw9QnB4vRz7TjM1yLh6UcD3pFs8GaE";
	const old = pairOf(await cookie.issue("t", false));
	expect(await cookieOf(next, SECRET).read(request(old))).toEqual({
		token: "t",
		isOldKey: true,
	});
	expect(await cookieOf(next).read(request(old))).toBe("forged");
});

test("signing out removes the cookie under the same attributes", () => {
	expect(cookie.clear(true)).toBe(
		"__Host-prosa.session=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0; Secure",
	);
});
