import { expect, test } from "vitest";
import { createHostCheck, rememberHostCheck } from "#workers/adapters/host-check.ts";
import { createGuardedFetch, RefusedUrlError, safeFetch } from "#workers/adapters/safe-fetch.ts";

/** A resolver that knows these records, and writes down what it was asked. */
function resolverOf(records: Record<string, string[]>) {
	const asked: string[] = [];
	const fetchIt = (input: string) => {
		const url = new URL(input);
		const type = url.searchParams.get("type") ?? "";
		asked.push(`${url.searchParams.get("name")} ${type}`);
		const found = (records[type] ?? []).map((data) => ({ type: type === "A" ? 1 : 28, data }));
		return Promise.resolve(Response.json({ Status: 0, Answer: found }));
	};
	const check = createHostCheck("https://resolver.test/dns-query", fetchIt);
	if (!check) throw new Error("no check");
	return { check, asked };
}

test("H10 one private address among public ones refuses the name, of either family", async () => {
	const good = { A: ["93.184.215.14"], AAAA: ["2606:2800:21f:cb07:6820:80da:af6b:8b2c"] };
	const { check, asked } = resolverOf(good);
	expect(await check("loja.com.br")).toBe(true);
	expect(asked).toEqual(["loja.com.br A", "loja.com.br AAAA"]);
	expect(await resolverOf({ A: ["93.184.215.14", "10.0.0.5"] }).check("loja.com.br")).toBe(false);
	expect(await resolverOf({ ...good, AAAA: ["fd00::5"] }).check("loja.com.br")).toBe(false);
	expect(await resolverOf({ AAAA: ["::ffff:10.0.0.5"] }).check("loja.com.br")).toBe(false);
});

test("H10 a resolver that is lost, refuses, fails or talks nonsense is no leave to call (security 8)", async () => {
	const answers = [
		() => Promise.reject(new Error("nobody there")),
		() => Promise.resolve(new Response("busy", { status: 503 })),
		() => Promise.resolve(Response.json({ Status: 0, Answer: "nonsense" })),
		() => Promise.resolve(Response.json({})),
		// SERVFAIL and REFUSED carry no records: that is not "no address inside".
		() => Promise.resolve(Response.json({ Status: 2 })),
		() => Promise.resolve(Response.json({ Status: 5 })),
	];
	for (const answer of answers) {
		let left = 0;
		const checkHost = createHostCheck("https://resolver.test/dns-query", answer);
		const call = () => Promise.resolve(new Response(String(++left)));
		const url = "https://loja.com.br/avisos";
		const guards = { allowedPrivateHosts: [], checkHost, fetch: call };
		expect(await checkHost?.("loja.com.br")).toBeNull();
		expect(await safeFetch({ url, method: "POST", ...guards })).toEqual({ kind: "unreached" });
		const guarded = createGuardedFetch({ ...guards, ownOrigin: "https://p.test", maxBytes: 10 });
		await expect(guarded(url)).rejects.not.toBeInstanceOf(RefusedUrlError);
		expect(left).toBe(0);
	}
});

test("H10 one lost question to the resolver is asked again; a name nobody has is no private one", async () => {
	let asked = 0;
	const check = createHostCheck("https://resolver.test/dns-query", () =>
		++asked === 1
			? Promise.reject(new Error("lost"))
			: Promise.resolve(Response.json({ Status: 3 })),
	);
	expect(await check?.("ninguem.com.br")).toBe(true);
	expect(asked).toBe(4);
});

test("without a resolver there is no check", () => {
	expect(createHostCheck(null)).toBeNull();
});

test("H23 a public answer counts for half a minute, any other one is asked again", async () => {
	let answer: boolean | null = true;
	let asked = 0;
	let now = 0;
	const check = rememberHostCheck(
		async () => {
			asked += 1;
			return answer;
		},
		() => now,
	);
	if (!check) throw new Error("no check");
	expect([await check("gw.loja.com.br"), await check("gw.loja.com.br"), asked]).toEqual([
		true,
		true,
		1,
	]);
	expect([await check("outro.loja.com.br"), asked]).toEqual([true, 2]);
	now = 30_000;
	answer = false;
	expect([await check("gw.loja.com.br"), await check("gw.loja.com.br"), asked]).toEqual([
		false,
		false,
		4,
	]);
	answer = null;
	expect([await check("gw.loja.com.br"), asked]).toEqual([null, 5]);
	expect(rememberHostCheck(null)).toBeNull();
});
