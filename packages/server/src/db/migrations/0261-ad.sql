-- What stands in a numbered place of a page, or comes up over it.
create table ad (
  id text primary key,
  form text not null check (form in ('place', 'popUp')),
  location integer not null check (location > 0),
  -- Of a pop-up only: every day, at a time, or at once.
  trigger text check (trigger in ('daily', 'timed', 'immediate')),
  trigger_date text,
  content text not null,
  picture text,
  -- Codes of the links: of answers, or of menus.
  link_code integer,
  menu_code integer,
  link_subject text,
  bottom_text text,
  -- Empty is everywhere.
  hosts text[] not null default '{}',
  starts_at_ms bigint not null,
  ends_at_ms bigint not null check (ends_at_ms > starts_at_ms),
  check ((form = 'popUp') = (trigger is not null))
);
create index ad_place on ad (form, location, ends_at_ms);
