// Topics that are shipped, for businesses of any kind.
import { TopicIndex } from "../topic-index.ts";
import { BELEZA } from "./beleza.ts";
import { COMERCIO } from "./comercio.ts";
import { COMIDA } from "./comida.ts";
import { CONSERTO } from "./conserto.ts";
import { EDUCACAO } from "./educacao.ts";
import { GERAL } from "./geral.ts";
import { HOSPEDAGEM } from "./hospedagem.ts";
import { OUTROS } from "./outros.ts";
import { SAUDE } from "./saude.ts";
import { SERVICOS } from "./servicos.ts";

/** Each with some topics. */
export const TOPIC_TEXTS: readonly string[] = [
	BELEZA,
	COMERCIO,
	COMIDA,
	CONSERTO,
	EDUCACAO,
	GERAL,
	HOSPEDAGEM,
	OUTROS,
	SAUDE,
	SERVICOS,
];

let shipped: TopicIndex | undefined;

/** Built when it is first asked for, once per isolate. */
export function shippedTopics(): TopicIndex {
	shipped ??= new TopicIndex(TOPIC_TEXTS);
	return shipped;
}
