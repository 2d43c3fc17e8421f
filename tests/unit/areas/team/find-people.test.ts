import { expect, test } from "vitest";
import { findPeople } from "#app/areas/team/find-people.ts";

const people = [
	{ name: "João Antônio", email: "joao@loja.test" },
	{ name: "Bia", email: "bia.souza@loja.test" },
];
const find = (typed: string) =>
	findPeople(people, ({ name }) => name, typed).map(({ name }) => name);

test("accents and case do not matter, and every word must be there", () => {
	expect(find("joao")).toEqual(["João Antônio"]);
	expect(find("ANTONIO jo")).toEqual(["João Antônio"]);
	expect(find("joao bia")).toEqual([]);
});

test("the address counts too, and blanks find everybody", () => {
	expect(find("souza")).toEqual(["Bia"]);
	expect(find("  ")).toEqual(["João Antônio", "Bia"]);
});
