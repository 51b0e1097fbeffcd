-- Counts of the shared limits, in the form the limiter asks for. Keys are hashes: no phone number, no address.
create table rate_limit (
  key text primary key,
  points integer not null default 0,
  expire bigint
);

create index rate_limit_expire on rate_limit (expire);
