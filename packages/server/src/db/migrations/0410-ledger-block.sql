-- Journals are sealed into blocks, each with a hash over its journals and over the block before it: whoever changes a
-- line that was sealed, with whatever rights, is found by the next look at the books.
create table ledger_block (
  no bigint primary key check (no > 0),
  hash text not null,
  journals integer not null check (journals > 0),
  sealed_at_ms bigint not null
);

create table ledger_block_journal (
  journal_id text primary key references journal (id),
  block_no bigint not null references ledger_block (no) deferrable initially deferred
);

create index ledger_block_journal_no on ledger_block_journal (block_no);

create trigger ledger_block_append_only before update or delete on ledger_block
  for each row execute function books_are_append_only();
create trigger ledger_block_not_truncated before truncate on ledger_block
  for each statement execute function books_are_append_only();
create trigger ledger_block_journal_append_only before update or delete on ledger_block_journal
  for each row execute function books_are_append_only();
create trigger ledger_block_journal_not_truncated before truncate on ledger_block_journal
  for each statement execute function books_are_append_only();

-- The hash of a block: every journal of it with its lines, in an order that no setting of the machine changes.
create function ledger_block_hash(p_no bigint, p_before text) returns text language sql stable as $$
  select encode(sha256(convert_to(
    p_before || coalesce(string_agg(told.line, E'\n' order by told.line collate "C"), ''), 'UTF8')), 'hex')
  from (
    select concat_ws('|', j.id, j.key, j.event, j.ref, coalesce(j.actor_id, ''), coalesce(j.reverses, ''), j.at_ms,
      (select string_agg(a.code || '=' || p.amount, ',' order by a.code collate "C")
       from posting p join account a on a.id = p.account_id where p.journal_id = j.id)) as line
    from ledger_block_journal m join journal j on j.id = m.journal_id
    where m.block_no = p_no
  ) told
$$;

-- Seals everything up to a moment that is not sealed yet. Answers how many journals that were.
create function seal_journals(p_until_ms bigint, p_now_ms bigint) returns integer language plpgsql as $$
declare
  v_no bigint;
  v_before text;
  v_count integer;
begin
  perform pg_advisory_xact_lock(7205410);
  select coalesce(max(no), 0) + 1 into v_no from ledger_block;
  select hash into v_before from ledger_block where no = v_no - 1;
  insert into ledger_block_journal (journal_id, block_no)
    select j.id, v_no from journal j
    where j.at_ms <= p_until_ms
      and not exists (select from ledger_block_journal m where m.journal_id = j.id);
  get diagnostics v_count = row_count;
  if v_count > 0 then
    insert into ledger_block (no, hash, journals, sealed_at_ms)
      values (v_no, ledger_block_hash(v_no, coalesce(v_before, '')), v_count, p_now_ms);
  end if;
  return v_count;
end $$;
