-- Referrals: a bet above its limit waits for a trader in sport_pending, who accepts it, a part of its stake, or rejects it. Nothing is
-- taken before: an accepted one is placed like a bet whose delay is over, with its key.

alter table sport_pending drop constraint sport_pending_state_check;
alter table sport_pending
  add constraint sport_pending_state_check check (state in ('referred', 'delayed', 'accepted', 'refused')),
  -- the highest stake without a trader, and what limits it; null: no referral
  add column most bigint,
  add column most_why text,
  -- the stake that the trader accepted
  add column granted bigint check (granted > 0),
  add column decided_by text,
  add column decided_at timestamptz,
  add check ((granted is null and decided_by is null) or most is not null);
-- those whose time is over
create index sport_pending_referred on sport_pending (until) where state = 'referred';
-- the desk's list
create index sport_pending_referrals on sport_pending (id) where most is not null;
-- what waits for a member
create index sport_pending_waits on sport_pending (member_id) where state in ('referred', 'delayed');
