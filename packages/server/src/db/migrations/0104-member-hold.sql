-- A member who may not move money, or may not come in at all, until somebody has looked.
create table member_hold (
  member_id text primary key references member (id),
  scope text not null check (scope in ('money', 'all')),
  reason text not null,
  placed_by text not null,
  placed_at_ms bigint not null,
  until_ms bigint
);
