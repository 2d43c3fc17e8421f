/**
 * Stands where the name of a member stood who was erased (J24): in messages and in what is read from the log. It is no
 * name anybody can have; the words are made where it is shown.
 */
export const FORMER_MEMBER = "";

/** `words` in place of the name of somebody who was erased. */
export const nameOrFormer = (name: string, words: string): string =>
	name === FORMER_MEMBER ? words : name;
