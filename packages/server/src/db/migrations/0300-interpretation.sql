-- What an expert explains about a match, written or over a film. Pick, price and match never change;
-- the result is written once.
create table interpretation (
  id text primary key,
  expert_id text not null references expert_profile (member_id),
  medium text not null check (medium in ('written', 'video')),
  sport text not null check (sport in ('football', 'basketball', 'pool14', 'pick9', 'single')),
  title text not null,
  teaser text not null,
  -- The open part; the paid one lives apart.
  lead text not null,
  figure jsonb,
  headings text[] not null default '{}',
  length integer not null check (length >= 0),
  price bigint not null check (price >= 0),
  in_set_meals boolean not null default false,
  match_id text not null,
  match_number text,
  league_id text,
  league_name text not null,
  home_name text not null,
  away_name text not null,
  home_team_id text,
  away_team_id text,
  kickoff_ms bigint not null,
  pick text not null check (pick in ('home', 'draw', 'away')),
  odds_hundredths integer not null check (odds_hundredths > 100),
  published_at_ms bigint not null check (published_at_ms < kickoff_ms),
  result text check (result in ('hit', 'miss', 'void')),
  home_goals smallint,
  away_goals smallint,
  settled_at_ms bigint,
  check ((result is null) = (settled_at_ms is null))
);

create index interpretation_newest on interpretation (published_at_ms desc, id desc);
create index interpretation_open on interpretation (kickoff_ms) where result is null;
create index interpretation_match on interpretation (match_id);
create index interpretation_expert on interpretation (expert_id, published_at_ms desc);

create table interpretation_body (
  interpretation_id text primary key references interpretation (id),
  body text not null
);

-- Two that are sold together.
create table interpretation_pair (
  first_id text primary key references interpretation (id),
  second_id text not null unique references interpretation (id),
  check (first_id <> second_id)
);

-- A buyer's stars and words; the expert answers, and decides whether the words are shown.
create table interpretation_note (
  id text primary key,
  interpretation_id text not null references interpretation (id),
  expert_id text not null references expert_profile (member_id),
  member_id text not null references member (id),
  score smallint not null check (score between 1 and 5),
  content text not null default '',
  shown boolean not null default true,
  reply text,
  replied_at_ms bigint,
  created_at_ms bigint not null,
  unique (interpretation_id, member_id)
);

create index interpretation_note_expert on interpretation_note (expert_id, created_at_ms desc);

-- The film of an interpretation: where it lies, and how much of it anybody may see.
create table film (
  interpretation_id text primary key references interpretation (id),
  file text not null,
  type text not null,
  bytes integer not null check (bytes > 0),
  free_bytes integer not null check (free_bytes between 0 and bytes),
  seconds integer not null check (seconds > 0),
  free_seconds integer not null check (free_seconds between 0 and seconds),
  poster text not null,
  parts jsonb not null
);

create function interpretation_is_locked() returns trigger language plpgsql as $$
begin
  if (new.expert_id, new.match_id, new.kickoff_ms, new.pick, new.odds_hundredths,
      new.published_at_ms, new.price)
    is distinct from (old.expert_id, old.match_id, old.kickoff_ms, old.pick, old.odds_hundredths,
      old.published_at_ms, old.price)
    or (old.result is not null and new.result is distinct from old.result) then
    raise exception 'interpretation % is locked', old.id using errcode = '55000';
  end if;
  return new;
end $$;

create trigger interpretation_locked before update on interpretation
  for each row execute function interpretation_is_locked();
create trigger interpretation_not_deleted before delete on interpretation
  for each row execute function books_are_append_only();

-- What is open to somebody besides what an order gave: for nothing, or as the second of two bought together.
create table interpretation_opened (
  interpretation_id text not null references interpretation (id),
  member_id text not null references member (id),
  -- The one the order named: the second is open as long as the first is.
  with_id text references interpretation (id),
  order_id text references sale_order (id),
  opened_at_ms bigint not null,
  primary key (interpretation_id, member_id),
  check ((with_id is null) = (order_id is null))
);

create index interpretation_opened_member on interpretation_opened (member_id, opened_at_ms desc);
