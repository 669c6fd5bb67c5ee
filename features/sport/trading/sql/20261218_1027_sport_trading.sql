-- Stake factors: how much of the usual stakes on sports a member, or the members of a segment, may bet (docs/decisions/0100).

create table sport_stake_factor (
  id bigint generated always as identity primary key,
  merchant text not null,
  member_id bigint,
  segment uuid,
  -- in hundredths of what everyone may stake
  percent int not null check (percent between 0 and 1000),
  why text not null check (why in ('newAccount', 'priceSkill', 'allOutcomes', 'linkedAccounts', 'saferPlay', 'trusted')),
  note text not null,
  set_by text not null,
  set_at timestamptz not null,
  check ((member_id is null) <> (segment is null))
);
-- the factor of a member, and those of a brand's segments
create unique index sport_stake_factor_member on sport_stake_factor (member_id) where member_id is not null;
create unique index sport_stake_factor_segment on sport_stake_factor (merchant, segment) where segment is not null;

grant select, insert, update, delete on sport_stake_factor to fairhouse_app;
