-- How often the signals of each tool were right over every settled match. Counted by a job once a day, oftener while
-- there are few, so that no page counts them.
create table tool_score (
  tool text primary key check (tool ~ '^[a-z][a-zA-Z]*$'),
  matches integer not null check (matches >= 0),
  hits integer not null check (hits between 0 and matches),
  -- What the market gave the outcomes they pointed at, in ten-thousandths, added up.
  chance_sum bigint not null check (chance_sum >= 0),
  backtested integer not null check (backtested between 0 and matches),
  until_ms bigint,
  scored_at_ms bigint not null
);
