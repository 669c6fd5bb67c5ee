-- A match, a race, or an outright: a bet on how a competition ends. Its sides are its runners; it starts, and betting on it pauses, with
-- the next match of its season.
alter table sport_event add column kind text not null default 'match' check (kind in ('match', 'outright'));
alter table sport_event add constraint sport_event_outright check (kind = 'match' or runners is not null);
