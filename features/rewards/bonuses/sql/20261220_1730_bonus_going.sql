-- the job goes through a wallet's bonuses in the order of its queue
drop index bonus_grant_going;
create index bonus_grant_going on bonus_grant (granted_at, id) where state <> 'ended';
