-- What was officially drawn for a match of an issue, where that is not what its score says or it has none. The pools and
-- 北单 are drawn by different bodies, so each has its own.
create table lottery_mark (
  family text not null check (family in ('pool', 'beijing')),
  match_id text not null references fixture (id),
  mark text not null check (mark in ('3', '1', '0', '*')),
  reason text not null,
  changed_by text not null references member (id),
  changed_at_ms bigint not null,
  primary key (family, match_id)
);
