-- A price that cannot be read takes its own market away, not the match: the last offer of each market that the main
-- company made stands. Its offers stand one after the other, the opening before the closing.
create or replace function closing_odds(offers text, place integer) returns jsonb
  language sql immutable strict parallel safe
  return (
    select jsonb_build_object(
      'european', jsonb_build_object('home', e[3], 'draw', e[4], 'away', e[5]),
      'asian', jsonb_build_object('first', a[6], 'line', a[7], 'second', a[8]),
      'overUnder', jsonb_build_object('first', t[9], 'line', t[10], 'second', t[11]))
    from (select string_to_array(split_part(offers, ';', place), ',')::integer[]) last (o)
      cross join lateral (
        select case when place > 1
          then string_to_array(split_part(offers, ';', place - 1), ',')::integer[] else o end
      ) earlier (b)
      cross join lateral (
        select
          case when o[3] = 0 and b[1] = o[1] then b else o end,
          case when o[6] = 0 and b[1] = o[1] then b else o end,
          case when o[9] = 0 and b[1] = o[1] then b else o end
      ) market (e, a, t)
  );
