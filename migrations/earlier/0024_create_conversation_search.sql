-- What conversations are found by, same rowid. `scope` is the workspace's id without hyphens and the
-- status: a search asks for it together with the words, so that it reads nobody else's rows.
CREATE VIRTUAL TABLE conversation_search USING fts5(
	scope, text, tokenize = 'unicode61 remove_diacritics 2', prefix = '2 3',
	content = '', contentless_delete = 1
);
--> statement-breakpoint
CREATE TRIGGER conversation_search_insert AFTER INSERT ON conversations
BEGIN
	INSERT INTO conversation_search (rowid, scope, text)
	VALUES (new.n, replace(new.workspace_id, '-', '') || new.status, new.search_key);
END;
--> statement-breakpoint
CREATE TRIGGER conversation_search_update AFTER UPDATE ON conversations
WHEN old.search_key <> new.search_key OR old.status <> new.status
BEGIN
	DELETE FROM conversation_search WHERE rowid = old.n;
	INSERT INTO conversation_search (rowid, scope, text)
	VALUES (new.n, replace(new.workspace_id, '-', '') || new.status, new.search_key);
END;
--> statement-breakpoint
CREATE TRIGGER conversation_search_delete AFTER DELETE ON conversations
BEGIN
	DELETE FROM conversation_search WHERE rowid = old.n;
END;
