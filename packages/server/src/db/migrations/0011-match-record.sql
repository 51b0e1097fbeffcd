-- Thousands of rows arrive at once. What is appended is checked against the fixtures in one go, not row by row
-- by a foreign key; no fixture is ever deleted.

-- What was reported about play, in the order it arrived.
create table match_event (
  match_id text not null,
  version integer not null check (version > 0),
  feed_seq integer not null,
  at_ms bigint not null,
  received_at_ms bigint not null,
  body jsonb not null,
  primary key (match_id, version),
  unique (match_id, feed_seq)
);

-- What a company offered, under the company's own number.
create table odds_tick (
  match_id text not null,
  company integer not null,
  seq integer not null,
  at_ms bigint not null,
  received_at_ms bigint not null,
  european integer[] not null check (array_length(european, 1) = 3),
  asian integer[] not null check (array_length(asian, 1) = 3),
  over_under integer[] not null check (array_length(over_under, 1) = 3),
  primary key (match_id, company, seq)
);

-- How a match ended. A correction is a new version; the newest counts.
create table match_result (
  match_id text not null references fixture (id),
  version integer not null check (version > 0),
  phase text not null,
  recorded_at_ms bigint not null,
  result jsonb not null,
  closing jsonb,
  primary key (match_id, version)
);

create function refuse_match_record_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name;
end $$;

create trigger match_event_append_only before update or delete on match_event
  for each row execute function refuse_match_record_change();
create trigger odds_tick_append_only before update or delete on odds_tick
  for each row execute function refuse_match_record_change();
create trigger match_result_append_only before update or delete on match_result
  for each row execute function refuse_match_record_change();
