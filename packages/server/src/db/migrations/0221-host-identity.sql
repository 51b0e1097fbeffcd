-- Who somebody is at the app that shows us. One member may come by several doors.
create table host_identity (
  provider text not null check (provider in ('microblog', 'weather', 'shopping')),
  subject text not null,
  member_id text not null references member (id),
  created_at_ms bigint not null,
  primary key (provider, subject)
);

create index host_identity_member on host_identity (member_id);

-- Who comes by another app may have told us no number yet.
alter table member drop constraint member_phone_key;
create unique index member_phone on member (phone) where phone <> '';

alter table registration drop constraint registration_way_check;
alter table registration add constraint registration_way_check check (way in ('password', 'code', 'host'));
