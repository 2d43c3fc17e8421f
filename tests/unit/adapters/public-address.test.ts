import { expect, test } from "vitest";
import { isPublicAddress } from "#workers/adapters/public-address.ts";

test("H01 H10 no IPv4 address of a machine, a network or nobody is public", () => {
	const refused = [
		"127.0.0.1",
		"127.255.255.255",
		"0.0.0.0",
		"10.0.0.1",
		"10.255.255.255",
		"172.16.0.1",
		"172.31.255.255",
		"192.168.1.1",
		"169.254.169.254",
		"100.64.0.1",
		"100.127.255.255",
		"198.18.0.1",
		"198.19.255.255",
		"224.0.0.1",
		"240.0.0.1",
		"255.255.255.255",
		"192.0.0.8",
		"192.0.2.1",
		"198.51.100.1",
		"203.0.113.255",
		// The end of a 6to4 tunnel, a multicast tunnel, a sink of reverse names.
		"192.88.99.1",
		"192.52.193.1",
		"192.31.196.1",
		"192.175.48.1",
	];
	for (const address of refused) expect(isPublicAddress(address), address).toBe(false);
	const taken = [
		"8.8.8.8",
		"93.184.215.14",
		"172.15.0.1",
		"172.32.0.1",
		"100.63.0.1",
		"11.0.0.1",
		"192.0.1.1",
		"198.17.255.255",
		"198.20.0.1",
		"223.255.255.255",
	];
	for (const address of taken) expect(isPublicAddress(address), address).toBe(true);
});

test("H04 H10 of IPv6 only what the internet was given is public, and nothing with IPv4 inside", () => {
	const refused = [
		"::",
		"::1",
		"::ffff:127.0.0.1",
		"::ffff:8.8.8.8",
		"64:ff9b::7f00:1",
		"2002:7f00:1::",
		"fc00::1",
		"fd12::1",
		"fe80::1",
		"ff02::1",
		"2001:db8::1",
		"2001::1",
		"100::1",
		// A zone names a cable of this machine.
		"fe80::1%eth0",
		"2606:4700::6810:84e5%eth0",
		"fec0::1",
		"::8.8.8.8",
		"::ffff:0:8.8.8.8",
		"64:ff9b::8.8.8.8",
		"64:ff9b:1::1",
		"2001:1::1",
		"2001:2::1",
		"2001:3::1",
		"2001:10::1",
		"2001:20::1",
		"2001:1ff:ffff::1",
		"2620:4f:8000::1",
		"3fff::1",
		"3fff:fff::1",
		// Not given to anybody, or to routers alone.
		"1fff::1",
		"4000::1",
		"5f00::1",
	];
	for (const address of refused) expect(isPublicAddress(address), address).toBe(false);
	const taken = [
		"2606:4700::6810:84e5",
		"2800:3f0:4001::200e",
		"2a00:1450:4009::",
		"2001:200::1",
		"2001:4860:4860::8888",
		"2A00:1450:4009:0:0:0:0:1",
	];
	for (const address of taken) expect(isPublicAddress(address), address).toBe(true);
});

test("H02 what is no address, or one in another writing, is not public", () => {
	const texts = [
		"",
		"loja.com.br",
		"1.2.3",
		"1.2.3.256",
		"1.2.3.4.5",
		"gggg::1",
		"a]b",
		"8.8.8.8/8",
	];
	const writings = [
		"08.8.8.8",
		"010.8.8.8",
		"0x8.8.8.8",
		"134744072",
		"8.8",
		" 8.8.8.8",
		"[2606::1]",
	];
	for (const text of [...texts, ...writings]) expect(isPublicAddress(text), text).toBe(false);
});
