create table country (
  id text primary key,
  name text not null,
  letter text not null,
  area text not null
);

create table league (
  id text primary key,
  sport text not null check (sport in ('football', 'basketball')),
  country_id text not null,
  name text not null,
  full_name text not null,
  letter text not null,
  colour text not null,
  hot boolean not null,
  category integer not null,
  level integer not null,
  kind text not null check (kind in ('league', 'cup')),
  rules text not null,
  zones jsonb not null
);

create table season (
  id text primary key,
  league_id text not null references league (id),
  name text not null,
  first_day text not null,
  last_day text not null,
  rounds integer not null
);

create index season_league on season (league_id, first_day desc);

create table stage (
  id text primary key,
  season_id text not null references season (id),
  name text not null,
  kind text not null check (kind in ('table', 'groups', 'knockout')),
  place integer not null
);

create index stage_season on stage (season_id);

create table team (
  id text primary key,
  sport text not null check (sport in ('football', 'basketball')),
  league_id text not null references league (id),
  country_id text not null,
  name text not null,
  founded_year integer not null,
  coach text not null,
  venue jsonb not null
);

create index team_league on team (league_id);

-- A fixture may be moved by who announced it; what happened in it is recorded elsewhere and stays.
create table fixture (
  id text primary key,
  sport text not null check (sport in ('football', 'basketball')),
  league_id text not null references league (id),
  season_id text not null,
  stage_id text not null,
  round integer,
  round_name text not null,
  group_name text,
  home_id text not null references team (id),
  away_id text not null references team (id),
  business_day text not null check (business_day ~ '^\d{4}-\d\d-\d\d$'),
  kick_off_at_ms bigint not null,
  neutral boolean not null,
  home_rank integer,
  away_rank integer,
  referee jsonb,
  -- 竞彩, 北单 and 14 场: the number within the day, and the places within an issue.
  number text,
  single_handicap integer,
  beijing_issue text,
  beijing_number integer,
  pool_issue text,
  pool_place integer,
  has_video boolean not null,
  has_cartoon boolean not null,
  first_leg_id text,
  check (home_id <> away_id)
);

create index fixture_day on fixture (business_day);
create index fixture_kick_off on fixture (kick_off_at_ms);
create index fixture_season on fixture (season_id, kick_off_at_ms);
create index fixture_home on fixture (home_id, kick_off_at_ms desc);
create index fixture_away on fixture (away_id, kick_off_at_ms desc);
create index fixture_beijing on fixture (beijing_issue) where beijing_issue is not null;
create index fixture_pool on fixture (pool_issue) where pool_issue is not null;
