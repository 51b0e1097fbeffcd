-- Articles with headings, lists and links: what is left of markup after it was cleaned, as data and never as markup.
alter table article add column blocks jsonb;
-- What a file brought is known by its own number there, and has its address.
alter table article add column origin_key text unique;
alter table article add column origin_url text;
