-- What operators have set for a tool. One without a line is on, at the prices of the table of tools; one whose prices are
-- null is open to everybody.
create table tool_setting (
  tool text primary key check (tool ~ '^[a-z][a-zA-Z]*$'),
  is_on boolean not null,
  member_price bigint check (member_price > 0),
  others_price bigint check (others_price >= member_price),
  reason text not null,
  changed_by text not null references member (id),
  changed_at_ms bigint not null,
  check ((member_price is null) = (others_price is null))
);

-- Numbers operators may change. One without a line is the usual one.
create table house_number (
  name text primary key,
  value integer not null check (value >= 0),
  reason text not null,
  changed_by text not null references member (id),
  changed_at_ms bigint not null
);

-- A day may have several free looks: each has its place, and no match is opened twice by the same tool.
alter table free_unlock add column place smallint not null default 1 check (place > 0);
alter table free_unlock drop constraint free_unlock_pkey;
alter table free_unlock add primary key (member_id, day, kind, place);
drop index free_unlock_tool;
create unique index free_unlock_tool on free_unlock (member_id, match_id, tool) where kind = 'tool';
