-- Who did what to whom, for deeds that somebody may have to answer for. Nobody changes a line.
create table audit (
  id bigint generated always as identity primary key,
  at_ms bigint not null,
  actor text not null,
  deed text not null,
  subject text not null,
  detail jsonb not null default '{}'
);

create index audit_subject on audit (subject, id);

create trigger audit_append_only before update or delete on audit
  for each row execute function books_are_append_only();
create trigger audit_not_truncated before truncate on audit
  for each statement execute function books_are_append_only();
