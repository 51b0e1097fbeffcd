-- What an operator took from view: no list shows it and nobody buys it. Who has paid keeps it, and records count it.
alter table plan
  add column hidden_at_ms bigint,
  add column hidden_by text references member (id),
  add column hidden_reason text,
  add check ((hidden_at_ms is null) = (hidden_by is null) and (hidden_at_ms is null) = (hidden_reason is null));
alter table interpretation
  add column hidden_at_ms bigint,
  add column hidden_by text references member (id),
  add column hidden_reason text,
  add check ((hidden_at_ms is null) = (hidden_by is null) and (hidden_at_ms is null) = (hidden_reason is null));
