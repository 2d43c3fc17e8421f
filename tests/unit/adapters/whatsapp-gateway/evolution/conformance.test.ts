import { afterAll, vi } from "vitest";
import { startEvolutionEmulator } from "#tests/emulators/evolution/start.ts";
import { createEvolutionRig } from "#tests/support/evolution-rig.ts";
import { testFileConformance } from "#tests/support/file-conformance.ts";
import { testItemConformance } from "#tests/support/item-conformance.ts";
import { EVOLUTION_CAPABILITIES } from "#workers/adapters/whatsapp-gateway/evolution/evolution.ts";
import { testGatewayConformance } from "#tests/support/gateway-conformance.ts";
import { linked } from "#tests/support/linked-rig.ts";

// Real time passes here; a busy machine must not decide.
vi.setConfig({ testTimeout: 20_000 });

const emulator = await startEvolutionEmulator({ retryScale: 0.01 });
afterAll(() => emulator.stop());

// Typing holds its call for 1.2 s, so a shorter time-out would cut it.
testGatewayConformance("evolution", EVOLUTION_CAPABILITIES, () =>
	createEvolutionRig(emulator, 2_000),
);
testFileConformance("evolution", EVOLUTION_CAPABILITIES, async () =>
	linked(await createEvolutionRig(emulator, 2_000)),
);
testItemConformance("evolution", EVOLUTION_CAPABILITIES, async () =>
	linked(await createEvolutionRig(emulator, 2_000)),
);
