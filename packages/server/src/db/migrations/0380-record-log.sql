-- The public log of what was promised before kick-off, opened after it and settled. An entry is written with the deed
-- it tells of and gets its number, and with it its final text, a moment later.
create table record_entry (
  id bigint generated always as identity primary key,
  number bigint unique check (number >= 0),
  kind text not null check (kind in ('commit', 'reveal', 'result', 'settle')),
  -- The pick, or the match of a result.
  subject text not null,
  at_ms bigint not null,
  -- What the entry says besides the numbers of other entries.
  body text not null,
  bytes bytea,
  leaf bytea check (length(leaf) = 32),
  check ((number is null) = (bytes is null) and (number is null) = (leaf is null))
);

create unique index record_entry_once on record_entry (subject, kind) where kind in ('commit', 'reveal');
create index record_entry_subject on record_entry (subject, kind, id);
create index record_entry_waiting on record_entry (at_ms, id) where number is null;

create function record_entry_is_final() returns trigger language plpgsql as $$
begin
  if old.number is not null
    or (new.kind, new.subject, new.at_ms, new.body)
      is distinct from (old.kind, old.subject, old.at_ms, old.body) then
    raise exception 'entry % of the log is final', old.id using errcode = '55000';
  end if;
  return new;
end $$;

create trigger record_entry_final before update on record_entry
  for each row execute function record_entry_is_final();
create trigger record_entry_kept before delete on record_entry
  for each row execute function books_are_append_only();

-- What a promise hides until kick-off.
create table record_secret (
  subject text primary key,
  salt bytea not null check (length(salt) = 32),
  pick text not null,
  match_ids text[] not null,
  -- The last kick-off of those it is about.
  open_at_ms bigint not null,
  opened boolean not null default false
);

create index record_secret_closed on record_secret (open_at_ms) where not opened;

-- Hashes of whole tiles, level by level; those of level 0 stand with the entries.
create table record_node (
  level smallint not null check (level > 0),
  place bigint not null check (place >= 0),
  hash bytea not null check (length(hash) = 32),
  primary key (level, place)
);

create trigger record_node_final before update or delete on record_node
  for each row execute function books_are_append_only();

create table record_checkpoint (
  size bigint primary key,
  note text not null,
  signed_at_ms bigint not null
);

create index record_checkpoint_day on record_checkpoint (signed_at_ms);
create trigger record_checkpoint_final before update or delete on record_checkpoint
  for each row execute function books_are_append_only();
