create table match_follow (
  member_id text not null references member (id),
  match_id text not null references fixture (id),
  followed_at_ms bigint not null,
  primary key (member_id, match_id)
);

create index match_follow_newest on match_follow (member_id, followed_at_ms desc);
