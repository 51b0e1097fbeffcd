-- One rain for one goal. Its shares follow from the seed alone; the hash is told from the beginning, the seed afterwards.
create table red_packet_rain (
  match_id text not null,
  goal_count integer not null check (goal_count > 0),
  goal_at_ms bigint not null,
  ends_at_ms bigint not null,
  pool bigint not null check (pool > 0),
  packets integer not null check (packets > 0),
  taken integer not null default 0 check (taken between 0 and packets),
  seed text not null,
  seed_hash text not null,
  opened_at_ms bigint not null,
  primary key (match_id, goal_count)
);

create table red_packet_join (
  match_id text not null,
  goal_count integer not null,
  member_id text not null references member (id),
  joined_at_ms bigint not null,
  primary key (match_id, goal_count, member_id),
  foreign key (match_id, goal_count) references red_packet_rain (match_id, goal_count)
);

create table red_packet_draw (
  match_id text not null,
  goal_count integer not null,
  member_id text not null references member (id),
  place integer not null,
  amount bigint not null check (amount > 0),
  lot_id text not null references promo_lot (id),
  drawn_at_ms bigint not null,
  primary key (match_id, goal_count, member_id),
  unique (match_id, goal_count, place),
  foreign key (match_id, goal_count) references red_packet_rain (match_id, goal_count)
);

create index red_packet_draw_of_member on red_packet_draw (member_id, drawn_at_ms desc);
