-- Words that members may change into a coupon, once each, until they are over or used up.
create table coupon_code (
  code text primary key check (code ~ '^[0-9A-Z]{4,24}$'),
  name text not null,
  category text not null check (category in ('general', 'plan', 'interpretation')),
  worth bigint not null check (worth > 0),
  threshold bigint not null check (threshold >= 0),
  days integer not null check (days > 0),
  uses_left integer not null check (uses_left >= 0),
  ends_at_ms bigint not null,
  created_at_ms bigint not null
);

create table coupon_code_use (
  code text not null references coupon_code (code),
  member_id text not null references member (id),
  at_ms bigint not null,
  primary key (code, member_id)
);
create index coupon_code_use_member on coupon_code_use (member_id);
