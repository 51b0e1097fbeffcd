-- Prices that begin later. The catalogue is changed when the moment comes, and until then by nobody for this reason.
create table price_change (
  id text primary key,
  product_id text not null references catalogue (id),
  price bigint not null check (price > 0),
  on_sale boolean not null,
  starts_at_ms bigint not null,
  reason text not null,
  set_by text not null references member (id),
  created_at_ms bigint not null,
  state text not null default 'waiting' check (state in ('waiting', 'done', 'cancelled')),
  ended_at_ms bigint,
  check ((state = 'waiting') = (ended_at_ms is null))
);
create index price_change_due on price_change (starts_at_ms) where state = 'waiting';
