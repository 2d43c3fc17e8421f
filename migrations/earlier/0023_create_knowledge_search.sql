-- The words of knowledge_passages, same rowid. Each is written behind its agent's id without hyphens, as one
-- token: a search walks the words of one agent only, and a word is rare or common among those alone.
CREATE VIRTUAL TABLE knowledge_search USING fts5(
	words, tokenize = 'unicode61 remove_diacritics 2', content = '', contentless_delete = 1
);
