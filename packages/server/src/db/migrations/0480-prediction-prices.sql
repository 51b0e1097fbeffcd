-- What stood there for the three results when the market beside a prediction was read, in hundredths: flat stakes are
-- tried at prices somebody offered. Null where nobody did, and in what was written before there was this column.
alter table prediction add column market_prices integer[]
  check (array_length(market_prices, 1) = 3);
