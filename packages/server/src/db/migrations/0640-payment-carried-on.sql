-- Where the buyer comes back to: with it the address of the channel can be made again. Null in what began before.
alter table payment add column return_url text;
-- When the buyer gave it up: from then on the channel is told to close it.
alter table payment add column cancelled_at_ms bigint;
