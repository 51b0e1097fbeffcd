create table coupon (
  id text primary key,
  member_id text not null references member (id),
  name text not null,
  kind text not null check (kind in ('free', 'amountOff')),
  category text not null check (category in ('general', 'plan', 'interpretation', 'vip', 'charge')),
  worth bigint not null check (worth >= 0),
  threshold bigint not null check (threshold >= 0),
  valid_from_ms bigint not null,
  valid_to_ms bigint not null check (valid_to_ms >= valid_from_ms),
  platforms text[] not null default '{}',
  expert_level smallint,
  expert_id text references member (id),
  origin text not null check (origin in ('system', 'member')),
  state text not null default 'issued' check (state in ('issued', 'used')),
  order_id text unique,
  created_at_ms bigint not null,
  check ((state = 'used') = (order_id is not null))
);

create index coupon_member on coupon (member_id, state, valid_to_ms);

create table discount_card (
  id text primary key,
  member_id text not null references member (id),
  name text not null,
  percent smallint not null check (percent between 1 and 99),
  uses_left integer not null check (uses_left >= 0),
  valid_to_ms bigint not null,
  created_at_ms bigint not null
);

create index discount_card_member on discount_card (member_id) where uses_left > 0;

-- A bought set meal. What it has earned so far is booked look by look; the rest is deferred.
create table pack (
  id text primary key,
  member_id text not null references member (id),
  name text not null,
  scope text not null check (scope in ('jingcai', 'pool')),
  expert_id text references member (id),
  price bigint not null check (price >= 0),
  paid_part bigint not null check (paid_part between 0 and price),
  looks integer not null check (looks > 0),
  used integer not null default 0 check (used between 0 and looks),
  earned bigint not null default 0 check (earned between 0 and price),
  paid_earned bigint not null default 0 check (paid_earned between 0 and paid_part),
  expires_at_ms bigint not null,
  created_at_ms bigint not null
);

create index pack_member on pack (member_id) where used < looks;
