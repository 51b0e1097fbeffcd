-- A coupon for whoever rated an interpretation: once for each.
create table rating_reward (
  member_id text not null references member (id),
  interpretation_id text not null,
  created_at_ms bigint not null,
  primary key (member_id, interpretation_id)
);
