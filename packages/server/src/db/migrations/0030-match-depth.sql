-- Line-ups, figures, text and the like. Each kind of a match has the feed's own numbers.
create table depth_record (
  match_id text not null,
  kind text not null,
  seq integer not null,
  at_ms bigint not null,
  received_at_ms bigint not null,
  body jsonb not null,
  primary key (match_id, kind, seq)
);

create trigger depth_record_append_only before update or delete on depth_record
  for each row execute function refuse_match_record_change();

-- What was fetched because somebody asked for it, and how far: a day, a season, the depth of a match.
create table pull_cursor (
  what text not null,
  key text not null,
  as_of_ms bigint not null,
  primary key (what, key)
);
