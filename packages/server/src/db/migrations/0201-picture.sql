-- A picture somebody has brought. Its bytes are in the blob store under the same path.
create table picture (
  path text primary key,
  member_id text not null references member (id),
  -- A document: only its owner and operators can look at it.
  is_private boolean not null,
  bytes integer not null check (bytes > 0),
  width integer not null,
  height integer not null,
  created_at_ms bigint not null
);

create index picture_member on picture (member_id, created_at_ms);
