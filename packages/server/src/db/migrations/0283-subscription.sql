-- A month of one expert's private push. A renewal begins where the running month ends.
create table subscription (
  id text primary key,
  member_id text not null references member (id),
  expert_id text not null references expert_profile (member_id),
  starts_at_ms bigint not null,
  ends_at_ms bigint not null check (ends_at_ms > starts_at_ms),
  price bigint not null check (price >= 0),
  created_at_ms bigint not null
);

create index subscription_member on subscription (member_id, ends_at_ms desc);
create index subscription_expert on subscription (expert_id, ends_at_ms desc);

-- Who asks to publish, and what became of it.
create table expert_application (
  id text primary key,
  member_id text not null references member (id),
  reason text not null,
  image text,
  picked_id integer,
  card_front text,
  card_back text,
  state text not null default 'pending' check (state in ('pending', 'accepted', 'refused')),
  answer text,
  decided_by text references member (id),
  decided_at_ms bigint,
  created_at_ms bigint not null,
  check ((state = 'pending') = (decided_at_ms is null))
);

create unique index expert_application_open on expert_application (member_id) where state = 'pending';
create index expert_application_newest on expert_application (state, created_at_ms);

-- Every step up or down, with its reasons.
create table expert_level_change (
  id text primary key,
  member_id text not null references member (id),
  from_level smallint not null check (from_level between 0 and 2),
  to_level smallint not null check (to_level between 0 and 2),
  reasons text not null,
  month text not null,
  at_ms bigint not null,
  unique (member_id, month, to_level)
);
