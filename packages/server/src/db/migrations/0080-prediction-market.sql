-- Whose prices the market beside a prediction is; null where several were taken together and nobody wrote down whose.
alter table prediction add column market_company integer;
