-- 临场: a plan that is sold before its pick is made, with the moment until which the expert has time.
alter table plan alter column pick drop not null;
alter table plan alter column odds_hundredths drop not null;
alter table plan
  add column promised_ms bigint check (promised_ms < kickoff_ms),
  -- When the pick was made, where that was not with the publication.
  add column given_at_ms bigint check (given_at_ms <= promised_ms),
  add check ((pick is null) = (odds_hundredths is null)),
  add check ((promised_ms is null or pick is null) = (given_at_ms is null)),
  add check (pick is not null or promised_ms is not null);
create index plan_promised on plan (promised_ms) where pick is null and result is null;

-- A pick is locked when it is made, what it is about when it is published, and a result when it is settled.
create or replace function plan_is_locked() returns trigger language plpgsql as $$
begin
  if (new.expert_id, new.match_id, new.kickoff_ms, new.market, new.two_for_one,
      new.refund_on_miss, new.published_at_ms, new.price, new.title, new.promised_ms)
    is distinct from (old.expert_id, old.match_id, old.kickoff_ms, old.market, old.two_for_one,
      old.refund_on_miss, old.published_at_ms, old.price, old.title, old.promised_ms)
    or (old.pick is not null or new.pick is null)
      and (new.pick, new.line, new.odds_hundredths, new.given_at_ms)
        is distinct from (old.pick, old.line, old.odds_hundredths, old.given_at_ms)
    or (old.result is not null
      and (new.result, new.pick) is distinct from (old.result, old.pick)) then
    raise exception 'plan % is locked', old.id using errcode = '55000';
  end if;
  return new;
end $$;
