-- What providers told us, byte for byte as they signed it, and whether it has had its effect.
create table channel_notice (
  channel text not null,
  -- The provider's own number of the notice: it comes again until it is answered.
  number text not null,
  body bytea not null,
  received_at_ms bigint not null,
  taken_at_ms bigint,
  last_error text,
  primary key (channel, number)
);

create index channel_notice_open on channel_notice (received_at_ms) where taken_at_ms is null;
