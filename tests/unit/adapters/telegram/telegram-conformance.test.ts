import { afterAll, vi } from "vitest";
import { startGatewayEmulator } from "#tests/emulators/gateway-emulator.ts";
import { testFileConformance } from "#tests/support/file-conformance.ts";
import { testItemConformance } from "#tests/support/item-conformance.ts";
import { testGatewayConformance } from "#tests/support/gateway-conformance.ts";
import { createTelegramRig, TELEGRAM_MAIN } from "#tests/support/telegram-rig.ts";
import { TELEGRAM_CAPABILITIES } from "#workers/adapters/telegram/telegram.ts";

// Real time passes here; a busy machine must not decide.
vi.setConfig({ testTimeout: 20_000 });

const emulator = await startGatewayEmulator(TELEGRAM_MAIN);
afterAll(() => emulator.stop());

testGatewayConformance("telegram", TELEGRAM_CAPABILITIES, () => createTelegramRig(emulator));
testFileConformance("telegram", TELEGRAM_CAPABILITIES, () => createTelegramRig(emulator));
testItemConformance("telegram", TELEGRAM_CAPABILITIES, () => createTelegramRig(emulator));
