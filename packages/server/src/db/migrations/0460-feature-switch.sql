-- What operators have shut or opened. A switch without a line is on.
create table feature_switch (
  name text primary key,
  is_on boolean not null,
  reason text not null,
  changed_by text not null references member (id),
  changed_at_ms bigint not null
);
