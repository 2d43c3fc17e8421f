/** Without accents and case: "joao" finds João. */
const plain = (text: string): string =>
	text
		.normalize("NFD")
		.replace(/\p{M}+/gu, "")
		.toLowerCase();

/** The people whose name or e-mail contains every word of the query. */
export function findPeople<Person extends { email: string }>(
	people: readonly Person[],
	nameOf: (person: Person) => string,
	typed: string,
): readonly Person[] {
	const words = plain(typed).split(/\s+/u).filter(Boolean);
	if (words.length === 0) return people;
	return people.filter((person) => {
		const text = plain(`${nameOf(person)} ${person.email}`);
		return words.every((word) => text.includes(word));
	});
}
