-- Who runs the house, in which role, and what they show besides their password.
create table operator (
  member_id text primary key references member (id),
  role text not null check (role in ('owner', 'finance', 'content', 'risk', 'support', 'reader')),
  -- Sealed; not yet in force while nobody has shown a code made with it.
  factor text,
  factor_set_at_ms bigint,
  -- The step of the last code that was taken: no code is taken twice.
  factor_step bigint not null default 0,
  added_at_ms bigint not null
);

insert into operator (member_id, role, added_at_ms)
  select id, 'owner', created_at_ms from member where role = 'operator';

create table operator_recovery (
  code_hash text primary key,
  member_id text not null references operator (member_id) on delete cascade,
  used_at_ms bigint
);

create index operator_recovery_member on operator_recovery (member_id);

-- A session whose holder has shown the second factor: shorter than the session itself, and bound to a browser.
create table operator_session (
  session_id text primary key references session (public_id) on delete cascade,
  member_id text not null references operator (member_id) on delete cascade,
  bound_to text,
  agent text not null,
  ip text not null,
  begun_at_ms bigint not null,
  seen_at_ms bigint not null,
  idle_ends_at_ms bigint not null,
  ends_at_ms bigint not null
);

create index operator_session_member on operator_session (member_id);
