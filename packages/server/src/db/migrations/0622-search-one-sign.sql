-- One sign is in thousands of names. Those that begin with it, written or heard, come out of an index in the order they
-- are shown in, so that nobody reads the thousands.
create index team_begins on team (left(name_key(name), 1), length(name), name, id);
create index player_begins on player (left(name_key(name), 1), length(name), name, id);
-- What is heard begins after a bar.
create index team_heard on team (left(sounds, 2), length(name), name, id);
create index player_heard on player (left(sounds, 2), length(name), name, id);
create index foreign_name_begins on foreign_name (thing, left(key, 1), length(key), id);
