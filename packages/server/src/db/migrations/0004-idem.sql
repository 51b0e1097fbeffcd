create table idem (
  scope text not null,
  key text not null,
  fingerprint text not null,
  response text,
  created_at_ms bigint not null,
  primary key (scope, key)
);

create index idem_age on idem (created_at_ms);
