-- The app a session was begun in, as a proof or the app itself told; null where only the address named an agent.
alter table session add column host text;
