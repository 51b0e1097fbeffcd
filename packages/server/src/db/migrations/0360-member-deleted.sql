-- Whoever asked to be forgotten. What is left of them is the number the books know.
alter table member add column deleted_at_ms bigint;
