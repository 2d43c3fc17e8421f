// The link of a channel without a gateway (webchat): connected while members want it.
import { isLinked, type LinkRequest, type LinkState, moveTo, noQr } from "./link-state.ts";
import { ok, type Result } from "#app/domain/result.ts";

/** Connects or disconnects at once; nothing is due afterwards. */
export function requestOwn(state: LinkState, wanted: LinkRequest): Result<LinkState, never> {
	if (wanted === "renew_webhook") return ok(state);
	const isWanted = wanted !== "disconnect";
	if (isLinked(state) === isWanted) return ok(state);
	const settled = { ...state, ...noQr, epoch: state.epoch + 1, failedProbes: 0, due: {} };
	return ok(moveTo(settled, isWanted ? "connected" : "disconnected", null));
}
