-- The root of all keys, sealed under each secret that may open it: one, and two while a secret is being changed.
-- A mark of before this column has none; there the secret itself is the root.
alter table secret_mark drop column only_one;
alter table secret_mark add primary key (mark);
alter table secret_mark add column sealed_root text;
alter table secret_mark add column number bigint generated always as identity;
