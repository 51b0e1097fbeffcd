-- The last locks of the books.

-- An expert's share before its settlement is added up from postings: one row for each expert would be taken by
-- every sale of theirs at once. Kept are accounts that only their owner's deeds touch.
alter table account drop constraint account_check;
select set_config('linmen.posting', 'on', true);
delete from balance where account_id in (select id from account where code like 'expert:%');
update account set kept = false where code like 'expert:%';
select set_config('linmen.posting', '', true);
alter table account add constraint account_kept
  check (kept = (code ~ '^(member|deferred|withdraw_pending|receivable|promo_pool):'));

create index posting_of_account on posting (account_id, journal_id);
drop index posting_account;

-- Writes one journal. False when the same one is in the books already: then nothing is written. The same key with
-- another content is a mistake of the caller and throws, and so does a journal without lines.
create or replace function post_journal(p_journal jsonb, p_lines jsonb) returns boolean language plpgsql as $$
declare
  v_id text := p_journal ->> 'id';
  v_known journal;
begin
  if jsonb_array_length(p_lines) = 0 then
    raise exception 'journal % is empty', p_journal ->> 'key' using errcode = '23514';
  end if;
  perform lock_accounts(p_lines);
  insert into journal (id, key, event, ref, actor_id, reverses, at_ms)
    values (
      v_id,
      p_journal ->> 'key',
      p_journal ->> 'event',
      p_journal ->> 'ref',
      p_journal ->> 'actor_id',
      p_journal ->> 'reverses',
      (p_journal ->> 'at_ms')::bigint
    )
    on conflict (key) do nothing;
  if not found then
    select * into v_known from journal where key = p_journal ->> 'key';
    if v_known.event <> p_journal ->> 'event' or v_known.ref <> p_journal ->> 'ref' or exists (
      (select account.code, posting.amount from posting join account on account.id = posting.account_id
        where posting.journal_id = v_known.id
       except select line.code, line.amount from jsonb_to_recordset(p_lines) as line(code text, amount bigint))
      union all
      (select line.code, line.amount from jsonb_to_recordset(p_lines) as line(code text, amount bigint)
       except select account.code, posting.amount from posting join account on account.id = posting.account_id
        where posting.journal_id = v_known.id)
    ) then
      raise exception 'journal % comes again with other content', p_journal ->> 'key' using errcode = '22000';
    end if;
    return false;
  end if;
  perform set_config('linmen.posting', 'on', true);
  insert into posting (journal_id, account_id, amount)
    select v_id, account.id, line.amount
    from jsonb_to_recordset(p_lines) as line(code text, amount bigint)
    join account on account.code = line.code;
  update balance set
    version = version + 1,
    amount = balance.amount
      + case when account.kind in ('asset', 'expense') then line.amount else -line.amount end
    from jsonb_to_recordset(p_lines) as line(code text, amount bigint)
    join account on account.code = line.code
    where balance.account_id = account.id;
  perform set_config('linmen.posting', '', true);
  return true;
end $$;

-- A journal is written through post_journal only, as its lines are.
create function journal_has_lines() returns trigger language plpgsql as $$
begin
  if not exists (select from posting where journal_id = new.id) then
    raise exception 'journal % is empty', new.id using errcode = '23514';
  end if;
  return null;
end $$;

create constraint trigger journal_not_empty after insert on journal
  deferrable initially deferred
  for each row execute function journal_has_lines();

-- The share of each order goes to its expert once, after the match.
alter table sale_order add column share_settled_ms bigint;
create index sale_order_share on sale_order (created_at_ms)
  where share_percent > 0 and share_settled_ms is null and state = 'fulfilled';

-- Work of the night that failed: tried again, then shown to a person.
create table stuck_work (
  kind text not null,
  ref text not null,
  tries integer not null,
  last_error text not null,
  first_at_ms bigint not null,
  last_at_ms bigint not null,
  primary key (kind, ref)
);
