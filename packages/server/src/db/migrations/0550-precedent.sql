-- What each company closed a finished football match at, and what became of it: the history that same-odds questions
-- search. Made from the records, so it may be thrown away and gathered again.
create table precedent (
  match_id text not null,
  company smallint not null,
  -- 1 European, 2 Asian, 3 over/under.
  market smallint not null check (market between 1 and 3),
  -- Home, draw, away; or the line and the water of its two sides.
  first integer not null,
  second integer not null,
  third integer not null,
  -- 2 for home, the giving side or over, −2 against it, 0 for a draw or the stake back; 1 and −1 are halves.
  outcome smallint not null check (outcome between -2 and 2),
  kick_off_at_ms bigint not null,
  league_id text not null,
  primary key (match_id, company, market)
);

create index precedent_by_price on precedent (company, market, first, second, third)
  include (kick_off_at_ms, league_id, outcome, match_id);

-- Matches whose ending is news to that history. Whoever records an ending notes it here in the same transaction.
create table ended_match (match_id text primary key);

create function note_ended_matches() returns trigger language plpgsql as $$
begin
  insert into ended_match select distinct match_id from added order by match_id on conflict do nothing;
  return null;
end $$;

create trigger match_result_notes after insert on match_result
  referencing new table as added for each statement execute function note_ended_matches();
create trigger imported_match_notes after insert on imported_match
  referencing new table as added for each statement execute function note_ended_matches();

insert into ended_match
  select match_id from match_result union select match_id from imported_match;
