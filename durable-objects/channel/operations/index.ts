import * as answering from "./answering.ts";
import * as beginning from "./beginning.ts";
import * as care from "./care.ts";
import * as departments from "./departments.ts";
import * as details from "./details.ts";
import { figures } from "./figures.ts";
import * as forwarding from "./forwarding.ts";
import * as keeping from "./keeping.ts";
import * as keptEvents from "./kept-events.ts";
import * as link from "./link.ts";
import { media } from "./media.ts";
import * as messageActs from "./message-acts.ts";
import * as listening from "./listening.ts";
import * as notes from "./notes.ts";
import * as number from "./number.ts";
import * as personalData from "./personal-data.ts";
import * as prices from "./prices.ts";
import * as previews from "./previews.ts";
import * as reading from "./reading.ts";
import * as routing from "./routing.ts";
import * as sales from "./sales.ts";
import * as rules from "./rules.ts";
import * as scheduled from "./scheduled.ts";
import * as traces from "./traces.ts";
import * as upkeep from "./upkeep.ts";
import { seenBy } from "../sight/seen.ts";
import { WAYS_OF_CHANNELS, WAYS_OF_NUMBERS } from "../sight/ways.ts";
import * as writing from "./writing.ts";

const ofChannels = {
	...reading,
	...previews,
	...writing,
	...scheduled,
	...beginning,
	...forwarding,
	...messageActs,
	...care,
	...notes,
	...details,
	...departments,
	...answering,
	...routing,
	...traces,
	...prices,
	...rules,
	...sales,
	...listening,
	...keeping,
	...keptEvents,
	...personalData,
	...upkeep,
	...link,
	figures,
	media,
};

const ofNumbers = { ...ofChannels, ...number };

export type ChannelOperations = typeof ofChannels;
export type NumberOperations = typeof ofNumbers;

/** Operations of every channel, by the names callers use; `seen` is how a member calls them who reads only some conversations. */
export const channelOperations = { ...ofChannels, seen: seenBy(ofChannels, WAYS_OF_CHANNELS) };

/**
 * Operations of a WhatsApp number: those of every channel, linking by QR or code, and sending by programs.
 */
export const numberOperations = { ...ofNumbers, seen: seenBy(ofNumbers, WAYS_OF_NUMBERS) };
