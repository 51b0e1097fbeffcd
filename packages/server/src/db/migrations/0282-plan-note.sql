-- What readers write under a plan, and what the expert answers.
create table plan_note (
  id text primary key,
  plan_id text not null references plan (id),
  expert_id text not null references expert_profile (member_id),
  member_id text not null references member (id),
  content text not null,
  -- The expert decides whether everybody sees it.
  shown boolean not null default true,
  reply text,
  replied_at_ms bigint,
  created_at_ms bigint not null,
  check ((reply is null) = (replied_at_ms is null))
);

create index plan_note_plan on plan_note (plan_id, created_at_ms desc);
create index plan_note_expert on plan_note (expert_id, created_at_ms desc);
