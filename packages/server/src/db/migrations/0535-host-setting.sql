-- What operators have set for a host: what it hides, all of it. One without a line hides what the table of hosts says.
create table host_setting (
  host text primary key,
  hidden text[] not null,
  reason text not null,
  changed_by text not null references member (id),
  changed_at_ms bigint not null
);

-- Names that pages of an agent carry. An agent without a line carries ours.
create table brand (
  agent_id text primary key check (agent_id ~ '^\w{1,32}$'),
  name text not null,
  company text not null,
  slogan text not null,
  reason text not null,
  changed_by text not null references member (id),
  changed_at_ms bigint not null
);
