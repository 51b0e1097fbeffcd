-- What a model said about a match before it began. Never changed: the score of a model is computed from these rows.
-- Chances and goals are whole ten-thousandths.
create table prediction (
  id text primary key,
  match_id text not null references fixture (id),
  model text not null,
  made_at_ms bigint not null,
  chances integer[] not null check (array_length(chances, 1) = 3 and chances[1] + chances[2] + chances[3] = 10000),
  market integer[] check (array_length(market, 1) = 3),
  goals integer[] not null check (array_length(goals, 1) = 2),
  rho integer not null,
  sample integer not null,
  unique (match_id, model)
);

create trigger prediction_append_only before update or delete on prediction
  for each row execute function refuse_match_record_change();
