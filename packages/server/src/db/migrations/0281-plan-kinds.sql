-- Plans on handicaps, totals and basketball, and two matches in one.
alter table plan drop constraint plan_market_check;
alter table plan drop constraint plan_pick_check;
alter table plan drop constraint plan_result_check;
alter table plan
  add check (market in ('winDrawLose', 'winLose', 'handicap', 'overUnder')),
  add check (pick in ('home', 'draw', 'away', 'over', 'under')),
  -- A push gives the stake back: it counts nowhere, but nobody is paid back for it.
  add check (result in ('hit', 'miss', 'push', 'void')),
  -- In 1/10000; a handicap is positive when the home side gives.
  add column line integer,
  add column two_for_one boolean not null default false,
  -- Sold as 不中退: a miss is paid back in full.
  add column refund_on_miss boolean not null default false,
  add column league_id text,
  -- What one unit came back as, in hundredths.
  add column returned_hundredths integer check (returned_hundredths >= 0),
  add check ((market in ('handicap', 'overUnder')) = (line is not null));
alter table plan disable trigger plan_locked;
update plan set returned_hundredths =
  case result when 'hit' then odds_hundredths when 'miss' then 0 else 100 end
  where result is not null;
alter table plan enable trigger plan_locked;

-- Both matches of a two-for-one; the plan itself tells of the first and of both prices together.
create table plan_leg (
  plan_id text not null references plan (id),
  place smallint not null check (place in (1, 2)),
  match_id text not null,
  match_number text,
  league_name text not null,
  home_name text not null,
  away_name text not null,
  home_team_id text,
  away_team_id text,
  kickoff_ms bigint not null,
  market text not null check (market in ('winDrawLose', 'winLose', 'handicap', 'overUnder')),
  pick text not null check (pick in ('home', 'draw', 'away', 'over', 'under')),
  line integer,
  odds_hundredths integer not null check (odds_hundredths > 100),
  primary key (plan_id, place)
);
create index plan_leg_match on plan_leg (match_id);
create trigger plan_leg_locked before update or delete on plan_leg
  for each row execute function books_are_append_only();

create or replace function plan_is_locked() returns trigger language plpgsql as $$
begin
  if (new.expert_id, new.match_id, new.kickoff_ms, new.market, new.pick, new.line,
      new.odds_hundredths, new.two_for_one, new.refund_on_miss, new.published_at_ms, new.price,
      new.title)
    is distinct from (old.expert_id, old.match_id, old.kickoff_ms, old.market, old.pick, old.line,
      old.odds_hundredths, old.two_for_one, old.refund_on_miss, old.published_at_ms, old.price,
      old.title)
    or (old.result is not null and new.result is distinct from old.result) then
    raise exception 'plan % is locked', old.id using errcode = '55000';
  end if;
  return new;
end $$;
