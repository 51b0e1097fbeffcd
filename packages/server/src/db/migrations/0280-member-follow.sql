-- Who follows whom: experts, and anybody else who writes.
create table member_follow (
  follower_id text not null references member (id),
  followed_id text not null references member (id),
  followed_at_ms bigint not null,
  primary key (follower_id, followed_id),
  check (follower_id <> followed_id)
);

create index member_follow_newest on member_follow (follower_id, followed_at_ms desc);
create index member_follow_fans on member_follow (followed_id, followed_at_ms desc);
