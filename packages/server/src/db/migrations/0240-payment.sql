-- What is paid at a channel: coins that are charged, or an order that is paid past the wallet.
create table payment (
  -- Our number at the channel, the same in every question.
  id text primary key,
  member_id text not null references member (id),
  -- The order it pays; null where coins are bought.
  order_id text unique references sale_order (id),
  channel text not null,
  -- How the buyer pays: a charge channel or a way of direct pay.
  way text not null,
  -- The host the buyer came by: one of them has a limit for each month.
  host text not null,
  subject text not null,
  amount bigint not null check (amount > 0),
  -- Gift coins of a charge coupon, given when it is paid.
  bonus bigint not null default 0 check (bonus >= 0),
  coupon_id text references coupon (id),
  state text not null default 'pending'
    check (state in ('pending', 'unknown', 'closed', 'success', 'conflict')),
  trade_no text,
  problem text,
  checks integer not null default 0,
  -- When the channel is asked what became of it; null when nobody has to, or a person.
  next_check_ms bigint,
  ends_at_ms bigint not null,
  created_at_ms bigint not null,
  finished_at_ms bigint,
  check ((state = 'success') = (trade_no is not null and finished_at_ms is not null)
    or state in ('conflict', 'closed'))
);

create unique index payment_trade on payment (channel, trade_no) where trade_no is not null;
create index payment_member on payment (member_id, created_at_ms desc);
create index payment_open on payment (next_check_ms) where next_check_ms is not null;

-- How an order that waits for its money is to be priced when it comes.
create table direct_sale (
  order_id text primary key references sale_order (id),
  wish text not null check (wish in ('none', 'card', 'coupon')),
  platform text not null
);

-- What coins are sold in.
create table charge_product (
  id text primary key,
  amount bigint not null unique check (amount > 0 and amount % 100 = 0),
  on_sale boolean not null default true
);

insert into charge_product (id, amount) values
  ('cp18', 1800), ('cp38', 3800), ('cp68', 6800), ('cp108', 10800), ('cp188', 18800), ('cp388', 38800);

-- A bank card a member has charged with, kept for the next time. Only its end is legible.
create table charge_way (
  id text primary key,
  member_id text not null references member (id),
  sealed text not null,
  tail text not null,
  created_at_ms bigint not null,
  removed_at_ms bigint
);

create unique index charge_way_card on charge_way (member_id, tail) where removed_at_ms is null;
