-- What a file says of a football match, in one narrow row: the score, what was counted, and the first and last offers
-- of all companies. Counts a file does not have are null. What is said later, from wherever, is appended to
-- match_result and odds_tick.
create table imported_match (
  match_id text primary key,
  received_at_ms bigint not null,
  opened_at_ms bigint not null,
  closed_at_ms bigint not null,
  full_home smallint not null,
  full_away smallint not null,
  half_home smallint,
  half_away smallint,
  corners_home smallint,
  corners_away smallint,
  yellow_home smallint,
  yellow_away smallint,
  red_home smallint,
  red_away smallint,
  -- `6,1,800,550,133,95,-15000,98,67,25000,120;…`: company, 1 for the opening or 2 for the closing offer, European,
  -- Asian and over/under prices.
  offers text not null,
  -- The place of the main company's last offer among them.
  closing_place integer
);

create trigger imported_match_append_only before update or delete on imported_match
  for each row execute function refuse_match_record_change();

create function score_pair(home smallint, away smallint) returns jsonb
  language sql immutable strict parallel safe
  return jsonb_build_object('home', home, 'away', away);

create function closing_odds(offers text, place integer) returns jsonb
  language sql immutable strict parallel safe
  return (
    select jsonb_build_object(
      'european', jsonb_build_object('home', o[3], 'draw', o[4], 'away', o[5]),
      'asian', jsonb_build_object('first', o[6], 'line', o[7], 'second', o[8]),
      'overUnder', jsonb_build_object('first', o[9], 'line', o[10], 'second', o[11]))
    from (select string_to_array(split_part(offers, ';', place), ',')::integer[]) offer (o)
  );

-- Every offer on record, whichever way it came.
create view odds_offer as
  select match_id, company, seq, at_ms, received_at_ms, european, asian, over_under from odds_tick
  union all
  select match_id, o[1], o[2], case o[2] when 1 then opened_at_ms else closed_at_ms end,
    received_at_ms, array[o[3], o[4], o[5]], array[o[6], o[7], o[8]], array[o[9], o[10], o[11]]
  from imported_match
    cross join lateral unnest(string_to_array(offers, ';')) line
    cross join lateral (select string_to_array(line, ',')::integer[]) offer (o);

-- Every word on how a match ended. The newest version counts.
create view match_ending as
  select match_id, version, phase, recorded_at_ms, result, closing from match_result
  union all
  select match_id, 1, 'finished', received_at_ms,
    jsonb_strip_nulls(jsonb_build_object(
      'sport', 'football',
      'phase', 'finished',
      'full', score_pair(full_home, full_away),
      'half', score_pair(half_home, half_away),
      'corners', score_pair(corners_home, corners_away),
      'yellowCards', score_pair(yellow_home, yellow_away),
      'redCards', score_pair(red_home, red_away))),
    closing_odds(offers, closing_place)
  from imported_match;
