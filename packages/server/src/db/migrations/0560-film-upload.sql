-- A film on its way: it comes in pieces, each where the last one ended, and can go on after a lost line.
create table film_upload (
  id text primary key,
  member_id text not null references member (id),
  file text not null,
  bytes integer not null check (bytes > 0),
  received integer not null default 0 check (received between 0 and bytes),
  state text not null default 'open' check (state in ('open', 'whole', 'used')),
  -- Known once it is whole.
  seconds integer check (seconds > 0),
  free_bytes integer check (free_bytes between 0 and bytes),
  free_seconds integer check (free_seconds >= 0),
  -- False where nothing here can make it ready for the net, and it is played as it came.
  remade boolean not null default false,
  created_at_ms bigint not null
);
create index on film_upload (member_id, created_at_ms);
