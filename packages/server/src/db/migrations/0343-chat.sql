-- Lines of the rooms of matches. Numbers rise within a room.
create table chat_line (
  match_id text not null,
  number integer not null check (number > 0),
  member_id text not null references member (id),
  body text not null,
  said_at_ms bigint not null,
  removed_by text,
  primary key (match_id, number)
);

create index chat_line_of_member on chat_line (member_id, said_at_ms desc);

create table chat_report (
  match_id text not null,
  number integer not null,
  member_id text not null references member (id),
  reason text not null,
  reported_at_ms bigint not null,
  primary key (match_id, number, member_id),
  foreign key (match_id, number) references chat_line (match_id, number)
);

create table chat_support (
  match_id text not null,
  member_id text not null references member (id),
  team_id text not null,
  chosen_at_ms bigint not null,
  primary key (match_id, member_id)
);

create index chat_support_of_team on chat_support (match_id, team_id);
