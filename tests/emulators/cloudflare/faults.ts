/** How the platform's API misbehaves. */
import { z } from "zod";

const FaultRule = z.object({
	/** A call's name, as `POST /storage/kv/namespaces`, or `*`. */
	call: z.string(),
	/**
	 * `refuse`: a server error and nothing was done. `cut`: done, but the connection breaks before the answer. `timeout`:
	 * the platform's own 504, nothing was done. `hang`: no answer ever. `forbidden`: the token may not.
	 */
	mode: z.enum(["refuse", "cut", "timeout", "hang", "forbidden"]),
	/** So many calls are let through before. */
	after: z.int().min(0).default(0),
	/** So many calls are met. */
	times: z.int().min(1).default(1),
});
export type FaultRule = z.infer<typeof FaultRule>;
export const Faults = z.array(FaultRule);
export type Faults = z.infer<typeof Faults>;

export const noFaults = (): Faults => [];

/** The rule this call meets, used up by it; null where there is none. */
export function faultOf(faults: Faults, call: string): FaultRule | null {
	const rule = faults.find((one) => (one.call === "*" || one.call === call) && one.times > 0);
	if (!rule) return null;
	if (rule.after > 0) {
		rule.after -= 1;
		return null;
	}
	rule.times -= 1;
	return rule;
}
