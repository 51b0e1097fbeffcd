create table expert_profile (
  member_id text primary key references member (id),
  grade smallint not null check (grade between 1 and 10),
  -- The contract with experts goes up to 30 percent, never beyond.
  share_percent smallint not null check (share_percent between 0 and 30),
  bio text not null default '',
  created_at_ms bigint not null
);
