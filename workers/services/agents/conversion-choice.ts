import type { ErrorCode } from "#app/contracts/errors.ts";
import type { SignedIn } from "#app/contracts/sign-in.ts";
import type { ConversionChoice } from "#app/domain/agents/acts/conversion.ts";
import { toOrderedJson } from "#app/domain/agents/versions.ts";
import { may } from "#app/domain/team/role.ts";
import type { Database } from "#workers/data/database.ts";
import { hasPixel } from "#workers/data/queries/facebook/conversions.ts";

/** Whoever chooses another conversion than the known one manages ads too, and has the pixel here. */
export async function judgeConversion(
	db: Database,
	signedIn: SignedIn,
	chosen: ConversionChoice | null | undefined,
	known: ConversionChoice | null,
): Promise<ErrorCode | null> {
	// One whose pixel is gone since stays what it is: the agent reports nothing, and its form can be saved.
	if (chosen === undefined || toOrderedJson(chosen) === toOrderedJson(known)) return null;
	if (!may(signedIn.member.role, "manage_facebook")) return "forbidden";
	if (chosen === null || (await hasPixel(db, signedIn.workspace.id, chosen.pixelId))) return null;
	return "conversion_invalid";
}
