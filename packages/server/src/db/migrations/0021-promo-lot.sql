-- Gift coins. The sum of a member's lots is the balance of the member's promo account.
create table promo_lot (
  id text primary key,
  member_id text not null references member (id),
  source text not null check (source in ('charge', 'redpacket')),
  granted bigint not null check (granted > 0),
  left_over bigint not null check (left_over between 0 and granted),
  expires_at_ms bigint not null,
  created_at_ms bigint not null
);

create index promo_lot_live on promo_lot (member_id, expires_at_ms) where left_over > 0;

-- Which lots an order was paid from, so that a refund can find its way back.
create table promo_lot_use (
  order_id text not null,
  lot_id text not null references promo_lot (id),
  amount bigint not null check (amount > 0),
  primary key (order_id, lot_id)
);
