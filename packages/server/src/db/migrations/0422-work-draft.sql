-- What an expert has begun to write: one draft of each kind, until it is published.
create table work_draft (
  member_id text not null references member (id),
  kind text not null check (kind in ('plan', 'interpretation', 'replay')),
  -- As the form keeps it; nobody but its writer reads it.
  body text not null check (length(body) <= 20000),
  kept_at_ms bigint not null,
  primary key (member_id, kind)
);
