import { inject } from "vitest";
import { testOpenAiModel } from "#tests/support/model-conformance.ts";

testOpenAiModel(() => inject("models"));
