import * as answering from "./answering.ts";
import * as care from "./care.ts";
import { figures } from "./figures.ts";
import * as keptEvents from "./kept-events.ts";
import * as link from "./link.ts";
import { media } from "./media.ts";
import * as number from "./number.ts";
import * as reading from "./reading.ts";
import * as upkeep from "./upkeep.ts";
import * as writing from "./writing.ts";

/** What a workspace may ask of any channel of its own. The names are those that callers use. */
export const channelOperations = {
	...reading,
	...writing,
	...care,
	...answering,
	...keptEvents,
	...upkeep,
	...link,
	figures,
	media,
};

/** What only a WhatsApp number can be asked besides: how it comes to be linked, and what programs do with it. */
export const numberOperations = { ...channelOperations, ...number };
