-- 复盘: an expert's look back at a match that is over. Open to everybody.
create table replay (
  id text primary key,
  expert_id text not null references expert_profile (member_id),
  sport text not null check (sport in ('football', 'basketball')),
  title text not null,
  summary text not null,
  body text not null,
  verdict text not null check (verdict in ('right', 'partly', 'wrong')),
  match_id text not null,
  league_name text not null,
  home_name text not null,
  away_name text not null,
  home_team_id text,
  away_team_id text,
  kickoff_ms bigint not null,
  home_goals smallint not null,
  away_goals smallint not null,
  video_id text references interpretation (id),
  published_at_ms bigint not null check (published_at_ms > kickoff_ms)
);

create index replay_newest on replay (published_at_ms desc, id desc);
create index replay_expert on replay (expert_id, published_at_ms desc);

create table replay_comment (
  id text primary key,
  replay_id text not null references replay (id),
  -- Set where it answers another comment of the same replay.
  parent_id text references replay_comment (id),
  member_id text not null references member (id),
  content text not null check (length(content) between 1 and 300),
  created_at_ms bigint not null
);

create index replay_comment_newest on replay_comment (replay_id, created_at_ms desc);
create index replay_comment_parent on replay_comment (parent_id) where parent_id is not null;
