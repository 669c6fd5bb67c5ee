-- Campaigns on sports: a boost of multiples, early payout. Their terms never change; a new version replaces the one before.
create table sport_campaign (
  merchant text not null references merchant (code),
  kind text not null check (kind in ('boost', 'earlyPayout')),
  version int not null check (version > 0),
  -- rules/terms.ts
  terms json not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  stopped_at timestamptz,
  created_by text not null,
  created_at timestamptz not null default clock_timestamp(),
  stopped_by text,
  primary key (merchant, kind, version)
);

-- The widest lead of each side of a match, once it is beyond review: bets with early payout are paid by it.
create table sport_lead (
  event uuid primary key,
  home int not null default 0,
  away int not null default 0,
  -- bets that it decides are still to be paid
  is_due boolean not null default true
);
create index sport_lead_due on sport_lead (event) where is_due;

-- What campaigns cost, by bet: the boost, and what early payout paid above the result. It follows corrections.
create table sport_campaign_cost (
  bet uuid not null,
  kind text not null check (kind in ('boost', 'earlyPayout')),
  amount bigint not null check (amount >= 0),
  at timestamptz not null default clock_timestamp(),
  primary key (bet, kind)
);

grant select, insert, update on sport_campaign, sport_lead, sport_campaign_cost to fairhouse_app;
