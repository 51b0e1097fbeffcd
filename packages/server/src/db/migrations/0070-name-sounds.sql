-- What is heard of a name, for those who look in letters; null until somebody has listened.
alter table team add column sounds text;
alter table player add column sounds text;

create index team_unheard on team (id) where sounds is null;
create index player_unheard on player (id) where sounds is null;
