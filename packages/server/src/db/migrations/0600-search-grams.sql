-- Words that stand within a name or a text are found by an index, on both databases and without an extension: by each
-- sign and each pair of signs that stands in them. A word of two signs or more has pairs only, which are rarer.

-- What is compared of a name: what a person leaves out when they look for it is left out.
create function name_key(p_name text) returns text
  language sql immutable strict parallel safe
  as $$ select lower(translate(p_name, ' 　·・•‧.．-–''’()（）', '')) $$;

-- Pairs of signs; a text of one sign is its own.
create function pairs_of(p_text text) returns text[]
  language sql immutable strict parallel safe cost 1000
  as $$
    select case when cardinality(signs) < 2 then signs else array(
      select distinct one || next from unnest(signs[:cardinality(signs) - 1], signs[2:]) as t (one, next)
    ) end
    from (select string_to_array(p_text, null) as signs) as split
  $$;

-- Pairs and single signs, for names: they are looked for by one sign, too.
create function grams_of(p_text text) returns text[]
  language sql immutable strict parallel safe cost 1000
  as $$
    select array(
      select unnest(signs)
      union
      select one || next from unnest(signs[:cardinality(signs) - 1], signs[2:]) as t (one, next)
    )
    from (select string_to_array(p_text, null) as signs) as split
  $$;

-- How everything that is heard of a name begins; a word is heard where its first four letters are.
create function heads_heard(p_sounds text) returns text[]
  language sql immutable strict parallel safe cost 1000
  as $$
    select array(
      select distinct left(heard, letters)
      from unnest(string_to_array(p_sounds, '|')) heard, generate_series(1, 4) letters
      where heard <> ''
    )
  $$;

create index team_grams on team using gin (grams_of(name_key(name)));
create index player_grams on player using gin (grams_of(name_key(name)));
create index team_heads on team using gin (heads_heard(sounds));
create index player_heads on player using gin (heads_heard(sounds));
create index foreign_name_grams on foreign_name using gin (grams_of(replace(key, ' ', '')))
  where thing <> 'league';
create index post_grams on post using gin (pairs_of(lower(body)))
  where post_id is null and state = 'shown';
