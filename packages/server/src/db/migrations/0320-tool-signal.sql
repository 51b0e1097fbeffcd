-- What a tool said about a match from what was known before kick-off. Never changed: how often a tool was right is
-- counted from these rows. A row without a side says that there was nothing to point at.
create table tool_signal (
  match_id text not null references fixture (id),
  tool text not null check (tool ~ '^[a-z][a-zA-Z]*$'),
  side text check (side in ('home', 'draw', 'away')),
  strength double precision not null,
  -- What the market gave that outcome, in ten-thousandths.
  chance integer not null check (chance between 0 and 10000),
  value text not null,
  made_at_ms bigint not null,
  kick_off_at_ms bigint not null,
  -- Reckoned after the match, from what was known before it.
  backtest boolean not null,
  primary key (match_id, tool),
  check (backtest or made_at_ms <= kick_off_at_ms)
);

create index tool_signal_newest on tool_signal (tool, kick_off_at_ms desc);

create trigger tool_signal_append_only before update or delete on tool_signal
  for each row execute function refuse_match_record_change();

-- What a member opened for nothing: so many a day of each kind.
create table free_unlock (
  member_id text not null references member (id),
  day text not null,
  kind text not null check (kind in ('tool', 'text')),
  match_id text references fixture (id),
  tool text,
  at_ms bigint not null,
  primary key (member_id, day, kind),
  check ((kind = 'tool') = (match_id is not null and tool is not null))
);

create index free_unlock_tool on free_unlock (member_id, match_id, tool) where kind = 'tool';
