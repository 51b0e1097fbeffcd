-- Plans on an issue of a pool: 十四场 on all fourteen matches, 任九 on nine of them. They have no price to lock and no side.
alter table plan drop constraint plan_check7;
alter table plan
  add column pool_issue text,
  add column pool_lines integer check (pool_lines > 0),
  add column pool_right smallint check (pool_right between 0 and 14),
  add check (pick is not null or promised_ms is not null or pool_issue is not null),
  add check ((pool_issue is null) = (pool_lines is null)),
  add check (pool_right is null or (pool_issue is not null and result is not null)),
  add check (pool_issue is null or (sport in ('pool14', 'pick9') and pick is null
    and promised_ms is null and not two_for_one and not refund_on_miss));
create unique index plan_pool on plan (expert_id, pool_issue, sport) where pool_issue is not null;
comment on column plan.pool_issue is 'The issue a plan on a pool is about; the match of such a plan is the first of the issue to begin.';
comment on column plan.pool_lines is 'How many single lines the choices make.';
comment on column plan.pool_right is 'Chosen matches that came out right, once it is settled.';

create table plan_pool_match (
  plan_id text not null references plan (id),
  place smallint not null check (place between 1 and 14),
  match_id text not null,
  league_name text not null,
  home_name text not null,
  away_name text not null,
  home_team_id text,
  away_team_id text,
  kickoff_ms bigint not null,
  marks text not null check (marks in ('', '3', '1', '0', '31', '30', '10', '310')),
  primary key (plan_id, place)
);
create index plan_pool_match_match on plan_pool_match (match_id);
create trigger plan_pool_match_locked before update or delete on plan_pool_match
  for each row execute function books_are_append_only();
comment on table plan_pool_match is 'One of the fourteen matches of a plan on a pool, with what is chosen of it. Never changed.';
comment on column plan_pool_match.marks is '3 home, 1 draw, 0 away, one or more of them; empty where 任九 leaves the match out.';

-- What a plan is about stays what it is, its issue too.
create or replace function plan_is_locked() returns trigger language plpgsql as $$
begin
  if (new.expert_id, new.match_id, new.kickoff_ms, new.market, new.two_for_one,
      new.refund_on_miss, new.published_at_ms, new.price, new.title, new.promised_ms,
      new.pool_issue, new.pool_lines)
    is distinct from (old.expert_id, old.match_id, old.kickoff_ms, old.market, old.two_for_one,
      old.refund_on_miss, old.published_at_ms, old.price, old.title, old.promised_ms,
      old.pool_issue, old.pool_lines)
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
