-- What channels say that they moved, day by day, and where our books do not agree. Nothing is booked from it.
create table bill (
  channel text not null,
  day text not null check (day ~ '^\d{4}-\d\d-\d\d$'),
  lines integer not null,
  fetched_at_ms bigint not null,
  primary key (channel, day)
);

create table bill_line (
  channel text not null,
  day text not null,
  line_no integer not null,
  kind text not null check (kind in ('pay', 'refund', 'payout')),
  out_no text not null,
  trade_no text not null,
  amount bigint not null,
  fee bigint not null,
  status text not null check (status in ('done', 'failed')),
  primary key (channel, day, line_no),
  foreign key (channel, day) references bill (channel, day)
);

create index bill_line_move on bill_line (channel, kind, out_no);

create table bill_difference (
  id text primary key,
  channel text not null,
  day text not null,
  kind text not null check (kind in (
    'missing_here', 'missing_there', 'amount', 'status', 'fee', 'duplicate'
  )),
  move text not null check (move in ('pay', 'refund', 'payout')),
  out_no text not null,
  trade_no text,
  ours bigint,
  theirs bigint,
  found_at_ms bigint not null,
  handled_by text references member (id),
  handled_at_ms bigint,
  -- What was done about it, by a person.
  reason text,
  foreign key (channel, day) references bill (channel, day),
  check ((handled_by is null) = (handled_at_ms is null) and (handled_by is null) = (reason is null))
);

create index bill_difference_open on bill_difference (day desc, id) where handled_at_ms is null;
create index bill_difference_newest on bill_difference (day desc, id);
