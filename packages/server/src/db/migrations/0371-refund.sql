-- What operators give back: an order to the wallet, or a charge to where it came from.
create table refund (
  -- Also our number at the channel: a second try never has another.
  id text primary key,
  kind text not null check (kind in ('order', 'charge')),
  -- The order or the payment.
  subject_id text not null,
  member_id text not null references member (id),
  title text not null,
  amount bigint not null check (amount >= 0),
  -- Gift coins of the charge that were taken back with it.
  bonus bigint not null default 0 check (bonus >= 0),
  reason text not null check (length(reason) > 0),
  state text not null default 'proposed' check (state in (
    'proposed', 'rejected', 'submitted', 'unknown', 'done', 'failed'
  )),
  channel text,
  proposed_by text not null references member (id),
  decided_by text references member (id),
  answer text,
  checks integer not null default 0,
  next_check_ms bigint,
  created_at_ms bigint not null,
  decided_at_ms bigint,
  finished_at_ms bigint,
  check (kind = 'charge' or state not in ('submitted', 'unknown', 'failed'))
);

-- One at a time for each thing.
create unique index refund_one_open on refund (kind, subject_id)
  where state in ('proposed', 'submitted', 'unknown');
create unique index refund_order_once on refund (subject_id) where kind = 'order' and state = 'done';
create index refund_subject on refund (subject_id);
create index refund_newest on refund (created_at_ms desc, id);
create index refund_due on refund (next_check_ms) where next_check_ms is not null;

-- Why an order was given back, by a person or by itself.
alter table sale_order add column refund_reason text;

-- Which charge gift coins came with: a charge that is given back takes them along.
alter table promo_lot add column payment_id text references payment (id);
update promo_lot set payment_id = payment.id from payment
  where promo_lot.source = 'charge' and payment.state = 'success' and payment.bonus = promo_lot.granted
    and payment.member_id = promo_lot.member_id and payment.finished_at_ms = promo_lot.created_at_ms;
create index promo_lot_payment on promo_lot (payment_id) where payment_id is not null;
