/**
 * Whether a change of a schema only adds: the release before it goes on reading and writing, during a deploy and after a
 * rollback. What is removed is removed a release after the last one that used it, and is listed here until then.
 */

/**
 * Statements that do more than add, by file or step, each with the release that stopped using what they remove.
 * @type {Record<string, { statement: string, unusedSince: string }[]>}
 */
export const REMOVALS = {};

const NAME = String.raw`["'\x60[]?([\w$]+)["'\x60\]]?`;
const IF_NOT = String.raw`(?:if\s+not\s+exists\s+)?`;
const re = (source) => new RegExp(`^${source}`, "i");
const CREATE_TABLE = re(String.raw`create\s+(?:virtual\s+)?table\s+${IF_NOT}${NAME}`);
const CREATE_INDEX = re(String.raw`create\s+(unique\s+)?index\s+${IF_NOT}${NAME}\s+on\s+${NAME}`);
const CREATE_TRIGGER = re(String.raw`create\s+trigger\s`);
const ADD_COLUMN = re(String.raw`alter\s+table\s+${NAME}\s+add\s+(?:column\s+)?${NAME}`);
const INSERT = re(String.raw`insert\s+(?:or\s+\w+\s+)?into\s+${NAME}`);
const UPDATE = re(String.raw`update\s+${NAME}\s+set\s`);

/**
 * The statements of a script, without comments and with single spaces. A trigger is one statement.
 * @param {string} sql
 * @returns {string[]}
 */
export function listStatements(sql) {
	const token =
		/--[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'|"(?:[^"]|"")*"|`[^`]*`|;|\s+|[^\s;'"`/-]+|[/-]/g;
	const statements = [];
	let text = "";
	for (const [part] of sql.matchAll(token)) {
		if (part.startsWith("--") || part.startsWith("/*") || /^\s+$/.test(part)) {
			text = text === "" || text.endsWith(" ") ? text : `${text} `;
		} else if (part === ";" && !isInsideTrigger(text)) {
			statements.push(text.trim());
			text = "";
		} else text += part;
	}
	return [...statements, text.trim()].filter((statement) => statement !== "");
}

/** The body of a trigger has statements of its own, up to its END. */
const isInsideTrigger = (text) =>
	/^create\s+(?:temp\w*\s+)?trigger\b/i.test(text) && !/\bend\s*$/i.test(text);

/**
 * What a script does besides adding.
 * @param {string} sql a migration, or a step of an object's schema
 * @returns {string[]} the statements; none for a script that only adds
 */
export function findRemovals(sql) {
	const statements = listStatements(sql);
	const made = new Set(statements.flatMap((one) => CREATE_TABLE.exec(one)?.[1] ?? []));
	const added = new Set(
		statements.flatMap((one) => {
			const [, table, column] = ADD_COLUMN.exec(one) ?? [];
			return table ? [`${table}.${column}`] : [];
		}),
	);
	return statements.filter((statement) => !onlyAdds(statement, made, added));
}

/** Everything that is not known to add counts as more. */
function onlyAdds(statement, made, added) {
	if (CREATE_TABLE.test(statement)) return true;
	const index = CREATE_INDEX.exec(statement);
	// A new uniqueness refuses rows that the earlier release writes.
	if (index) return index[1] === undefined || made.has(index[3]);
	if (CREATE_TRIGGER.test(statement)) return !/\braise\s*\(/i.test(statement);
	if (ADD_COLUMN.test(statement)) return isOptional(statement);
	const insert = INSERT.exec(statement);
	if (insert) return made.has(insert[1]);
	const update = UPDATE.exec(statement);
	return update !== null && setsOnly(statement, update[1], added);
}

/** The earlier release writes rows without the column. */
function isOptional(statement) {
	if (/\bcheck\s*\(/i.test(statement)) return false;
	if (!/\bnot\s+null\b/i.test(statement)) return true;
	return /\bdefault\b/i.test(statement) || /\bgenerated\s+always\b/i.test(statement);
}

/** An UPDATE that fills columns made in the same script, one or several. */
function setsOnly(statement, table, added) {
	const [, columns = ""] = /\bset\b(.*)$/i.exec(statement) ?? [];
	const withoutCalls = dropParentheses(columns.split(/\bwhere\b/i)[0] ?? "");
	const names = withoutCalls
		.split(",")
		.map((part) => new RegExp(`^\\s*${NAME}\\s*=`).exec(part)?.[1]);
	return names.every((name) => name !== undefined && added.has(`${table}.${name}`));
}

function dropParentheses(text) {
	let depth = 0;
	return [...text]
		.filter((letter) => {
			if (letter === "(") depth += 1;
			if (letter === ")") depth -= 1;
			return depth === 0 && letter !== ")";
		})
		.join("");
}

/**
 * Statements of a script that are neither additions nor listed in REMOVALS.
 * @param {string} name file of the migration, or `set/id` of the step
 * @param {string} sql
 * @param {typeof REMOVALS} listed
 */
export function findUnlisted(name, sql, listed = REMOVALS) {
	const known = (listed[name] ?? []).map(({ statement }) => statement);
	return findRemovals(sql).filter((statement) => !known.includes(statement));
}
