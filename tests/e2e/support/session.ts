/** Sessions of demonstration members, signed in once: the form has tests of its own. */
import { type BrowserContext, expect, test } from "playwright/test";

type Cookies = Awaited<ReturnType<BrowserContext["cookies"]>>;

const known = new Map<string, Cookies>();

const baseUrl = (): string => test.info().project.use.baseURL ?? "";

/** Gives a browser the session of a member; signs in when there is none yet, or it has ended. */
export async function giveSession(
	context: BrowserContext,
	email: string,
	password: string,
	origin = baseUrl(),
): Promise<void> {
	const cookies = known.get(email);
	if (cookies) {
		await context.addCookies(cookies);
		const answer = await context.request.get(`${origin}/api/auth/me`);
		if (answer.ok()) return;
	}
	await beginSession(context, email, password, origin);
	// Theme and language are the browser's own.
	known.set(
		email,
		(await context.cookies()).filter(({ httpOnly }) => httpOnly),
	);
}

/** A session of its own, as when somebody signs in on a further device. */
export async function beginSession(
	context: BrowserContext,
	email: string,
	password: string,
	origin = baseUrl(),
): Promise<void> {
	const answer = await context.request.post(`${origin}/auth`, {
		form: { form: "sign-in", email, password },
		headers: { origin },
		maxRedirects: 0,
	});
	expect(answer.status(), `${email} signs in`).toBe(302);
}
