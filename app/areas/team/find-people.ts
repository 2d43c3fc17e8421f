import { fold } from "#app/domain/fold.ts";

/** The people whose name or e-mail contains every word of the query; "joao" finds João. */
export function findPeople<Person extends { email: string }>(
	people: readonly Person[],
	nameOf: (person: Person) => string,
	typed: string,
): readonly Person[] {
	const words = fold(typed).split(/\s+/u).filter(Boolean);
	if (words.length === 0) return people;
	return people.filter((person) => {
		const text = fold(`${nameOf(person)} ${person.email}`);
		return words.every((word) => text.includes(word));
	});
}
