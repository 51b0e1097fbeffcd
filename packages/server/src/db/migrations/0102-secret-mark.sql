-- Which secret the keys, passwords and sealed texts of this data were made with: a mark of it, not the secret.
create table secret_mark (
  only_one boolean primary key default true check (only_one),
  mark text not null
);
