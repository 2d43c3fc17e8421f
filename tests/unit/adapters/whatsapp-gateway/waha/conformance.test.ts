import { afterAll, vi } from "vitest";
import { startGatewayEmulator } from "#tests/emulators/gateway-emulator.ts";
import { testFileConformance } from "#tests/support/file-conformance.ts";
import { testItemConformance } from "#tests/support/item-conformance.ts";
import { testGatewayConformance } from "#tests/support/gateway-conformance.ts";
import { linked } from "#tests/support/linked-rig.ts";
import { createWahaRig, WAHA_MAIN } from "#tests/support/waha-rig.ts";
import { WAHA_CAPABILITIES } from "#workers/adapters/whatsapp-gateway/waha/waha.ts";

// Real time passes here; a busy machine must not decide.
vi.setConfig({ testTimeout: 20_000 });

const emulator = await startGatewayEmulator(WAHA_MAIN);
afterAll(() => emulator.stop());

testGatewayConformance("waha", WAHA_CAPABILITIES, () => createWahaRig(emulator));
testFileConformance("waha", WAHA_CAPABILITIES, async () => linked(await createWahaRig(emulator)));
testItemConformance("waha", WAHA_CAPABILITIES, async () => linked(await createWahaRig(emulator)));
