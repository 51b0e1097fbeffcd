-- Where a member's cash may be sent. The number is sealed; its end and the bank are shown.
create table withdrawal_way (
  id text primary key,
  member_id text not null references member (id),
  kind text not null check (kind in ('bank', 'alipay')),
  sealed text not null,
  tail text not null,
  bank_code text,
  bank_name text not null,
  branch text not null default '',
  created_at_ms bigint not null,
  removed_at_ms bigint
);

create unique index withdrawal_way_place on withdrawal_way (member_id, kind, bank_name, tail)
  where removed_at_ms is null;

-- Cash on its way out. The payee is as it was when it was asked for, whatever becomes of the way.
create table withdrawal (
  -- Also our number at the channel: a second try never has another.
  id text primary key,
  member_id text not null references member (id),
  request_id text not null,
  kind text not null check (kind in ('bank', 'alipay')),
  account_sealed text not null,
  name_sealed text not null,
  payee text not null,
  bank_name text not null,
  amount bigint not null check (amount > 0),
  fee bigint not null default 0 check (fee >= 0),
  tax bigint not null default 0 check (tax >= 0),
  state text not null default 'review' check (state in (
    'review', 'approved', 'submitted', 'unknown', 'succeeded', 'failed', 'rejected', 'cancelled'
  )),
  channel text,
  reason text,
  -- Nobody sends it before: a new payee waits a day.
  held_until_ms bigint not null,
  first_by text references member (id),
  second_by text references member (id),
  checks integer not null default 0,
  next_check_ms bigint,
  created_at_ms bigint not null,
  reviewed_at_ms bigint,
  submitted_at_ms bigint,
  finished_at_ms bigint,
  unique (member_id, request_id),
  check (fee + tax < amount),
  check (first_by is null or first_by <> second_by)
);

create unique index withdrawal_one_open on withdrawal (member_id)
  where state in ('review', 'approved', 'submitted', 'unknown');
create index withdrawal_member on withdrawal (member_id, created_at_ms desc);
create index withdrawal_due on withdrawal (next_check_ms) where next_check_ms is not null;
