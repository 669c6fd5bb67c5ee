-- Versions of a promotion, and what its clock has done.
alter table promotion drop constraint promotion_state_check;
alter table promotion add check (state in ('draft', 'live', 'stopped', 'replaced'));

-- all versions of one promotion: a member takes part in one of them
alter table promotion add column series uuid;
update promotion set series = id;
alter table promotion alter column series set not null;
alter table promotion add column version int not null default 1 check (version > 0);

-- events of registration, birthday and schedule up to here have been looked at; null: none yet
alter table promotion add column looked_until timestamptz;

-- versions of a series; one is live
create unique index promotion_version on promotion (series, version);
create unique index promotion_series_live on promotion (series) where state = 'live';

-- what an event of a member triggers
create index promotion_trigger on promotion (merchant, (data->'trigger'->>'kind')) where state = 'live';

