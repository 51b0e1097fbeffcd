-- How often something was done on a day in Beijing. Unlike the limits, a count is part of the change it belongs to.
create table daily_count (
  day text not null,
  deed text not null,
  subject text not null,
  count integer not null,
  primary key (day, deed, subject)
);
