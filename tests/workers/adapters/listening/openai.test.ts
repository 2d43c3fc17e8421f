import { inject } from "vitest";
import { testOpenAiListener } from "#tests/support/listener-conformance.ts";

testOpenAiListener(() => inject("models"));
