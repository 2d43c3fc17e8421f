/** What the setup page and /api/health say of an installation. */
import type { ItemReport } from "../domain/installation/overview.ts";
import type { Region, SignUpMode } from "../domain/installation/entering.ts";

export interface InstallationView {
	items: ItemReport[];
	/** The configured address: an origin without a path. */
	publicUrl: string;
	/** Who runs it, as its public pages say. */
	companyName: string;
	region: Region | null;
	signUpMode: SignUpMode;
	hasPlanLimits: boolean;
	/** How mail leaves; `none`: it does not. */
	mail: "local" | "none" | "cloudflare" | "resend" | "smtp";
	/** What of each kind is configured, by its name. */
	gateways: readonly string[];
	providers: readonly string[];
	models: readonly string[];
	build: string;
	/** The newest applied migration; null before the first. */
	migration: string | null;
}
