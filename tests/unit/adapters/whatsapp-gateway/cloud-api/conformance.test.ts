import { afterAll, vi } from "vitest";
import { startGatewayEmulator } from "#tests/emulators/gateway-emulator.ts";
import { CLOUD_MAIN, createCloudRig } from "#tests/support/cloud-rig.ts";
import { testFileConformance } from "#tests/support/file-conformance.ts";
import { testItemConformance } from "#tests/support/item-conformance.ts";
import { testGatewayConformance } from "#tests/support/gateway-conformance.ts";
import { CLOUD_API_CAPABILITIES } from "#workers/adapters/whatsapp-gateway/cloud-api/cloud-api.ts";

// Real time passes here; a busy machine must not decide.
vi.setConfig({ testTimeout: 20_000 });

const emulator = await startGatewayEmulator(CLOUD_MAIN);
afterAll(() => emulator.stop());

testGatewayConformance("cloud-api", CLOUD_API_CAPABILITIES, () => createCloudRig(emulator));
testFileConformance("cloud-api", CLOUD_API_CAPABILITIES, () => createCloudRig(emulator));
testItemConformance("cloud-api", CLOUD_API_CAPABILITIES, () => createCloudRig(emulator));
