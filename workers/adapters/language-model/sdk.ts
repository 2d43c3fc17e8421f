/** What is used of the SDK, so that the build leaves out the rest of it. Loaded on first use. */
export { createOpenAICompatible } from "@ai-sdk/openai-compatible";
export { generateText, jsonSchema, streamText, tool } from "ai";
