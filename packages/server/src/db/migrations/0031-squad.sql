create table squad (
  team_id text primary key references team (id),
  pulled_at_ms bigint not null,
  players jsonb not null,
  transfers jsonb not null,
  honours jsonb not null,
  career jsonb not null
);

-- Leads from a player's number to the squad that holds his record.
create table player (
  id text primary key,
  team_id text not null references team (id),
  name text not null
);
