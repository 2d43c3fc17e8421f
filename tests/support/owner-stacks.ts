/**
 * React's development build takes a stack for each element it makes, to say in a warning who drew it: a seventh of what the dom tests compute. It takes
 * no more than so many a second; here that many are always there. A React that counts otherwise takes them again, and nothing else changes.
 */
import * as React from "react";

const MORE_THAN_IT_TAKES = 1e9;
const INTERNALS = "__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE";

const internals = (React as Record<string, unknown>)[INTERNALS];
if (typeof internals === "object" && internals !== null)
	Object.defineProperty(internals, "recentlyCreatedOwnerStacks", {
		get: () => MORE_THAN_IT_TAKES,
		set() {},
	});
