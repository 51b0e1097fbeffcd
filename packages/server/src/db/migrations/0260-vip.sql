-- Time of membership: bought, or tried once. Times of one tier follow each other.
create table vip_period (
  -- The order it came from; a trial has an id of its own.
  id text primary key,
  member_id text not null references member (id),
  tier text not null check (tier in ('red', 'super', 'data')),
  name text not null,
  is_trial boolean not null,
  starts_at_ms bigint not null,
  ends_at_ms bigint not null check (ends_at_ms > starts_at_ms),
  -- Set when its order was paid back.
  revoked_at_ms bigint,
  -- The whole price, and how much of it is earned so far, day by day.
  price bigint not null check (price >= 0),
  earned bigint not null default 0 check (earned between 0 and price),
  created_at_ms bigint not null
);
create index vip_period_member on vip_period (member_id, created_at_ms desc);
create index vip_period_running on vip_period (ends_at_ms, starts_at_ms) where revoked_at_ms is null;
create index vip_period_earning on vip_period (id) where earned < price and revoked_at_ms is null;
-- Whoever tried once does not try again.
create unique index vip_period_one_trial on vip_period (member_id) where is_trial;

-- The parcel of a month of membership.
create table vip_gift (
  id text primary key,
  member_id text not null references member (id),
  period_id text not null references vip_period (id),
  tier text not null check (tier in ('red', 'super', 'data')),
  month_no integer not null check (month_no > 0),
  opens_at_ms bigint not null,
  closes_at_ms bigint not null check (closes_at_ms > opens_at_ms),
  taken_at_ms bigint,
  unique (period_id, month_no)
);
create index vip_gift_member on vip_gift (member_id, opens_at_ms desc);

-- A price that friends lower. One runs at a time for each member.
create table vip_bargain (
  id text primary key,
  member_id text not null references member (id),
  created_at_ms bigint not null,
  ends_at_ms bigint not null check (ends_at_ms > created_at_ms),
  taken_at_ms bigint
);
create index vip_bargain_member on vip_bargain (member_id, created_at_ms desc);

create table vip_bargain_help (
  bargain_id text not null references vip_bargain (id),
  helper_id text not null references member (id),
  created_at_ms bigint not null,
  primary key (bargain_id, helper_id)
);

-- Which reminders were sent as a message: each once.
create table vip_reminder (
  key text primary key,
  member_id text not null references member (id),
  created_at_ms bigint not null
);

-- What memberships cost. The month of a tier is less than its parts one by one: 108, 188, 68.
insert into catalogue (id, goods_kind, name, scope, expert_id, price, quantity, days, created_at_ms) values
  ('vip-red-030', 'vip', '红单会员 30 天', 'red', null, 10800, 1, 30, 0),
  ('vip-red-090', 'vip', '红单会员 90 天', 'red', null, 29800, 1, 90, 0),
  ('vip-red-365', 'vip', '红单会员 365 天', 'red', null, 108000, 1, 365, 0),
  ('vip-data-030', 'vip', '数据会员 30 天', 'data', null, 18800, 1, 30, 0),
  ('vip-data-090', 'vip', '数据会员 90 天', 'data', null, 51800, 1, 90, 0),
  ('vip-data-365', 'vip', '数据会员 365 天', 'data', null, 188000, 1, 365, 0),
  ('vip-super-030', 'vip', '超级会员 30 天', 'super', null, 29600, 1, 30, 0),
  ('vip-super-090', 'vip', '超级会员 90 天', 'super', null, 79800, 1, 90, 0),
  ('vip-super-365', 'vip', '超级会员 365 天', 'super', null, 296000, 1, 365, 0);
