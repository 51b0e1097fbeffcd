-- What nobody used of a set meal is income when its days are over; one that was paid back is closed.
alter table pack
  add column broken bigint not null default 0 check (broken >= 0),
  add column closed_at_ms bigint,
  add check (earned + broken <= price);
