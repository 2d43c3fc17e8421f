/** Body of `POST /api/csp-reports`, as browsers send it (CSP Level 3, section 5.3). */
import { z } from "zod";

const Told = z.string().max(4096).optional();

export const CspReport = z.object({
	"csp-report": z.object({
		"effective-directive": Told,
		"violated-directive": Told,
		"blocked-uri": Told,
		"document-uri": Told,
	}),
});
