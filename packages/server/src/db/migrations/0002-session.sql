create table session (
  secret_hash text primary key,
  public_id text not null unique,
  kind text not null check (kind in ('browser', 'token')),
  member_id text not null references member (id),
  sign_key text not null,
  created_at_ms bigint not null,
  seen_at_ms bigint not null,
  idle_ends_at_ms bigint not null,
  ends_at_ms bigint not null,
  ended_at_ms bigint
);

create index session_member on session (member_id);
create index session_ends on session (ends_at_ms);
