-- An appeal is heard once, whatever became of it.
alter table post add column appealed_at_ms bigint;
update post set appealed_at_ms = written_at_ms where appeal is not null;
