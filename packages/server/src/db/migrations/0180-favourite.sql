create table favourite (
  member_id text not null references member (id),
  kind text not null check (kind in ('team', 'player')),
  sport text not null check (sport in ('football', 'basketball')),
  subject_id text not null,
  kept_at_ms bigint not null,
  primary key (member_id, kind, subject_id)
);

create index favourite_newest on favourite (member_id, kept_at_ms desc);
