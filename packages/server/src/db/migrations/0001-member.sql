create table member (
  id text primary key,
  -- The number people tell each other and customer service; the id stays inside.
  number bigint generated always as identity (start with 60218801) unique,
  phone text not null unique,
  password_hash text not null,
  nickname text not null,
  signature text not null default '',
  avatar_key text not null default '',
  role text not null check (role in ('member', 'expert', 'operator')),
  level smallint not null check (level between 0 and 2),
  created_at_ms bigint not null
);
