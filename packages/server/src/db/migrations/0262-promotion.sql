-- Messages know themselves whether they were told: the list of reminders is not needed.
drop table vip_reminder;

-- A promotion: its kind, when, where and for whom, and what it may cost at most.
create table promotion (
  -- The last part of its address: 1812, worldCup-288.
  key text primary key check (key ~ '^[A-Za-z0-9_-]+$'),
  kind text not null check (kind in (
    'couponSpree', 'vipOffer', 'lossReturn', 'cupSeason', 'topUpGift', 'invitation'
  )),
  title text not null,
  lead text not null,
  rules text[] not null,
  starts_at_ms bigint not null,
  ends_at_ms bigint not null check (ends_at_ms > starts_at_ms),
  hosts text[] not null default '{}',
  audience text not null check (audience in ('everyone', 'newcomer', 'vip', 'nonVip')),
  -- Of a cup season: the competition it is about.
  league_id text,
  -- In fen; null is no limit. What is spent never passes it.
  budget bigint check (budget > 0),
  spent bigint not null default 0 check (spent >= 0),
  is_demo boolean not null default false,
  check (budget is null or spent <= budget)
);

-- What it gives: coupons or a card.
create table promotion_gift (
  id text primary key,
  promotion_key text not null references promotion (key),
  place integer not null,
  name text not null,
  item jsonb not null,
  -- How long it lasts once it is taken.
  valid_days integer not null check (valid_days between 1 and 365),
  worth bigint not null check (worth >= 0),
  need bigint not null default 0 check (need >= 0),
  most integer not null default 1 check (most > 0),
  stock integer check (stock > 0),
  given integer not null default 0 check (given >= 0),
  check (stock is null or given <= stock),
  unique (promotion_key, place)
);

create table promotion_claim (
  id text primary key,
  promotion_key text not null references promotion (key),
  gift_id text not null references promotion_gift (id),
  member_id text not null references member (id),
  -- The first, second, … of this gift for this member: the same one is not given twice.
  turn integer not null check (turn > 0),
  created_at_ms bigint not null,
  unique (gift_id, member_id, turn)
);
create index promotion_claim_member on promotion_claim (member_id, promotion_key);
create index promotion_claim_promotion on promotion_claim (promotion_key);

-- Whom somebody stands by during a cup.
create table promotion_support (
  promotion_key text not null references promotion (key),
  member_id text not null references member (id),
  team_id text not null,
  created_at_ms bigint not null,
  primary key (promotion_key, member_id)
);
create index promotion_support_team on promotion_support (promotion_key, team_id);
