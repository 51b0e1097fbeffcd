-- Interpretations, films and the day's signals stand on the home page too.
alter table home_module drop constraint home_module_kind_check;
alter table home_module add constraint home_module_kind_check check (
  kind in (
    'swiper', 'entries', 'live', 'experts', 'plans', 'news', 'topics', 'leagues', 'focus',
    'interpretations', 'videos', 'signals'
  )
);

update home_module set place = place + 3 where place > 5;

insert into home_module (id, kind, title, place) values
  ('signals', 'signals', '今日信号', 6),
  ('interpretations', 'interpretations', '最新解读', 7),
  ('videos', 'videos', '视频解读', 8);
