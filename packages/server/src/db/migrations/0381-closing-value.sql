-- How much better the price of a plan was than the market's last one before play, in ten-thousandths; null where the
-- two cannot be compared.
alter table plan add column close_value integer;
