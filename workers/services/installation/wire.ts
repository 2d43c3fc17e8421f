import { hashToken } from "#workers/adapters/secrets/token.ts";
import type { Runtime } from "../runtime.ts";
import { createInstallationService, type InstallationDeps } from "./installation.ts";

/** Entering the deployment, and what its administrators see and test. */
export function wireInstallation(
	runtime: Runtime,
	others: Pick<InstallationDeps, "enter" | "closeSockets" | "saveLanguage">,
) {
	const { passwordMin, signUp } = runtime.config;
	return {
		installation: createInstallationService({
			...runtime,
			...others,
			hashToken,
			passwordMin,
			signUpMode: signUp,
		}),
	};
}
