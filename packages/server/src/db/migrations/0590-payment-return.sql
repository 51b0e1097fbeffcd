-- When the buyer was first seen again after leaving to pay: from then on the channel is asked more often.
alter table payment add column returned_at_ms bigint;
