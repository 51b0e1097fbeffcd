-- Every line of the audit holds the hash of the one before it: a line that is changed, taken out or put in is found.
alter table audit
  add column seq bigint,
  add column why text not null default '',
  add column before jsonb,
  add column after jsonb,
  add column prev_hash text,
  add column hash text;

create table audit_head (
  one boolean primary key default true check (one),
  seq bigint not null,
  hash text not null
);

insert into audit_head (seq, hash) values (0, '');

create function audit_hash(line audit, prev text) returns text language sql immutable as $$
  select encode(sha256(convert_to(prev || jsonb_build_array(
    line.seq, line.at_ms, line.actor, line.deed, line.subject, line.why,
    line.detail, line.before, line.after
  )::text, 'UTF8')), 'hex')
$$;

-- The head is locked until the transaction ends, so that lines stand in the order of their commits.
create function chain_audit() returns trigger language plpgsql as $$
declare
  head audit_head;
begin
  select * into head from audit_head for update;
  new.seq := head.seq + 1;
  new.prev_hash := head.hash;
  new.hash := audit_hash(new, head.hash);
  update audit_head set seq = new.seq, hash = new.hash;
  return new;
end $$;

alter table audit disable trigger audit_append_only;
do $$
declare
  line audit;
  head text := '';
  at bigint := 0;
begin
  for line in select * from audit order by id loop
    at := at + 1;
    line.seq := at;
    update audit set seq = at, prev_hash = head, hash = audit_hash(line, head) where id = line.id;
    head := audit_hash(line, head);
  end loop;
  update audit_head set seq = at, hash = head;
end $$;
alter table audit enable trigger audit_append_only;

alter table audit alter column seq set not null, alter column seq set default 0;
alter table audit alter column prev_hash set not null, alter column prev_hash set default '';
alter table audit alter column hash set not null, alter column hash set default '';
create unique index audit_seq on audit (seq);
create index audit_actor on audit (actor, seq);

create trigger audit_chained before insert on audit for each row execute function chain_audit();

create function audit_head_only_grows() returns trigger language plpgsql as $$
begin
  if tg_op <> 'UPDATE' or new.seq <> old.seq + 1 then
    raise exception 'the head of the audit only grows' using errcode = '55000';
  end if;
  return new;
end $$;

create trigger audit_head_grows before update or delete on audit_head
  for each row execute function audit_head_only_grows();
create trigger audit_head_not_truncated before truncate on audit_head
  for each statement execute function books_are_append_only();
