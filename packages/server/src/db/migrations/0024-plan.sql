create table plan (
  id text primary key,
  plan_no text not null unique,
  expert_id text not null references expert_profile (member_id),
  title text not null,
  teaser text not null,
  sport text not null check (sport in ('football', 'basketball', 'pool14', 'pick9', 'single')),
  market text not null check (market in ('winDrawLose')),
  in_set_meals boolean not null default false,
  price bigint not null check (price >= 0),
  -- The match as it was announced when the pick was made.
  match_id text not null,
  match_number text,
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

create index plan_on_sale on plan (kickoff_ms) where result is null;
create index plan_newest on plan (published_at_ms desc, id desc);
create index plan_record on plan (expert_id, kickoff_ms desc) where result is not null;
create index plan_match on plan (match_id);

-- The paid text lives apart from everything a list may select.
create table plan_body (
  plan_id text primary key references plan (id),
  body text not null
);

-- A pick is locked when it is published, and a result when it is settled.
create function plan_is_locked() returns trigger language plpgsql as $$
begin
  if (new.expert_id, new.match_id, new.kickoff_ms, new.pick, new.odds_hundredths,
      new.published_at_ms, new.price)
    is distinct from (old.expert_id, old.match_id, old.kickoff_ms, old.pick, old.odds_hundredths,
      old.published_at_ms, old.price)
    or (old.result is not null and new.result is distinct from old.result) then
    raise exception 'plan % is locked', old.id using errcode = '55000';
  end if;
  return new;
end $$;

create trigger plan_locked before update on plan
  for each row execute function plan_is_locked();
create trigger plan_not_deleted before delete on plan
  for each row execute function books_are_append_only();
