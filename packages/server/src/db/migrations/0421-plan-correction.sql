-- A result that was given to a plan and is another one now: what it was, what it became, and when.
create table plan_correction (
  id text primary key,
  plan_id text not null references plan (id),
  from_result text not null check (from_result in ('hit', 'miss', 'push', 'void')),
  from_returned integer not null check (from_returned >= 0),
  from_home smallint,
  from_away smallint,
  to_result text not null check (to_result in ('hit', 'miss', 'push', 'void')),
  to_returned integer not null check (to_returned >= 0),
  at_ms bigint not null
);
create index plan_correction_plan on plan_correction (plan_id, at_ms);
create trigger plan_correction_final before update or delete on plan_correction
  for each row execute function books_are_append_only();

-- The share of a sale that was given back by a result that did not stand.
alter table sale_order add column share_restored_ms bigint;

-- A result changes only where a correction says so.
create or replace function plan_is_locked() returns trigger language plpgsql as $$
begin
  if (new.expert_id, new.match_id, new.kickoff_ms, new.market, new.two_for_one,
      new.refund_on_miss, new.published_at_ms, new.price, new.title, new.promised_ms)
    is distinct from (old.expert_id, old.match_id, old.kickoff_ms, old.market, old.two_for_one,
      old.refund_on_miss, old.published_at_ms, old.price, old.title, old.promised_ms)
    or (old.pick is not null or new.pick is null)
      and (new.pick, new.line, new.odds_hundredths, new.given_at_ms)
        is distinct from (old.pick, old.line, old.odds_hundredths, old.given_at_ms)
    or (old.result is not null and new.pick is distinct from old.pick)
    or (old.result is not null and new.result is distinct from old.result
      and not exists (
        select from plan_correction c where c.plan_id = old.id and c.from_result = old.result
          and c.to_result = new.result and c.at_ms = new.settled_at_ms)) then
    raise exception 'plan % is locked', old.id using errcode = '55000';
  end if;
  return new;
end $$;
