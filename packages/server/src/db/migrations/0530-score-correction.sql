-- A score the feed had wrong, as people of the house set it right: what it was, what it becomes, and what the one who
-- proposed it was shown that it would move.
create table score_correction (
  id text primary key,
  match_id text not null references fixture (id),
  -- The number of the statement among what was told of the match, above every feed's.
  feed_seq integer not null,
  from_home smallint not null,
  from_away smallint not null,
  to_home smallint not null check (to_home between 0 and 300),
  to_away smallint not null check (to_away between 0 and 300),
  plans integer not null,
  back bigint not null,
  reason text not null,
  state text not null check (state in ('proposed', 'rejected', 'agreed', 'done')),
  proposed_by text not null references member (id),
  decided_by text references member (id),
  answer text,
  created_at_ms bigint not null,
  decided_at_ms bigint,
  done_at_ms bigint,
  unique (match_id, feed_seq),
  check (to_home <> from_home or to_away <> from_away),
  check (proposed_by is distinct from decided_by or state = 'rejected')
);
create unique index score_correction_waits on score_correction (match_id)
  where state in ('proposed', 'agreed');
