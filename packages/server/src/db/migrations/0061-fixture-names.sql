-- A foreign key looks its row up for every row that is written, which was most of what an import of matches cost. The
-- same is checked here once for each statement, for everybody and always. What a match names is never deleted.
alter table fixture
  drop constraint fixture_league_id_fkey,
  drop constraint fixture_home_id_fkey,
  drop constraint fixture_away_id_fkey;

create function check_fixture_names() returns trigger language plpgsql as $$
begin
  if exists (
    select from (select distinct league_id from written) w
    where not exists (select from league l where l.id = w.league_id)
  ) or exists (
    select from (select home_id from written union select away_id from written) w (team_id)
    where not exists (select from team t where t.id = w.team_id)
  ) then
    raise exception 'a fixture names a league or a team that is not there'
      using errcode = 'foreign_key_violation';
  end if;
  return null;
end $$;

create trigger fixture_names_inserted after insert on fixture
  referencing new table as written for each statement execute function check_fixture_names();
create trigger fixture_names_updated after update on fixture
  referencing new table as written for each statement execute function check_fixture_names();

create function refuse_removal() returns trigger language plpgsql as $$
begin
  raise exception '% is named by matches and stays', tg_table_name;
end $$;

create trigger league_stays before delete or update of id on league
  for each row execute function refuse_removal();
create trigger team_stays before delete or update of id on team
  for each row execute function refuse_removal();
