-- What is to be said to the outside world: written with the business change, sent by a job.
create table outbox (
  -- The number the other side knows the message by, the same in every try.
  id text primary key,
  kind text not null,
  payload jsonb not null,
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'stuck')),
  tries integer not null default 0,
  -- Nobody else tries before this moment. A sender that dies leaves it to pass.
  next_at_ms bigint not null,
  last_error text,
  created_at_ms bigint not null,
  sent_at_ms bigint
);

create index outbox_open on outbox (state, next_at_ms) where state <> 'sent';
create index outbox_age on outbox (created_at_ms);
