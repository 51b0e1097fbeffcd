create table plan_order (
  id text primary key,
  member_id text not null references member (id),
  plan_id text not null references plan (id),
  expert_id text not null references expert_profile (member_id),
  state text not null check (state in (
    'created', 'paying', 'paid', 'fulfilled', 'closing', 'closed', 'kept_as_coins', 'refunding', 'refunded'
  )),
  kind text not null check (kind in ('full', 'setMeal', 'freeCoupon', 'amountOff', 'discountCard')),
  price bigint not null check (price > 0),
  pay bigint not null check (pay between 0 and price),
  promo_part bigint not null check (promo_part >= 0),
  paid_part bigint not null check (paid_part >= 0),
  share_percent smallint not null check (share_percent between 0 and 30),
  coupon_id text references coupon (id),
  card_id text references discount_card (id),
  pack_id text references pack (id),
  -- What this look earned of its set meal, and the charged coins in it.
  look_value bigint not null default 0,
  look_paid bigint not null default 0,
  created_at_ms bigint not null,
  check (promo_part + paid_part = pay)
);

create index plan_order_member on plan_order (member_id, created_at_ms desc);
create index plan_order_plan on plan_order (plan_id, state);

-- The right to read something. At most one live right for each member and thing;
-- a revoked one makes room for a new purchase.
create table entitlement (
  id text primary key,
  member_id text not null references member (id),
  item_kind text not null check (item_kind in ('plan')),
  item_id text not null,
  order_id text not null unique,
  granted_at_ms bigint not null,
  revoked_at_ms bigint
);

create unique index entitlement_live on entitlement (member_id, item_kind, item_id)
  where revoked_at_ms is null;
create index entitlement_item on entitlement (item_kind, item_id) where revoked_at_ms is null;
