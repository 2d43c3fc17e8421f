import type { EmailJob } from "#app/contracts/jobs.ts";
import type { SignedIn } from "#app/contracts/sign-in.ts";
import { createServices, type Services } from "#workers/services/index.ts";
import { bindings } from "./sign-in.ts";

export const PASSWORD = "vento leste 7";

export interface SignInRig {
	services: Services;
	jobs: EmailJob[];
	/** Waits for what was put off until after the answer. */
	settle: () => Promise<void>;
	/** Delivers the queued mails. */
	deliver: () => Promise<void>;
}

/** Services whose mail queue is in the hand of the test, and whose clock stands where it is put. */
export function rigSignIn(now: () => number = Date.now): SignInRig {
	const jobs: EmailJob[] = [];
	const put: Promise<unknown>[] = [];
	const env = {
		...bindings,
		EMAILS: { send: async (job: EmailJob) => void jobs.push(job) },
	} as unknown as Env;
	const services = createServices(env, { defer: (work) => void put.push(work), now });
	const settle = async () => void (await Promise.allSettled(put.splice(0)));
	return {
		services,
		jobs,
		settle,
		async deliver() {
			await settle();
			for (const job of jobs.splice(0)) await services.mails.deliver(job);
		},
	};
}

let count = 0;
export const newPerson = (overrides: { email?: string } = {}) => ({
	fullName: "Ana Lima",
	email: `ana${count++}.${crypto.randomUUID().slice(0, 8)}@loja.com`,
	password: PASSWORD,
	...overrides,
});
export type Person = ReturnType<typeof newPerson>;

export const metaOf = (cookie = "", userAgent = "test") => ({
	ip: "127.0.0.1",
	userAgent,
	url: "http://prosa.test/auth",
	cookie,
});

/** The token of the newest mail to this address whose link has this path. */
export async function findToken(rig: SignInRig, email: string, path: string): Promise<string> {
	const mails = await rig.services.mails.list();
	const shape = new RegExp(`${path}\\?token=([\\w-]+)`);
	const mail = mails?.find(({ to, text }) => to === email && shape.test(text));
	return shape.exec(mail?.text ?? "")?.[1] ?? "";
}

/** Confirming signs in; whoever wants to see that sees nothing else than what the test does. */
async function forgetBrowser(rig: SignInRig, email: string): Promise<void> {
	await rig.settle();
	for (const table of ["sign_ins", "known_devices"])
		await bindings.DB.prepare(
			`delete from ${table} where user_id = (select id from users where email = ?)`,
		)
			.bind(email)
			.run();
}

/** A person with a confirmed account and a workspace of their own. */
export async function registerPerson(
	rig: SignInRig,
	person: Person = newPerson(),
): Promise<Person> {
	await rig.services.auth.signUp(person, metaOf());
	await rig.deliver();
	await rig.services.auth.confirmEmail(
		await findToken(rig, person.email, "/auth/confirm"),
		person.password,
		metaOf(),
	);
	await forgetBrowser(rig, person.email);
	return person;
}

/** The Cookie header a browser sends after these Set-Cookie values, on top of what it had. */
export function cookieAfter(setCookie: readonly string[], before = ""): string {
	const jar = new Map<string, string>();
	for (const pair of [
		...before.split("; "),
		...setCookie.map((value) => value.split(";")[0] ?? ""),
	]) {
		const at = pair.indexOf("=");
		if (at > 0) jar.set(pair.slice(0, at), pair.slice(at + 1));
	}
	return [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
}

export const requestWith = (cookie: string): Request =>
	new Request("http://prosa.test/", { headers: { cookie } });

/** Signs in by password; answers the browser's cookies and who it is. */
export async function enterAs(
	rig: SignInRig,
	person: Person,
	before = "",
	userAgent = "test",
): Promise<{ cookie: string; signedIn: SignedIn }> {
	const entered = await rig.services.auth.signIn(person, metaOf(before, userAgent));
	if (!entered.ok) throw new Error(entered.code);
	const cookie = cookieAfter(entered.value.setCookie, before);
	const signedIn = await rig.services.auth.findSignedIn(requestWith(cookie));
	if (!signedIn) throw new Error("signed in, but not found");
	return { cookie, signedIn };
}

export async function rows(sql: string, ...binds: unknown[]): Promise<Record<string, unknown>[]> {
	const { results } = await bindings.DB.prepare(sql)
		.bind(...binds)
		.all();
	return results;
}
