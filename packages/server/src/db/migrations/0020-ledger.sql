-- The books. Debits are positive, credits negative, and every journal sums to zero.
-- Balances exist only for accounts that belong to somebody; they change in post_journal and nowhere else.

create table account (
  id bigint generated always as identity primary key,
  code text not null unique,
  kind text not null check (kind in ('asset', 'liability', 'income', 'expense')),
  owner_id text,
  kept boolean not null,
  check (kept = (code ~ '^(member|expert|deferred):'))
);

create index account_owner on account (owner_id) where owner_id is not null;

create table balance (
  account_id bigint primary key references account (id),
  amount bigint not null default 0,
  version bigint not null default 0,
  constraint balance_not_negative check (amount >= 0)
) with (fillfactor = 80);

create table journal (
  id text primary key,
  key text not null unique,
  event text not null,
  ref text not null,
  actor_id text,
  reverses text unique references journal (id),
  at_ms bigint not null
);

create index journal_ref on journal (ref);

-- The primary key is also the index of the balance check: without it each sale would scan the table.
create table posting (
  journal_id text not null references journal (id),
  account_id bigint not null references account (id),
  amount bigint not null check (amount <> 0),
  primary key (journal_id, account_id)
);

create index posting_account on posting (account_id);

create function is_posting() returns boolean language sql stable as $$
  select coalesce(current_setting('linmen.posting', true), '') = 'on'
$$;

create function books_are_append_only() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = '55000';
end $$;

create trigger posting_append_only before update or delete on posting
  for each row execute function books_are_append_only();
create trigger journal_append_only before update or delete on journal
  for each row execute function books_are_append_only();
create trigger posting_not_truncated before truncate on posting
  for each statement execute function books_are_append_only();
create trigger journal_not_truncated before truncate on journal
  for each statement execute function books_are_append_only();

create function only_post_journal() returns trigger language plpgsql as $$
begin
  if not is_posting() then
    raise exception '% changes only through post_journal', tg_table_name using errcode = '55000';
  end if;
  return coalesce(new, old);
end $$;

create trigger posting_by_journal before insert on posting
  for each row execute function only_post_journal();
create trigger balance_by_journal before update or delete on balance
  for each row execute function only_post_journal();
create trigger balance_starts_empty before insert on balance
  for each row when (new.amount <> 0) execute function only_post_journal();

create function journal_sums_to_zero() returns trigger language plpgsql as $$
begin
  if (select sum(amount) from posting where journal_id = new.journal_id) <> 0 then
    raise exception 'journal % does not sum to zero', new.journal_id using errcode = '23514';
  end if;
  return null;
end $$;

create constraint trigger posting_balanced after insert on posting
  deferrable initially deferred
  for each row execute function journal_sums_to_zero();

-- Makes the accounts that are missing and locks those with a balance, always in the order of their ids.
create function lock_accounts(p_accounts jsonb)
returns table (code text, amount bigint) language plpgsql as $$
begin
  insert into account (code, kind, owner_id, kept)
    select a.code, a.kind, a.owner_id, a.kept
    from jsonb_to_recordset(p_accounts) as a(code text, kind text, owner_id text, kept boolean)
    order by a.code
    on conflict on constraint account_code_key do nothing;
  insert into balance (account_id)
    select account.id from account
    join jsonb_to_recordset(p_accounts) as a(code text) on a.code = account.code
    where account.kept
    order by account.id
    on conflict (account_id) do nothing;
  return query
    select account.code, balance.amount from balance
    join account on account.id = balance.account_id
    where account.code in (select a.code from jsonb_to_recordset(p_accounts) as a(code text))
    order by balance.account_id
    for update of balance;
end $$;

-- Writes one journal. False when its key is already in the books: then nothing is written.
create function post_journal(p_journal jsonb, p_lines jsonb) returns boolean language plpgsql as $$
declare
  v_id text := p_journal ->> 'id';
begin
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
