create table league (
  id text primary key,
  name text not null,
  letter text not null,
  colour text not null,
  hot boolean not null
);

create table team (
  id text primary key,
  league_id text not null references league (id),
  name text not null,
  rank integer
);

create table fixture (
  id text primary key,
  league_id text not null references league (id),
  home_id text not null references team (id),
  away_id text not null references team (id),
  business_day text not null check (business_day ~ '^\d{4}-\d\d-\d\d$'),
  kick_off_at_ms bigint not null,
  neutral boolean not null,
  number text,
  lotteries text[] not null,
  check (home_id <> away_id)
);

create index fixture_day on fixture (business_day);
create index fixture_kick_off on fixture (kick_off_at_ms);
