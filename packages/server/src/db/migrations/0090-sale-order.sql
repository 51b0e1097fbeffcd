-- One table for the orders of everything that is sold: which goods, for how much, paid with what.
create table sale_order (
  id text primary key,
  member_id text not null references member (id),
  -- A row of the table of goods, and the thing of that kind.
  goods_kind text not null check (goods_kind ~ '^[a-z][a-zA-Z]*$'),
  goods_id text not null,
  -- What it was called when it was bought; receipts show it for ever.
  title text not null,
  -- Whose content it is, where somebody shares in it.
  expert_id text references expert_profile (member_id),
  state text not null check (state in (
    'created', 'paying', 'paid', 'fulfilled', 'closing', 'closed', 'kept_as_coins', 'refunding', 'refunded'
  )),
  kind text not null check (kind in ('full', 'setMeal', 'freeCoupon', 'amountOff', 'discountCard')),
  price bigint not null check (price > 0),
  pay bigint not null check (pay between 0 and price),
  -- Which coins paid is known once they are taken; an order that waits for its money has none yet.
  promo_part bigint not null default 0 check (promo_part >= 0),
  paid_part bigint not null default 0 check (paid_part >= 0),
  share_percent smallint not null default 0 check (share_percent between 0 and 30),
  coupon_id text references coupon (id),
  card_id text references discount_card (id),
  pack_id text references pack (id),
  -- What this look earned of its set meal, and the charged coins in it.
  look_value bigint not null default 0,
  look_paid bigint not null default 0,
  created_at_ms bigint not null,
  check (state not in ('fulfilled', 'refunding', 'refunded') or promo_part + paid_part = pay),
  check (expert_id is not null or share_percent = 0)
);

insert into sale_order (
  id, member_id, goods_kind, goods_id, title, expert_id, state, kind, price, pay, promo_part, paid_part,
  share_percent, coupon_id, card_id, pack_id, look_value, look_paid, created_at_ms
)
select
  o.id, o.member_id, 'plan', o.plan_id, p.home_name || ' vs ' || p.away_name, o.expert_id, o.state, o.kind,
  o.price, o.pay, o.promo_part, o.paid_part, o.share_percent, o.coupon_id, o.card_id, o.pack_id,
  o.look_value, o.look_paid, o.created_at_ms
from plan_order o join plan p on p.id = o.plan_id;

drop table plan_order;

create index sale_order_member on sale_order (member_id, created_at_ms desc);
create index sale_order_goods on sale_order (goods_kind, goods_id, state);
create index sale_order_pack on sale_order (pack_id) where pack_id is not null;

-- A right may begin later and may end. One that has ended keeps its row, but not its place:
-- the same thing can then be bought again.
alter table entitlement drop constraint entitlement_item_kind_check;
alter table entitlement
  add column starts_at_ms bigint,
  add column ends_at_ms bigint,
  add column holds_place boolean not null default true;
update entitlement set starts_at_ms = granted_at_ms, holds_place = revoked_at_ms is null;
alter table entitlement
  alter column starts_at_ms set not null,
  add check (ends_at_ms > starts_at_ms),
  add check (revoked_at_ms is null or not holds_place);

drop index entitlement_live;
drop index entitlement_item;
create unique index entitlement_place on entitlement (member_id, item_kind, item_id) where holds_place;
create index entitlement_item on entitlement (item_kind, item_id) where revoked_at_ms is null;
