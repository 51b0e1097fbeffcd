-- One name for all processes on this data, so that they know each other among others on the same Redis.
create table installation (
  only_one boolean primary key default true check (only_one),
  id text not null
);

insert into installation (id) values (replace(gen_random_uuid()::text, '-', ''));
