-- The words of knowledge_passages, same rowid. `scope` is the agent's id without hyphens: a search asks
-- for it together with the words, so that it reads no other agent's passages.
CREATE VIRTUAL TABLE knowledge_search USING fts5(
	scope, text, tokenize = 'unicode61 remove_diacritics 2', content = '', contentless_delete = 1
);
