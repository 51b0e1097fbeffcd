-- A question in words, for who cannot see a picture.
alter table captcha drop constraint captcha_kind_check;
alter table captcha add constraint captcha_kind_check check (kind in ('slider', 'clicks', 'words'));
