import { afterAll, vi } from "vitest";
import { startGatewayEmulator } from "#tests/emulators/gateway-emulator.ts";
import { testFileConformance } from "#tests/support/file-conformance.ts";
import { testGatewayConformance } from "#tests/support/gateway-conformance.ts";
import { createMessengerRig, MESSENGER_MAIN } from "#tests/support/messenger-rig.ts";
import {
	INSTAGRAM_CAPABILITIES,
	MESSENGER_CAPABILITIES,
	OWN_INSTAGRAM_CAPABILITIES,
} from "#workers/adapters/messenger/messenger.ts";

// Real time passes here; a busy machine must not decide.
vi.setConfig({ testTimeout: 20_000 });

const emulator = await startGatewayEmulator(MESSENGER_MAIN);
afterAll(() => emulator.stop());

testGatewayConformance("messenger", MESSENGER_CAPABILITIES, () =>
	createMessengerRig(emulator, "messenger"),
);
testGatewayConformance("instagram by its page", INSTAGRAM_CAPABILITIES, () =>
	createMessengerRig(emulator, "instagram"),
);
testGatewayConformance("instagram by itself", OWN_INSTAGRAM_CAPABILITIES, () =>
	createMessengerRig(emulator, "instagram", "IGAA"),
);
testFileConformance("messenger", MESSENGER_CAPABILITIES, () =>
	createMessengerRig(emulator, "messenger"),
);
testFileConformance("instagram by its page", INSTAGRAM_CAPABILITIES, () =>
	createMessengerRig(emulator, "instagram"),
);
testFileConformance("instagram by itself", OWN_INSTAGRAM_CAPABILITIES, () =>
	createMessengerRig(emulator, "instagram", "IGAA"),
);
