import { expect, test, vi } from "vitest";
import { ofGroup, once, onDemand } from "#workers/services/on-demand.ts";

test("a service is made when it is asked for, once, and its group with it", () => {
	const single = vi.fn(() => ({ name: "single" }));
	const group = vi.fn(() => ({ first: { name: "first" }, second: { name: "second" } }));
	const services = onDemand({
		single,
		...ofGroup(once(group), { first: true, second: true }),
	});
	expect(Object.keys(services)).toEqual(["single", "first", "second"]);
	expect(single).not.toHaveBeenCalled();
	expect(services.first.name + services.second.name).toBe("firstsecond");
	expect(services.first).toBe(services.first);
	expect(group).toHaveBeenCalledOnce();
	expect(single).not.toHaveBeenCalled();
	expect({ ...services }.single).toBe(services.single);
	expect(single).toHaveBeenCalledOnce();
});

test("what could not be made is tried again, and is no half of a service", () => {
	const make = vi.fn(() => "there");
	make.mockImplementationOnce(() => {
		throw new Error("not yet");
	});
	const services = onDemand({ late: once(make) });
	expect(() => services.late).toThrow("not yet");
	expect(services.late).toBe("there");
});
