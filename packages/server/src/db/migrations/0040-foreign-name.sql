-- How files spell what was imported, so that a Chinese name learnt later finds it.
create table foreign_name (
  thing text not null check (thing in ('team', 'league', 'player')),
  id text not null,
  key text not null,
  primary key (thing, id)
);

create index foreign_name_key on foreign_name (thing, key);

-- Chinese names by the key of a foreign spelling.
create table chinese_name (
  thing text not null check (thing in ('team', 'league', 'player')),
  key text not null,
  name text not null,
  primary key (thing, key)
);
